import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { OrderRow } from '../order/orderAnswer'
import { orderEvents, orders } from '../order/tables'
import { moveMoney, USE } from '../wallet/account'

/** Why money goes back that comes for an order which is not waiting for any. */
export function uncalledFor(order: Pick<OrderRow, 'status'>): string {
  return order.status < 0 ? '订单已取消，付款退回余额' : '重复付款，退回余额'
}

/** Money that no order waits for: it stays the buyer's, in the balance, and the order's books show both ways. `amount` in fen. */
export async function refundPayment(
  db: Db,
  order: OrderRow,
  { amount, remark, now }: { amount: number; remark: string; now: Date },
): Promise<void> {
  await db
    .update(orders)
    .set({ paid_amount: order.paid_amount + amount, refunded_amount: order.refunded_amount + amount })
    .where(eq(orders.id, order.id))
  await moveMoney(db, {
    user_id: order.user_id,
    amount,
    use_type: USE.refund,
    order_sn: order.sn,
    remark,
    now,
  })
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text: remark })
}
