import { ORDER } from '@yaoji/domain'
import { eq, sql } from 'drizzle-orm'
import { orderEvents, orders } from '../../../src/modules/order/tables'
import type { NoticeResult } from '../../../src/modules/payment/apply-notice'
import { payments } from '../../../src/modules/payment/tables'
import type { PaymentNotice } from '../../../src/ports/payment'
import type { Context } from '../../../src/wire/context'
import { pause } from './pause'

/** The naive way: look whether the payment is settled, and if not, settle it. */
export async function applyNotice(
  { db, now }: Context,
  payment: { id: number; user_id: number; order_id: number },
  notice: PaymentNotice,
): Promise<NoticeResult> {
  const [row] = await db.select().from(payments).where(eq(payments.id, payment.id))
  await pause(db)
  if (row?.state === 'paid') return 'repeated'
  await db.update(payments).set({ state: 'paid', settled_at: now }).where(eq(payments.id, payment.id))
  await db
    .update(orders)
    .set({ status: ORDER.paid, paid_at: now, paid_amount: sql`${orders.paid_amount} + ${notice.amount}` })
    .where(eq(orders.id, payment.order_id))
  await db.insert(orderEvents).values({ order_id: payment.order_id, at: now, text: '付款成功' })
  return 'applied'
}
