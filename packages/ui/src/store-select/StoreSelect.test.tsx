import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { StoreSelect, type StoreSelectProps } from './StoreSelect'

const STORES = [
  { user_id: 1, company: '康宁医药连锁' },
  { user_id: 2, company: '一分店' },
]

const open = (props: Partial<StoreSelectProps> = {}) =>
  render(<StoreSelect stores={STORES} value={null} onValueChange={() => {}} {...props} />)

const select = () => screen.getByRole('combobox', { name: '门店' })

test('[RO-03] one store is chosen by its name, and all of them again', async () => {
  const user = userEvent.setup()
  const onValueChange = vi.fn<StoreSelectProps['onValueChange']>()
  const { container, rerender } = open({ onValueChange })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '全部门店',
    '康宁医药连锁',
    '一分店',
  ])
  await user.selectOptions(select(), '一分店')
  rerender(<StoreSelect stores={STORES} value={2} onValueChange={onValueChange} />)
  expect(select()).toHaveProperty('value', '2')
  await user.selectOptions(select(), '全部门店')
  expect(onValueChange.mock.calls).toEqual([[2], [null]])
  await expectAccessible(container)
})

test('[RO-03] a buyer with one store has nothing to choose', () => {
  const { container } = open({ stores: STORES.slice(0, 1) })
  expect(container.childElementCount).toBe(0)
})

testConformance(exported, {
  StoreSelect: {
    props: { stores: STORES, value: 2, onValueChange: () => {}, error: '没有这家门店' },
    outer: control => control.closest<HTMLElement>('[data-invalid]'),
  },
})
