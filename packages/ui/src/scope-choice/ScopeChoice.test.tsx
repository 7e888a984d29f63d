import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { scopesForStory } from './fixtures'
import * as exported from './index'
import { ScopeChoice } from './ScopeChoice'

const box = (name: RegExp) => screen.getByRole('checkbox', { name })

test('each press saves all that is chosen; the last one cannot be left out', async () => {
  const onSave = vi.fn()
  const { container } = render(<ScopeChoice scopes={scopesForStory} onSave={onSave} saved />)
  const user = userEvent.setup()
  await user.click(box(/中成药/))
  expect(onSave.mock.lastCall).toEqual([['化学药', '中成药']])
  await expectAccessible(container)
  await user.click(box(/化学药/))
  await user.click(box(/中成药/))
  expect(onSave).toHaveBeenCalledTimes(2)
  expect(screen.getByText('请至少选择一项经营范围')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a scope says why it cannot be chosen, or what it needs', () => {
  render(<ScopeChoice scopes={scopesForStory} onSave={() => {}} saving />)
  const closed = box(/第二类精神药品/)
  expect(closed).toHaveProperty('disabled', true)
  expect(document.getElementById(closed.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '零售药店不能采购',
  )
  expect(screen.getByRole('status').textContent).toBe('正在保存')
})

test('a request to show what is missing gets the focus, with what is wrong', () => {
  const { rerender } = render(<ScopeChoice scopes={scopesForStory} onSave={() => {}} />)
  rerender(<ScopeChoice scopes={scopesForStory} onSave={() => {}} asked={1} error="需要医疗器械经营许可证" />)
  const list = screen.getByRole('group')
  expect(document.activeElement).toBe(list)
  expect(document.getElementById(list.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '需要医疗器械经营许可证',
  )
})

testConformance(exported, { ScopeChoice: { props: { scopes: scopesForStory, onSave: () => {} } } })
