import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Answers,
  accountStatement,
  failWith,
  statementPaymentFor,
  statementRows,
} from '@yaoji/api-client/testing'
import { readSheetFile } from '@yaoji/hooks/sheets'
import { expect, test, vi } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { savedFiles } from '../../testing/savedFiles'
import WalletStatementPage from './WalletStatementPage'

describePageStates('walletStatement', {
  answers: { 'statement.get': () => accountStatement() },
  call: 'statement.get',
  asks: {},
  crumbs: { 首页: '/', 我的钱包: '/wdqb', 对账单: '' },
  ready: '¥86.00',
  loading: '正在加载对账单',
})

const STORES = [
  { user_id: 1, company: '康宁医药连锁' },
  { user_id: 2, company: '一分店' },
]

function open(at: string, answers: Answers = {}) {
  const { client, place, Shop } = fakeShop({ 'statement.get': () => accountStatement(), ...answers }, { at })
  render(<WalletStatementPage />, { wrapper: Shop })
  return { client, place, user: userEvent.setup() }
}

test('[RT-22 /wdqb/dzd] the month and the store are in the address', async () => {
  const { client, place, user } = open('/wdqb/dzd?month=2026-11', {
    'statement.get': () => accountStatement({ stores: STORES, store_id: null }),
  })
  await user.click(await screen.findByRole('button', { name: '上一月' }))
  expect(place.now).toBe('/wdqb/dzd?month=2026-10')
  await waitFor(() =>
    expect(client.sentTo('statement.get').map(({ input }) => input)).toEqual([
      { month: '2026-11' },
      { month: '2026-10' },
    ]),
  )
  await user.selectOptions(await screen.findByRole('combobox', { name: '门店' }), '一分店')
  expect(place.now).toBe('/wdqb/dzd?month=2026-10&store=2')
})

test('[RT-22 /wdqb/dzd] a month in the address that is none is this month', async () => {
  const { client } = open('/wdqb/dzd?month=2026-13')
  await screen.findByText('2026-11')
  expect(client.sentTo('statement.get').map(({ input }) => input)).toEqual([{}])
})

test('[RT-22 /wdqb/dzd] [RO-03] each order is a link, also those of stores: their head office reads them', async () => {
  const payments = [statementPaymentFor(1), statementPaymentFor(2, { user_id: 2, company: '一分店' })]
  const statement = statementRows({ payments, refunds: [] })
  open('/wdqb/dzd', {
    'statement.get': () => accountStatement({ stores: STORES, store_id: null, statement }),
  })
  await screen.findByRole('link', { name: 'YJ26112000001' })
  const table = within(screen.getByRole('table', { name: '付款' }))
  expect(table.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['YJ26112000001', '/order/info/1'],
    ['YJ26112000002', '/order/info/2'],
  ])
})

test('[RT-22 /wdqb/dzd] the statement is saved as a file with a sheet for each part, and read as a PDF', async () => {
  const saved = savedFiles()
  const { user } = open('/wdqb/dzd')
  const pdf = await screen.findByRole('link', { name: '下载 PDF' })
  expect(pdf.getAttribute('href')).toBe('/api/statement/pdf?month=2026-11&store_id=1')
  await user.click(screen.getByRole('button', { name: '导出 Excel' }))
  expect(await screen.findByText('已导出 4 行')).toBeTruthy()
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('对账单 2026-11 康宁大药房.xlsx')
  const sheets = await readSheetFile(saved[0]!.file)
  expect(sheets.map(({ name }) => name)).toEqual(['汇总', '付款', '退款', '发票'])
})

test('[RT-22 /wdqb/dzd] the file of all stores says so, and what was said of a file goes with its month', async () => {
  const saved = savedFiles()
  const { user } = open('/wdqb/dzd?month=2026-11', {
    'statement.get': ({ month }) =>
      accountStatement({
        month,
        stores: STORES,
        store_id: null,
        pdf_url: `/api/statement/pdf?month=${month}`,
      }),
  })
  await user.click(await screen.findByRole('button', { name: '导出 Excel' }))
  expect(await screen.findByText('已导出 4 行')).toBeTruthy()
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('对账单 2026-11 康宁大药房（含门店，共 2 家）.xlsx')
  await user.click(screen.getByRole('button', { name: '上一月' }))
  await waitFor(() => expect(screen.queryByText('已导出 4 行')).toBeNull())
})

test('[RT-22 /wdqb/dzd] a month that has not begun leads back to this month, of the same store', async () => {
  open('/wdqb/dzd?month=2027-05&store=2', {
    'statement.get': () =>
      failWith('invalid', { fields: { month: ['这个月还没有开始，请选择本月或以前的月份'] } }),
  })
  const link = await screen.findByRole('link', { name: '看本月对账单' })
  expect(link.getAttribute('href')).toBe('/wdqb/dzd?store=2')
  expect(screen.getByText('这个月还没有开始')).toBeTruthy()
})

test('[RT-22 /wdqb/dzd] with too many rows nothing can be saved, and the stores can be chosen', async () => {
  open('/wdqb/dzd', {
    'statement.get': () =>
      accountStatement({ stores: STORES, store_id: null, row_count: 6213, statement: null, pdf_url: '' }),
  })
  expect(await screen.findByText(/本月共有 6213 笔记录/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '下载 PDF' })).toBeNull()
  expect(screen.queryByRole('button', { name: '导出 Excel' })).toBeNull()
  expect(screen.getByRole('combobox', { name: '门店' })).toBeTruthy()
})
