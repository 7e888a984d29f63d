import { eq } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import type { OrderRow } from '../order/orderAnswer'
import { orderEvents, orders } from '../order/tables'
import { moveMoney, USE } from '../wallet/account'

/** Why money for an order that expects none is refunded. */
export function refundReason(order: Pick<OrderRow, 'status'>): string {
  return order.status < 0 ? '订单已取消，付款退回余额' : '重复付款，退回余额'
}

/** A refund. `amount` in fen. */
export interface Refund {
  readonly amount: number
  /** The reason, for the buyer. */
  readonly remark: string
}

/** Books money that no order expects to the buyer’s balance; the order shows both the payment and the refund. */
export async function refundPayment(
  context: Context,
  order: OrderRow,
  { amount, remark }: Refund,
): Promise<void> {
  const { db, now } = context
  await db
    .update(orders)
    .set({ paid_amount: order.paid_amount + amount, refunded_amount: order.refunded_amount + amount })
    .where(eq(orders.id, order.id))
  await moveMoney(context, {
    user_id: order.user_id,
    amount,
    use_type: USE.refund,
    order_sn: order.sn,
    remark,
  })
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text: remark })
}
