import { type Money, statementBuyer } from '@yaoji/domain'

export const accountStatementLabels = {
  loading: '正在加载对账单',
  summary: '汇总',
  /** Whose statement it is: one store's, or a head office's with its stores. */
  buyer: statementBuyer,
  period: (begin: string, end: string) => `${begin} 至 ${end}（含首尾两日）`,
  /** The month has not ended; `time` is that of the statement. */
  running: (time: string) => `本月未结束，截至 ${time}`,
  /** Names of the totals. */
  totals: {
    paid_amount: '本月付款',
    refunded_amount: '本月退款',
    net_amount: '实付净额',
    invoiced_amount: '本月开票（红字为负）',
    opening_amount: '期初余额',
    income: '本月收入',
    expense: '本月支出',
    closing_amount: '期末余额',
  },
  /** A kind of changes of the balance, with what it brought and took. */
  change: (text: string, income: string, expense: string, money: Money) =>
    [text, Number(income) > 0 && `+${money.text(income)}`, Number(expense) > 0 && `−${money.text(expense)}`]
      .filter(Boolean)
      .join(' '),
  changes: '余额变动：',
  /** The totals by store, and the title of their first column. */
  byStore: '按门店',
  store: '门店',
  /** Below the name of a store: how many orders were paid. */
  orders: (count: number) => `${count} 个订单`,
  /** Below what the products of a store cost. */
  deductedOf: (amount: string, money: Money) => `优惠与抵扣 ${money.text(amount)}`,
  payments: '付款',
  refunds: '退款',
  invoices: '发票',
  /** Beside the name of a table: how many rows it has, and their sum. */
  count: (rows: number, sum: string, money: Money) => `${rows} 笔，合计 ${money.text(sum)}`,
  none: { payments: '本月没有付款', refunds: '本月没有退款', invoices: '本月没有开票' },
  order: '订单',
  /** Money that no order expected. */
  extra: '多收款',
  goods: '商品金额',
  deducted: '优惠与抵扣',
  /** Names of the deductions. */
  deductions: {
    promotion_amount: '促销',
    welfare_amount: '福利',
    manjian_amount: '满减',
    coupon_amount: '优惠券',
    cash_amount: '现金券',
    points_amount: '积分',
  },
  shipping: '运费',
  cost: '应付',
  paid: '已付',
  balance: '余额',
  refund: '退款',
  target: '退款去向',
  state: '状态',
  amount: '金额',
  invoice: '发票',
  issued: '开票日期',
  invoiced: '金额（含税）',
  /** The kind of an invoice; a red one takes another back. */
  type: (text: string, red: boolean) => (red ? `红字 · ${text}` : text),
  rules: '说明',
  tooMany: (rows: number, most: number) => `本月共有 ${rows} 笔记录，超过一张对账单的上限 ${most} 笔`,
  tooManyText: '请选择一家门店查看；一家门店仍超过上限时，请联系客服。',
}

export type AccountStatementWords = typeof accountStatementLabels
