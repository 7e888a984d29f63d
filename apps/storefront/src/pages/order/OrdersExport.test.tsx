import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readSheetFile } from '@yaoji/hooks/sheets'
import { expect, test, vi } from 'vitest'
import { type Answers, failWith } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'
import { EXPORT_LINE } from '../../testing/orders'
import { savedFiles } from '../../testing/savedFiles'
import { OrdersExport } from './OrdersExport'

const SEARCH = { tab: 'done', keywords: '白药', from: '2026-11-01', to: '2026-11-20', page: 3 } as const

function open(answer: Answers[string]) {
  const saved = savedFiles()
  const { client, Shop } = fakeShop({ 'order.export': answer })
  render(<OrdersExport search={SEARCH} />, { wrapper: Shop })
  return {
    client,
    saved,
    user: userEvent.setup(),
    button: screen.getByRole('button', { name: '导出 Excel' }),
  }
}

const notice = () => screen.getByRole('status').textContent

test('[RT-26] the lines of the filtered orders are saved as an xlsx file', async () => {
  const { user, client, saved, button } = open(() => ({ list: [EXPORT_LINE, EXPORT_LINE], total: 2 }))
  await user.click(button)
  await waitFor(() => expect(notice()).toBe('已导出 2 行'))
  const { page: _page, ...filters } = SEARCH
  expect(client.askedOf('order.export').map(({ input }) => input)).toEqual([filters])
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('订单明细 2026-11-21.xlsx')
  const [{ rows } = { rows: [] }] = await readSheetFile(saved[0]!.file)
  expect(rows.map(row => [row[0], row[2]])).toEqual([
    ['订单号', '下单时间'],
    ['YJ26112100001', '2026-11-21 10:00:00'],
    ['YJ26112100001', '2026-11-21 10:00:00'],
  ])
})

test('[RT-26] a file that has not all lines says how to get the others', async () => {
  const { user, button } = open(() => ({ list: [EXPORT_LINE], total: 20_001 }))
  await user.click(button)
  await waitFor(() => expect(notice()).toBe('已导出前 1 行，共 20001 行。缩小下单日期可以分次导出'))
})

test('[RT-26] without an order there is no file', async () => {
  const { user, saved, button } = open(() => ({ list: [], total: 0 }))
  await user.click(button)
  await waitFor(() => expect(notice()).toBe('没有符合条件的订单，未导出'))
  expect(saved).toEqual([])
})

test('[RT-26] while a file is made, a second press makes no other one; a failure says why until the next press', async () => {
  let settle = (_answer: () => unknown) => {}
  const { user, client, button } = open(
    () =>
      new Promise((resolve, reject) => {
        settle = answer => {
          try {
            resolve(answer())
          } catch (error) {
            reject(error)
          }
        }
      }),
  )
  await user.dblClick(button)
  expect(client.askedOf('order.export')).toHaveLength(1)
  settle(() => failWith('refused', { message: '导出次数过多，请稍后再试' }))
  await waitFor(() => expect(notice()).toBe('导出次数过多，请稍后再试'))
  await user.click(button)
  expect(notice()).toBe('')
  expect(client.askedOf('order.export')).toHaveLength(2)
})
