import type { Statement } from '@yaoji/api-client/contract/statement'
import {
  formatAmount,
  INVOICE_TYPES,
  PAY_TYPES,
  type PayType,
  REFUND_STATE_TEXTS,
  REFUND_TARGETS,
  type StatementPayment,
  type StatementTotals,
  statementTotals,
} from '@yaoji/domain'
import { groupBy } from '../../db/group-by'
import { chinaTime } from '../../wire/clock'
import type {
  BalanceOfStatement,
  InvoiceOfStatement,
  OrderOfStatement,
  RefundOfStatement,
  StatementScope,
} from './rows'

export interface StatementParts extends BalanceOfStatement {
  readonly orders: readonly OrderOfStatement[]
  readonly refunds: readonly RefundOfStatement[]
  readonly invoices: readonly InvoiceOfStatement[]
}

/** Writes a statement for the wire, with the totals of exactly its rows. */
export function statementAnswer(
  parts: StatementParts,
  { stores }: Pick<StatementScope, 'stores'>,
): Statement {
  const { orders, refunds, invoices, opening_amount, changes } = parts
  const companyOf = (user_id: number) => ({ company: stores.get(user_id) ?? '' })
  const payments = [...orders.map(paymentOf), ...refunds.filter(isUnexpected).map(extraOf)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
  const rows = {
    payments: payments.map(({ amounts }) => amounts),
    refunds: refunds.map(({ refund }) => refund.amount),
    invoices: invoices.map(({ amount }) => amount),
  }
  const totals = statementTotals({ ...rows, opening_amount, changes })
  return {
    payments: payments.map(({ at, ordered_at, way, amounts, ...row }) => ({
      ...row,
      ...companyOf(row.user_id),
      created_at: chinaTime(ordered_at),
      paid_at: chinaTime(at),
      pay_text: PAY_TYPES.find(type => type.way === way)?.text ?? '',
      ...amountTexts(amounts),
    })),
    refunds: refunds.map(row => ({ ...refundAnswer(row), ...companyOf(row.refund.user_id) })),
    invoices: invoices.map(row => ({ ...invoiceAnswer(row), ...companyOf(row.user_id) })),
    balance_changes: changes.map(({ income, expense, ...kind }) => ({
      ...kind,
      ...amountTexts({ income, expense }),
    })),
    store_totals: stores.size > 1 ? storeTotals({ payments, refunds, invoices }, stores) : [],
    totals: amountTexts<StatementTotals>(totals),
  }
}

interface RowsOfStores extends Pick<StatementParts, 'refunds' | 'invoices'> {
  readonly payments: readonly PaymentOfStatement[]
}

/** What each store has of the totals. */
function storeTotals({ payments, refunds, invoices }: RowsOfStores, stores: StatementScope['stores']) {
  const paid = groupBy(payments, ({ user_id }) => user_id)
  const refunded = groupBy(refunds, ({ refund }) => refund.user_id)
  const invoiced = groupBy(invoices, ({ user_id }) => user_id)
  return [...stores].map(([user_id, company]) => {
    const own = paid.get(user_id) ?? []
    const { goods_amount, cost_amount, paid_amount, ...totals } = statementTotals({
      payments: own.map(({ amounts }) => amounts),
      refunds: (refunded.get(user_id) ?? []).map(({ refund }) => refund.amount),
      invoices: (invoiced.get(user_id) ?? []).map(({ amount }) => amount),
      opening_amount: 0,
      changes: [],
    })
    const { shipping_amount, refunded_amount, net_amount, invoiced_amount } = totals
    return {
      user_id,
      company,
      order_count: own.filter(({ kind }) => kind === 'order').length,
      ...amountTexts({
        goods_amount,
        deducted_amount: goods_amount + shipping_amount - cost_amount,
        ...{ shipping_amount, paid_amount, refunded_amount, net_amount, invoiced_amount },
      }),
    }
  })
}

interface PaymentOfStatement {
  readonly kind: 'order' | 'extra'
  readonly id: number
  readonly order_id: number
  readonly sn: string
  readonly user_id: number
  readonly warehouse: string
  readonly ordered_at: Date
  readonly at: Date
  readonly way: PayType | null
  readonly amounts: StatementPayment
}

function paymentOf(order: OrderOfStatement): PaymentOfStatement {
  const { id, user_id, sn, warehouse, created_at, paid_at, pay_type, balance_paid, payable_amount } = order
  const { goods_amount, promotion_amount, welfare_amount, manjian_amount } = order
  const { coupon_amount, cash_amount, points_amount, shipping_amount } = order
  const online_amount = pay_type === 'balance' ? 0 : payable_amount
  return {
    ...{ kind: 'order', id, order_id: id, sn, user_id, warehouse, ordered_at: created_at, way: pay_type },
    // The query finds orders that have it.
    at: paid_at as Date,
    amounts: {
      ...{ goods_amount, promotion_amount, welfare_amount, manjian_amount },
      ...{ coupon_amount, cash_amount, points_amount, shipping_amount },
      cost_amount: payable_amount + balance_paid,
      balance_amount: payable_amount - online_amount + balance_paid,
      online_amount,
    },
  }
}

/** A refund of money that no order expected: it was received at the same moment. */
const isUnexpected = ({ refund }: RefundOfStatement) => refund.way === 'balance' && refund.payment_sn !== null

const NO_AMOUNTS: StatementPayment = {
  ...{ goods_amount: 0, promotion_amount: 0, welfare_amount: 0, manjian_amount: 0, coupon_amount: 0 },
  ...{ cash_amount: 0, points_amount: 0, shipping_amount: 0, cost_amount: 0, balance_amount: 0 },
  online_amount: 0,
}

function extraOf(row: RefundOfStatement): PaymentOfStatement {
  const { refund, order_sn, warehouse, ordered_at, payment_way } = row
  const { id, order_id, user_id, created_at, amount } = refund
  return {
    ...{ kind: 'extra', id, order_id, sn: order_sn, user_id, warehouse, ordered_at, way: payment_way },
    at: created_at,
    amounts: { ...NO_AMOUNTS, online_amount: amount },
  }
}

function refundAnswer({ refund, order_sn }: RefundOfStatement) {
  const { id, sn, order_id, user_id, way, amount, state, created_at, settled_at } = refund
  return {
    ...{ id, sn, order_id, order_sn, user_id, way, state },
    target: REFUND_TARGETS[way],
    amount: formatAmount(amount),
    state_text: REFUND_STATE_TEXTS[state],
    created_at: chinaTime(created_at),
    settled_at: settled_at && chinaTime(settled_at),
  }
}

function invoiceAnswer({ id, number, type, red_of, issued_on, amount }: InvoiceOfStatement) {
  return {
    id,
    number: number ?? '',
    type_text: INVOICE_TYPES[type].text,
    is_red: red_of === null ? (0 as const) : (1 as const),
    // The query finds invoices that have it.
    issued_on: issued_on as string,
    amount: formatAmount(amount),
  }
}

/** The same amounts as texts. */
function amountTexts<Amounts extends object>(amounts: Amounts): { [Name in keyof Amounts]: string } {
  const texts = Object.entries(amounts).map(([name, amount]) => [name, formatAmount(amount)])
  // One entry for each amount.
  return Object.fromEntries(texts) as { [Name in keyof Amounts]: string }
}
