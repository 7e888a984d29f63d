import { sumAmounts } from './money'

/* The account statement of a month: what was paid and refunded, and what became of the balance. Amounts in fen. */

/** An order that was paid in the month, or money that no order expected. */
export interface StatementPayment {
  readonly goods_amount: number
  readonly promotion_amount: number
  readonly welfare_amount: number
  readonly manjian_amount: number
  readonly coupon_amount: number
  readonly cash_amount: number
  readonly points_amount: number
  readonly shipping_amount: number
  /** What the order costs: the goods less all deductions, with the shipping. Money that no order expected costs nothing. */
  readonly cost_amount: number
  /** What of it the balance paid, and what was paid online or by transfer. */
  readonly balance_amount: number
  readonly online_amount: number
}

/** Whose statement it is, for its buyers: the head office alone, or with its stores. `stores` counts the head office too. */
export const statementBuyer = (company: string, stores: number) =>
  stores > 1 ? `${company}（含门店，共 ${stores} 家）` : company

const PARTS = [
  'goods_amount',
  'promotion_amount',
  'welfare_amount',
  'manjian_amount',
  'coupon_amount',
  'cash_amount',
  'points_amount',
  'shipping_amount',
  'cost_amount',
  'balance_amount',
  'online_amount',
] as const satisfies readonly (keyof StatementPayment)[]

/** A change of the balance: all changes of one kind in the month. */
export interface StatementChange {
  readonly income: number
  readonly expense: number
}

export interface StatementRows {
  readonly payments: readonly StatementPayment[]
  /** Amounts of the refunds, and of the invoices; those of red invoices are negative. */
  readonly refunds: readonly number[]
  readonly invoices: readonly number[]
  /** The balance before the month, with what was frozen. */
  readonly opening_amount: number
  readonly changes: readonly StatementChange[]
}

export interface StatementTotals extends StatementPayment {
  readonly paid_amount: number
  readonly refunded_amount: number
  /** Paid less refunded; negative when more came back. */
  readonly net_amount: number
  readonly invoiced_amount: number
  readonly opening_amount: number
  readonly income: number
  readonly expense: number
  readonly closing_amount: number
}

/** The totals of a statement: the sums of its rows, paid less refunded, and the balance after the month. */
export function statementTotals(rows: StatementRows): StatementTotals {
  const sumOf = (part: keyof StatementPayment) => sumAmounts(rows.payments.map(payment => payment[part]))
  // One entry for each part.
  const parts = Object.fromEntries(PARTS.map(part => [part, sumOf(part)])) as Record<
    (typeof PARTS)[number],
    number
  >
  const paid_amount = parts.balance_amount + parts.online_amount
  const refunded_amount = sumAmounts(rows.refunds)
  const income = sumAmounts(rows.changes.map(change => change.income))
  const expense = sumAmounts(rows.changes.map(change => change.expense))
  return {
    ...parts,
    paid_amount,
    refunded_amount,
    net_amount: paid_amount - refunded_amount,
    invoiced_amount: sumAmounts(rows.invoices),
    opening_amount: rows.opening_amount,
    income,
    expense,
    closing_amount: rows.opening_amount + income - expense,
  }
}

/** What belongs to the statement of a month, for the buyer. */
export const STATEMENT_RULES: readonly string[] = [
  '订单按付款时间计入月份（北京时间），与下单时间无关；未付款的订单不计入。',
  '对公转账以到账确认时间为付款时间。多付、重复付款和订单取消后到账的款项单列为“多收款”，并已退回账户余额。',
  '退款按退款成立时间计入月份，未到账的注明在途；退回的现金券不是退款。',
  '发票按开票日期计入月份，红字发票为负数；已作废的发票不计入。',
  '应付 = 商品金额 − 各项优惠与抵扣 + 运费（运费已减去运费券抵扣）；多收款没有应付金额。',
  '余额含未付款订单冻结的部分；期末余额 = 期初余额 + 本月收入 − 本月支出。',
  '本对账单由系统按以上规则生成，供双方核对账目，不是发票，也不是付款凭证。',
]
