import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answer, type DataNamed, exportedLine, failWith } from '@yaoji/api-client/testing'
import { readSheetFile } from '@yaoji/hooks/sheets'
import { expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { savedFiles } from '../../testing/savedFiles'

import { OrdersExport } from './OrdersExport'

const SEARCH = {
  tab: 'done',
  keywords: '白药',
  from: '2026-11-01',
  to: '2026-11-20',
  store: 2,
  page: 3,
} as const

function open(answer: Answer<'order.export'>, several = false) {
  const saved = savedFiles()
  const { client, Shop } = fakeShop({ 'order.export': answer })
  render(<OrdersExport search={SEARCH} several={several} />, { wrapper: Shop })
  return {
    client,
    saved,
    user: userEvent.setup(),
    button: screen.getByRole('button', { name: '导出 Excel' }),
  }
}

const notice = () => screen.getByRole('status').textContent

test('[RT-26] the lines of the filtered orders are saved as an xlsx file', async () => {
  const { user, client, saved, button } = open(() => ({ list: [exportedLine(), exportedLine()], total: 2 }))
  await user.click(button)
  await waitFor(() => expect(notice()).toBe('已导出 2 行'))
  const { page: _page, store: store_id, ...filters } = SEARCH
  expect(client.sentTo('order.export').map(({ input }) => input)).toEqual([{ ...filters, store_id }])
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('订单明细 2026-11-21.xlsx')
  const [{ rows } = { rows: [] }] = await readSheetFile(saved[0]!.file)
  expect(rows.map(row => [row[0], row[2]])).toEqual([
    ['订单号', '下单时间'],
    ['YJ26112100001', '2026-11-21 10:00:00'],
    ['YJ26112100001', '2026-11-21 10:00:00'],
  ])
})

test('[RO-03] [RT-26] the file of a head office names the store of each order', async () => {
  const line = exportedLine({ company: '一分店' })
  const { user, saved, button } = open(() => ({ list: [line], total: 1 }), true)
  await user.click(button)
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const [{ rows } = { rows: [] }] = await readSheetFile(saved[0]!.file)
  expect(rows.map(row => row[2])).toEqual(['门店', '一分店'])
})

test('[RT-26] a file that has not all lines says how to get the others', async () => {
  const { user, button } = open(() => ({ list: [exportedLine()], total: 20_001 }))
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
  let settle = (_answer: () => DataNamed<'order.export'>) => {}
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
  expect(client.sentTo('order.export')).toHaveLength(1)
  settle(() => failWith('refused', { message: '导出次数过多，请稍后再试' }))
  await waitFor(() => expect(notice()).toBe('导出次数过多，请稍后再试'))
  await user.click(button)
  expect(notice()).toBe('')
  expect(client.sentTo('order.export')).toHaveLength(2)
})
