import { ORDER, type PaymentWay } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import { spendCoupon } from '../coupon/lock'
import { moveOrder } from '../order/move'
import type { OrderRow } from '../order/orderAnswer'
import { payments } from './tables'

/** Takes an order, locked by the caller, as paid: its coupon is used up and attempts that still wait are closed. `amount` in fen. */
export async function markPaid(
  context: Context,
  order: OrderRow,
  { way, amount }: { way: PaymentWay; amount: number },
): Promise<OrderRow> {
  const { now } = context
  const paid = await moveOrder(context, order, {
    to: ORDER.paid,
    change: { pay_type: way, paid_at: now, paid_amount: order.paid_amount + amount },
    event: '付款成功，等待审核',
  })
  await spendCoupon(context, order.parent_sn)
  await closeWaiting(context, order.id)
  return paid
}

/** Closes the attempts of an order that still wait. Money that comes for one all the same is settled when it comes. */
export async function closeWaiting({ db, now }: Context, orderId: number): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'closed', settled_at: now })
    .where(and(eq(payments.order_id, orderId), eq(payments.state, 'waiting')))
}
