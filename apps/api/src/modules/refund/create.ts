import { type PayType, type RefundPart, splitRefund } from '@yaoji/domain'
import { and, asc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import type { OrderRow } from '../order/tables'
import { payments } from '../payment/tables'
import { moveMoney, USE } from '../wallet/account'
import { refunds } from './tables'

type RefundedOrder = Pick<
  OrderRow,
  'id' | 'sn' | 'user_id' | 'pay_type' | 'paid_at' | 'payable_amount' | 'balance_paid'
>

/** A part of a refund, and for the gateway the payment that it is part of. */
interface PlannedPart extends RefundPart {
  /** Distinguishes the parts of one refund in their numbers. */
  readonly letter: 'P' | 'B'
  readonly payment_sn: string | null
}

/** Ways that the gateway pays back. */
const GATEWAY_WAYS: readonly PayType[] = ['wechat', 'alipay', 'company']

/**
 * The ways that a refund of an order goes: what was paid goes the way of the payment, what came from the balance goes
 * there. Without a known payment all goes to the balance. `amount` in fen; the caller has locked the order.
 */
export async function planRefund(db: Db, order: RefundedOrder, amount: number): Promise<PlannedPart[]> {
  const split = splitRefund({
    paid: order.paid_at === null ? 0 : order.payable_amount,
    balance: order.balance_paid,
    refunded: await refundedOf(db, order.id),
    amount,
  })
  const payment = split.payment > 0 ? await paymentOf(db, order) : null
  const way = payment?.way ?? 'balance'
  const toBalance = way === 'balance' ? amount : split.balance
  const parts: PlannedPart[] = [
    {
      letter: 'P',
      way,
      amount: amount - toBalance,
      payment_sn: GATEWAY_WAYS.includes(way) ? (payment?.sn ?? null) : null,
    },
    { letter: 'B', way: 'balance', amount: toBalance, payment_sn: null },
  ]
  return parts.filter(part => part.amount > 0)
}

/** Money that an order did not expect, all of it to the balance. `amount` in fen. */
export function unexpectedPart(payment_sn: string, amount: number): PlannedPart {
  return { letter: 'B', way: 'balance', amount, payment_sn }
}

export interface RefundSource {
  /** Number of the order, of a payment that it did not expect, or of the return. A number is refunded once. */
  readonly sn: string
  readonly return_id?: number
  /** The reason, for the ledger of the balance. */
  readonly remark: string
}

/** Books the parts of a refund: the balance has its part now, the gateway and the bank are asked after the transaction. */
export async function writeRefund(
  context: Context,
  order: RefundedOrder,
  { parts, sn, return_id, remark }: RefundSource & { readonly parts: readonly PlannedPart[] },
): Promise<void> {
  const { db, now } = context
  for (const { letter, way, amount, payment_sn } of parts) {
    const done = way === 'balance'
    await db.insert(refunds).values({
      ...{ way, amount, payment_sn, return_id },
      sn: `${sn}-${letter}`,
      order_id: order.id,
      user_id: order.user_id,
      state: done ? 'done' : 'waiting',
      send_at: done || payment_sn === null ? null : now,
      created_at: now,
      settled_at: done ? now : null,
    })
    if (done)
      await moveMoney(context, {
        ...{ amount, remark },
        user_id: order.user_id,
        use_type: USE.refund,
        order_sn: order.sn,
      })
  }
}

/** What was refunded of an order before, in fen, without money that it did not expect. */
async function refundedOf(db: Db, orderId: number): Promise<number> {
  const expected = or(ne(refunds.way, 'balance'), isNull(refunds.payment_sn))
  const [sum] = await db
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.order_id, orderId), expected))
  return sum?.amount ?? 0
}

/** The payment that paid an order. */
async function paymentOf(db: Db, order: RefundedOrder): Promise<{ sn: string; way: PayType } | null> {
  if (order.pay_type === null) return null
  const [payment] = await db
    .select({ sn: payments.sn, way: payments.way })
    .from(payments)
    .where(
      and(
        eq(payments.order_id, order.id),
        eq(payments.state, 'paid'),
        eq(payments.way, order.pay_type),
        gte(payments.amount, order.payable_amount),
      ),
    )
    .orderBy(asc(payments.settled_at), asc(payments.id))
    .limit(1)
  return payment ?? null
}
