import { accountStatement, statementRows } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { statementSheets, statementSheetWords } from './statementSheets'

const data = { ...accountStatement(), statement: statementRows() }

/** The values of each sheet, row by row. */
const valuesOf = () =>
  Object.fromEntries(
    statementSheets(data).map(({ name, cells }) => [
      name,
      cells.map(row => row.map(cell => (cell as { value: unknown }).value)),
    ]),
  )

test('[RT-22] a statement is a sheet for each part, of which the first has what it is, its totals and its rules', () => {
  const { 汇总: summary = [], ...others } = valuesOf()
  expect(Object.keys(others)).toEqual(['付款', '退款', '发票'])
  const of = (name: string) => summary.find(([first]) => first === name)?.[1]
  expect([of('单据'), of('采购方'), of('对账期间')]).toEqual([
    '对账单',
    '康宁大药房',
    '2026-11-01 至 2026-11-30',
  ])
  expect(of('生成时间')).toBe('2026-11-22 10:00:00（本月未结束）')
  const names = ['本月付款', '本月退款', '实付净额（付款 − 退款）', '本月开票（红字为负）']
  expect(names.map(of)).toEqual([119, 20, 99, 99])
  expect(['期初余额', '本月收入', '本月支出', '期末余额'].map(of)).toEqual([100, 5, 19, 86])
  expect([of('余额支出：消费'), of('余额收入：返现')]).toEqual([19, 5])
  expect([of('说明 1'), of('说明 2')]).toEqual(data.rules)
})

test('[RT-22] money is a number under its title, so that a column adds up to its total', () => {
  const { 付款: payments = [], 退款: refunds = [], 发票: invoices = [] } = valuesOf()
  const sum = (rows: unknown[][], title: string) =>
    rows.slice(1).reduce((all, row) => all + Number(row[rows[0]!.indexOf(title)]), 0)
  expect(payments[1]?.slice(0, 4)).toEqual([
    'YJ26112000001',
    '订单',
    '2026-11-20 09:30:00',
    '2026-11-20 09:35:00',
  ])
  expect([sum(payments, '余额支付'), sum(payments, '在线或转账支付')]).toEqual([19, 100])
  expect(payments[0]?.filter(title => typeof title !== 'string')).toEqual([])
  expect(sum(refunds, '金额')).toBe(20)
  expect(sum(invoices, '金额（含税）')).toBe(99)
})

test('a statement of several stores has a sheet with their totals, one of a store has none', () => {
  const store = {
    company: '一分店',
    ...{ order_count: 2, goods_amount: '105.00', deducted_amount: '5.00' },
    ...{ shipping_amount: '8.00', paid_amount: '108.00', refunded_amount: '20.00', net_amount: '88.00' },
    invoiced_amount: '0.00',
  }
  const several = { ...data, store_id: null, statement: { ...data.statement, store_totals: [store] } }
  expect(statementSheets(several).map(({ name }) => name)).toEqual(['汇总', '按门店', '付款', '退款', '发票'])
  expect(statementSheets(several)[1]?.cells.map(row => row.map(cell => cell?.value))).toEqual([
    ['门店', '订单', '商品金额', '优惠与抵扣', '运费', '本月付款', '本月退款', '实付净额', '本月开票'],
    ['一分店', 2, 105, 5, 8, 108, 20, 88, 0],
  ])
  expect(statementSheets(data).map(({ name }) => name)).not.toContain('按门店')
})

test('the words of names, titles and lines can be others', () => {
  const words = {
    ...statementSheetWords,
    sheets: { ...statementSheetWords.sheets, payments: 'Payments' },
    payments: { ...statementSheetWords.payments, cost_amount: 'Due' },
    kinds: { order: 'Order', extra: 'Too much' },
    rule: (number: number) => `Note ${number}`,
  }
  const [summary, payments] = statementSheets(data, words)
  const texts = [...summary!.cells, ...payments!.cells].flat().map(cell => cell?.value)
  expect(payments!.name).toBe('Payments')
  for (const text of ['Due', 'Order', 'Note 1']) expect(texts).toContain(text)
})
