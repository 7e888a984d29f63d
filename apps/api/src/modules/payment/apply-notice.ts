import { ORDER } from '@yaoji/domain'
import { and, eq, ne } from 'drizzle-orm'
import type { PaymentNotice } from '../../ports/payment'
import type { Context } from '../../wire/context'
import { lockOrder } from '../order/change-status'
import { type OrderRow, orderEvents } from '../order/tables'
import { lockAccount } from '../wallet/account'
import { markPaid } from './mark-paid'
import { refundPayment, refundReason } from './refund'
import { payments } from './tables'

type PaymentRow = typeof payments.$inferSelect

/** The result of a valid notice. `repeated`: it was applied before. */
export type NoticeResult = 'applied' | 'refunded' | 'failed' | 'repeated'

/**
 * Applies a gateway’s notice to one order of its payment, once: a second notice, however late and in any process, finds the
 * payment settled. Money for a cancelled or paid order goes to the buyer’s balance. Received money counts even when
 * the attempt was closed or reported as failed.
 */
export async function applyNotice(
  context: Context,
  payment: Pick<PaymentRow, 'id' | 'user_id' | 'order_id' | 'amount'>,
  notice: PaymentNotice,
): Promise<NoticeResult> {
  const { db, now } = context
  await lockAccount(db, payment.user_id)
  const order = await lockOrder(db, payment.order_id)
  if (!order) throw new Error(`api: payment ${notice.payment_sn} has no order. Mend the row.`)
  if (notice.result === 'failed') return noteFailure(context, payment.id, order)
  const [paid] = await db
    .update(payments)
    .set({ state: 'paid', gateway_no: notice.gateway_no, settled_at: now })
    .where(and(eq(payments.id, payment.id), ne(payments.state, 'paid')))
    .returning()
  if (!paid) return 'repeated'
  if (order.status === ORDER.unpaid || order.status === ORDER.transferSubmitted) {
    await markPaid(context, order, { way: paid.way, amount: payment.amount })
    return 'applied'
  }
  const refund = { payment_sn: paid.sn, amount: payment.amount, remark: refundReason(order) }
  await refundPayment(context, order, refund)
  return 'refunded'
}

async function noteFailure({ db, now }: Context, id: number, order: OrderRow): Promise<NoticeResult> {
  const failed = await db
    .update(payments)
    .set({ state: 'failed', settled_at: now })
    .where(and(eq(payments.id, id), eq(payments.state, 'waiting')))
    .returning({ id: payments.id })
  if (failed.length === 0) return 'repeated'
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text: '付款未完成' })
  return 'failed'
}
