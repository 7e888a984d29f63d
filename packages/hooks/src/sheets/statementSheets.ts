import { statementBuyer } from '@yaoji/domain'
import type { SheetColumn } from './cells'
import { sheetOf, type WrittenSheet } from './saveSheet'

/* The sheets of an account statement, by the wire's names. Money is a number, so that each column adds up. */

export interface StatementSheetPayment {
  readonly kind: 'order' | 'extra'
  readonly sn: string
  readonly company: string
  readonly warehouse: string
  readonly created_at: string
  readonly paid_at: string
  readonly pay_text: string
  readonly goods_amount: string
  readonly promotion_amount: string
  readonly welfare_amount: string
  readonly manjian_amount: string
  readonly coupon_amount: string
  readonly cash_amount: string
  readonly points_amount: string
  readonly shipping_amount: string
  readonly cost_amount: string
  readonly balance_amount: string
  readonly online_amount: string
}

export interface StatementSheetRefund {
  readonly sn: string
  readonly order_sn: string
  readonly company: string
  readonly created_at: string
  readonly settled_at: string | null
  readonly target: string
  readonly state_text: string
  readonly amount: string
}

export interface StatementSheetInvoice {
  readonly number: string
  readonly type_text: string
  readonly is_red: number
  readonly company: string
  readonly issued_on: string
  readonly amount: string
}

export interface StatementSheetData {
  readonly begin_date: string
  readonly end_date: string
  readonly is_running: number
  readonly made_at: string
  readonly company: string
  /** The chosen store; null for all of them. */
  readonly store_id: number | null
  readonly stores: readonly unknown[]
  readonly supplier_company: string
  readonly rules: readonly string[]
  readonly statement: {
    readonly payments: readonly StatementSheetPayment[]
    readonly refunds: readonly StatementSheetRefund[]
    readonly invoices: readonly StatementSheetInvoice[]
    readonly balance_changes: readonly {
      readonly use_type_text: string
      readonly income: string
      readonly expense: string
    }[]
    readonly totals: Readonly<Record<(typeof BALANCE_TOTALS | typeof PAID_TOTALS)[number][0], string>>
  }
}

const PAID_TOTALS = [
  ['paid_amount', '本月付款'],
  ['refunded_amount', '本月退款'],
  ['net_amount', '实付净额（付款 − 退款）'],
  ['invoiced_amount', '本月开票（红字为负）'],
] as const

const BALANCE_TOTALS = [
  ['opening_amount', '期初余额'],
  ['income', '本月收入'],
  ['expense', '本月支出'],
  ['closing_amount', '期末余额'],
] as const

/** A line of the first sheet. */
interface SummaryLine {
  readonly name: string
  readonly value: string | number
}

const money = <Row>(header: string, value: (row: Row) => string): SheetColumn<Row> => ({
  header,
  width: 13,
  value: row => Number(value(row)),
  format: '0.00',
})

const SUMMARY: readonly SheetColumn<SummaryLine>[] = [
  { header: '项目', width: 30, value: ({ name }) => name },
  { header: '内容', width: 60, value: ({ value }) => value, format: '0.00' },
]

const PAYMENTS: readonly SheetColumn<StatementSheetPayment>[] = [
  { header: '订单号', width: 22, value: ({ sn }) => sn },
  { header: '类型', width: 10, value: ({ kind }) => (kind === 'extra' ? '多收款' : '订单') },
  { header: '下单时间', width: 20, value: ({ created_at }) => created_at },
  { header: '付款时间', width: 20, value: ({ paid_at }) => paid_at },
  { header: '门店', width: 24, value: ({ company }) => company },
  { header: '仓库', width: 14, value: ({ warehouse }) => warehouse },
  money('商品金额', row => row.goods_amount),
  money('促销优惠', row => row.promotion_amount),
  money('福利优惠', row => row.welfare_amount),
  money('满减', row => row.manjian_amount),
  money('优惠券', row => row.coupon_amount),
  money('现金券', row => row.cash_amount),
  money('积分抵扣', row => row.points_amount),
  money('运费', row => row.shipping_amount),
  money('应付', row => row.cost_amount),
  money('余额支付', row => row.balance_amount),
  money('在线或转账支付', row => row.online_amount),
  { header: '支付方式', width: 12, value: ({ pay_text }) => pay_text },
]

const REFUNDS: readonly SheetColumn<StatementSheetRefund>[] = [
  { header: '退款号', width: 30, value: ({ sn }) => sn },
  { header: '订单号', width: 22, value: ({ order_sn }) => order_sn },
  { header: '门店', width: 24, value: ({ company }) => company },
  { header: '退款时间', width: 20, value: ({ created_at }) => created_at },
  { header: '到账时间', width: 20, value: ({ settled_at }) => settled_at ?? '' },
  { header: '退款去向', width: 18, value: ({ target }) => target },
  { header: '状态', width: 26, value: ({ state_text }) => state_text },
  money('金额', row => row.amount),
]

const INVOICES: readonly SheetColumn<StatementSheetInvoice>[] = [
  { header: '发票号码', width: 26, value: ({ number }) => number },
  { header: '类型', width: 24, value: ({ type_text }) => type_text },
  { header: '红字', width: 8, value: ({ is_red }) => (is_red === 1 ? '红字' : '') },
  { header: '门店', width: 24, value: ({ company }) => company },
  { header: '开票日期', width: 14, value: ({ issued_on }) => issued_on },
  money('金额（含税）', row => row.amount),
]

/** The sheets of a statement: what it is with its totals, then payments, refunds and invoices. */
export function statementSheets(data: StatementSheetData): WrittenSheet[] {
  const { statement } = data
  return [
    sheetOf('汇总', SUMMARY, summaryOf(data)),
    sheetOf('付款', PAYMENTS, statement.payments),
    sheetOf('退款', REFUNDS, statement.refunds),
    sheetOf('发票', INVOICES, statement.invoices),
  ]
}

/** Whose statement the sheets are: of one store, or of the head office with all its stores. */
export const statementBuyerOf = ({
  company,
  store_id,
  stores,
}: Pick<StatementSheetData, 'company' | 'store_id' | 'stores'>) =>
  statementBuyer(company, store_id === null ? stores.length : 1)

function summaryOf(data: StatementSheetData): SummaryLine[] {
  const { begin_date, end_date, is_running, made_at, supplier_company, rules } = data
  const { totals, balance_changes } = data.statement
  const line = ([name, text]: (typeof PAID_TOTALS | typeof BALANCE_TOTALS)[number]) => ({
    name: text,
    value: Number(totals[name]),
  })
  return [
    { name: '单据', value: '对账单' },
    { name: '采购方', value: statementBuyerOf(data) },
    { name: '供货方', value: supplier_company },
    { name: '对账期间', value: `${begin_date} 至 ${end_date}` },
    { name: '生成时间', value: is_running === 1 ? `${made_at}（本月未结束）` : made_at },
    ...PAID_TOTALS.map(line),
    ...BALANCE_TOTALS.map(line),
    ...balance_changes.flatMap(({ use_type_text, income, expense }) => [
      ...(Number(income) > 0 ? [{ name: `余额收入：${use_type_text}`, value: Number(income) }] : []),
      ...(Number(expense) > 0 ? [{ name: `余额支出：${use_type_text}`, value: Number(expense) }] : []),
    ]),
    ...rules.map((rule, at) => ({ name: `说明 ${at + 1}`, value: rule })),
  ]
}
