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

export interface StatementSheetStore {
  readonly company: string
  readonly order_count: number
  readonly goods_amount: string
  readonly deducted_amount: string
  readonly shipping_amount: string
  readonly paid_amount: string
  readonly refunded_amount: string
  readonly net_amount: string
  readonly invoiced_amount: string
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
    /** By store; none of a statement of one store. */
    readonly store_totals: readonly StatementSheetStore[]
    readonly totals: Readonly<Record<(typeof BALANCE_TOTALS | typeof PAID_TOTALS)[number], string>>
  }
}

const PAID_TOTALS = ['paid_amount', 'refunded_amount', 'net_amount', 'invoiced_amount'] as const
const BALANCE_TOTALS = ['opening_amount', 'income', 'expense', 'closing_amount'] as const

/** The names of the sheets and the titles of their columns, by the wire's names; and the words of the first sheet. */
export const statementSheetWords = {
  sheets: { summary: '汇总', stores: '按门店', payments: '付款', refunds: '退款', invoices: '发票' },
  summary: {
    name: '项目',
    value: '内容',
    document: '单据',
    statement: '对账单',
    buyer: '采购方',
    supplier: '供货方',
    period: '对账期间',
    made_at: '生成时间',
  },
  days: (begin: string, end: string) => `${begin} 至 ${end}`,
  /** When a statement was made of a month that has not ended. */
  running: (time: string) => `${time}（本月未结束）`,
  totals: {
    paid_amount: '本月付款',
    refunded_amount: '本月退款',
    net_amount: '实付净额（付款 − 退款）',
    invoiced_amount: '本月开票（红字为负）',
    opening_amount: '期初余额',
    income: '本月收入',
    expense: '本月支出',
    closing_amount: '期末余额',
  },
  income: (kind: string) => `余额收入：${kind}`,
  expense: (kind: string) => `余额支出：${kind}`,
  rule: (number: number) => `说明 ${number}`,
  payments: {
    sn: '订单号',
    kind: '类型',
    created_at: '下单时间',
    paid_at: '付款时间',
    company: '门店',
    warehouse: '仓库',
    goods_amount: '商品金额',
    promotion_amount: '促销优惠',
    welfare_amount: '福利优惠',
    manjian_amount: '满减',
    coupon_amount: '优惠券',
    cash_amount: '现金券',
    points_amount: '积分抵扣',
    shipping_amount: '运费',
    cost_amount: '应付',
    balance_amount: '余额支付',
    online_amount: '在线或转账支付',
    pay_text: '支付方式',
  },
  stores: {
    company: '门店',
    order_count: '订单',
    goods_amount: '商品金额',
    deducted_amount: '优惠与抵扣',
    shipping_amount: '运费',
    paid_amount: '本月付款',
    refunded_amount: '本月退款',
    net_amount: '实付净额',
    invoiced_amount: '本月开票',
  },
  /** What a payment is for. */
  kinds: { order: '订单', extra: '多收款' },
  refunds: {
    sn: '退款号',
    order_sn: '订单号',
    company: '门店',
    created_at: '退款时间',
    settled_at: '到账时间',
    target: '退款去向',
    state_text: '状态',
    amount: '金额',
  },
  invoices: {
    number: '发票号码',
    type_text: '类型',
    is_red: '红字',
    company: '门店',
    issued_on: '开票日期',
    amount: '金额（含税）',
  },
}

export type StatementSheetWords = typeof statementSheetWords

/** Widths in characters; a column without one has an amount or a count. */
const WIDTHS = {
  stores: { company: 30 },
  payments: { sn: 22, kind: 10, created_at: 20, paid_at: 20, company: 24, warehouse: 14, pay_text: 12 },
  refunds: {
    sn: 30,
    order_sn: 22,
    company: 24,
    created_at: 20,
    settled_at: 20,
    target: 18,
    state_text: 26,
  },
  invoices: { number: 26, type_text: 24, is_red: 8, company: 24, issued_on: 14 },
} as const

/** The columns of a sheet in the order of their titles, each with the field of its name. */
function columnsOf<Row>(
  titles: Readonly<Record<string, string>>,
  widths: Readonly<Record<string, number>>,
  texts: Readonly<Record<string, (row: Row) => string>> = {},
): SheetColumn<Row>[] {
  return Object.entries(titles).map(([field, header]) => {
    const read = texts[field] ?? (row => String((row as Record<string, unknown>)[field] ?? ''))
    const width = widths[field]
    if (field.endsWith('_count')) return { header, width: 8, value: row => Number(read(row)), format: '0' }
    if (width === undefined) return { header, width: 13, value: row => Number(read(row)), format: '0.00' }
    return { header, width, value: read }
  })
}

/** The sheets of a statement: what it is with its totals, those of each store of several, then payments, refunds and invoices. */
export function statementSheets(
  data: StatementSheetData,
  words: StatementSheetWords = statementSheetWords,
): WrittenSheet[] {
  const { store_totals, payments, refunds, invoices } = data.statement
  const { sheets, summary } = words
  const paid = columnsOf<StatementSheetPayment>(words.payments, WIDTHS.payments, {
    kind: ({ kind }) => words.kinds[kind],
  })
  const issued = columnsOf<StatementSheetInvoice>(words.invoices, WIDTHS.invoices, {
    is_red: ({ is_red }) => (is_red === 1 ? words.invoices.is_red : ''),
  })
  const lines: SheetColumn<SummaryLine>[] = [
    { header: summary.name, width: 30, value: ({ name }) => name },
    { header: summary.value, width: 60, value: ({ value }) => value, format: '0.00' },
  ]
  return [
    sheetOf(sheets.summary, lines, summaryOf(data, words)),
    ...(store_totals.length > 0
      ? [sheetOf(sheets.stores, columnsOf<StatementSheetStore>(words.stores, WIDTHS.stores), store_totals)]
      : []),
    sheetOf(sheets.payments, paid, payments),
    sheetOf(sheets.refunds, columnsOf<StatementSheetRefund>(words.refunds, WIDTHS.refunds), refunds),
    sheetOf(sheets.invoices, issued, invoices),
  ]
}

/** A line of the first sheet. */
interface SummaryLine {
  readonly name: string
  readonly value: string | number
}

/** Whose statement the sheets are: of one store, or of the head office with all its stores. */
export const statementBuyerOf = ({
  company,
  store_id,
  stores,
}: Pick<StatementSheetData, 'company' | 'store_id' | 'stores'>) =>
  statementBuyer(company, store_id === null ? stores.length : 1)

function summaryOf(data: StatementSheetData, words: StatementSheetWords): SummaryLine[] {
  const { begin_date, end_date, is_running, made_at, supplier_company, rules } = data
  const { totals, balance_changes } = data.statement
  const { summary } = words
  return [
    { name: summary.document, value: summary.statement },
    { name: summary.buyer, value: statementBuyerOf(data) },
    { name: summary.supplier, value: supplier_company },
    { name: summary.period, value: words.days(begin_date, end_date) },
    { name: summary.made_at, value: is_running === 1 ? words.running(made_at) : made_at },
    ...[...PAID_TOTALS, ...BALANCE_TOTALS].map(name => ({
      name: words.totals[name],
      value: Number(totals[name]),
    })),
    ...balance_changes.flatMap(({ use_type_text, income, expense }) => [
      ...(Number(income) > 0 ? [{ name: words.income(use_type_text), value: Number(income) }] : []),
      ...(Number(expense) > 0 ? [{ name: words.expense(use_type_text), value: Number(expense) }] : []),
    ]),
    ...rules.map((rule, at) => ({ name: words.rule(at + 1), value: rule })),
  ]
}
