import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ExportButton, type SavedSheet } from './ExportButton'
import * as exported from './index'

const refused = Object.assign(new Error('请稍后再导出'), { kind: 'refused' })

test.each<[string, () => Promise<SavedSheet>, string]>([
  ['all rows', async () => ({ saved: 3, total: 3 }), '已导出 3 行'],
  ['a part', async () => ({ saved: 2, total: 9 }), '已导出前 2 行，共 9 行。请缩小日期范围。'],
  ['no rows', async () => ({ saved: 0, total: 0 }), '没有可以导出的订单'],
  ['a failure', () => Promise.reject(refused), '请稍后再导出'],
])('an export of %s says so', async (_what, save, text) => {
  const { container } = render(
    <ExportButton save={save} noneText="没有可以导出的订单" restText="请缩小日期范围。" />,
  )
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: '导出 Excel' }))
  expect(await screen.findByText(text)).toBeTruthy()
  await expectAccessible(container)
})

test('while an export runs its button is busy, and what the last one said is gone', async () => {
  const save = vi.fn<() => Promise<SavedSheet>>(async () => ({ saved: 3, total: 3 }))
  render(<ExportButton save={save} noneText="" restText="" />)
  const button = screen.getByRole('button', { name: '导出 Excel' })
  await userEvent.click(button)
  await screen.findByText('已导出 3 行')
  save.mockImplementation(() => new Promise(() => {}))
  await userEvent.click(button)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(save).toHaveBeenCalledTimes(2)
})

testConformance(exported, {
  ExportButton: { props: { save: async () => ({ saved: 0, total: 0 }), noneText: '', restText: '' } },
})
