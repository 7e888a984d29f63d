import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { copyResultsForStory, storesForStory } from './fixtures'
import * as exported from './index'
import { StoreCopy } from './StoreCopy'

test('lines are copied to the chosen stores; without lines nothing can be copied', async () => {
  const onCopyTo = vi.fn()
  const { container, rerender } = render(<StoreCopy stores={storesForStory} lines={6} onCopyTo={onCopyTo} />)
  const user = userEvent.setup()
  expect(screen.getByRole('button', { name: '复制到 0 家门店' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: '康宁大药房双流店' }))
  await user.click(screen.getByRole('checkbox', { name: '康宁大药房人民南路店' }))
  await user.click(screen.getByRole('checkbox', { name: '康宁大药房双流店' }))
  await user.click(screen.getByRole('button', { name: '复制到 1 家门店' }))
  expect(onCopyTo).toHaveBeenCalledWith([7])
  await expectAccessible(container)
  rerender(<StoreCopy stores={storesForStory} lines={0} onCopyTo={onCopyTo} />)
  expect(screen.getByText('购物车里没有勾选的商品')).toBeTruthy()
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})

test('what became of each line is said store by store', () => {
  render(<StoreCopy stores={storesForStory} lines={6} onCopyTo={() => {}} outcome={copyResultsForStory} />)
  const results = within(screen.getByRole('status', { name: '复制结果' }))
  expect(
    results.getByText('康宁大药房人民南路店：已加入 5 种，其中 1 种数量有调整，1 种没有加入'),
  ).toBeTruthy()
  expect(results.getByText('布洛芬缓释胶囊：超出经营范围')).toBeTruthy()
  expect(results.getByText('康宁大药房双流店：已加入 0 种，6 种没有加入。证照已过期')).toBeTruthy()
})

testConformance(exported, {
  StoreCopy: { props: { stores: storesForStory, lines: 6, onCopyTo: () => {} } },
  StoreCopyResults: { props: { results: copyResultsForStory } },
})
