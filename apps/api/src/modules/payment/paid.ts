import { ORDER, type PaymentWay } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { spendCoupon } from '../coupon/lock'
import { moveOrder } from '../order/move'
import type { OrderRow } from '../order/orderAnswer'
import { payments } from './tables'

/** Takes an order, locked by the caller, as paid: its coupon is used up and attempts that still wait are closed. `amount` in fen. */
export async function markPaid(
  db: Db,
  order: OrderRow,
  { way, amount, now }: { way: PaymentWay; amount: number; now: Date },
): Promise<OrderRow> {
  const paid = await moveOrder(db, order, ORDER.paid, {
    change: { pay_type: way, paid_at: now, paid_amount: order.paid_amount + amount },
    event: '付款成功，等待审核',
    now,
  })
  await spendCoupon(db, order.parent_sn, now)
  await closeWaiting(db, order.id, now)
  return paid
}

/** Closes the attempts of an order that still wait. Money that comes for one all the same is settled when it comes. */
export async function closeWaiting(db: Db, orderId: number, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'closed', settled_at: now })
    .where(and(eq(payments.order_id, orderId), eq(payments.state, 'waiting')))
}
