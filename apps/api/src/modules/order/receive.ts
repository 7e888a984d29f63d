import { FEN_PER_POINT, ORDER } from '@yaoji/domain'
import { and, eq, isNotNull, sum } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import { orderReturns } from '../return/tables'
import { movePoints, POINTS_USE } from '../wallet/points'
import { changeStatus } from './change-status'
import { deliverAll, receiptOf } from './ship'
import type { OrderRow } from './tables'

/**
 * Marks a shipped order, locked by the caller, as received: gives the points, and asks for the receipt of
 * ephedrine-type products that the buyer keeps.
 */
export async function receiveOrder(context: Context, order: OrderRow, event: string): Promise<OrderRow> {
  const { now } = context
  const received = await changeStatus(context, order, {
    to: ORDER.received,
    change: { received_at: now, ...(await receiptOf(context, order)) },
    event,
  })
  await deliverAll(context, order)
  await movePoints(context, {
    user_id: order.user_id,
    amount: await earnedPoints(context, order),
    use_type: POINTS_USE.order,
    order_sn: order.sn,
    remark: '订单完成',
  })
  return received
}

/** The points that a received order brings: for what was paid for its goods and not refunded. */
export async function earnedPoints(context: Context, order: OrderRow): Promise<number> {
  const spent = order.payable_amount + order.balance_amount - order.shipping_amount
  return Math.max(0, Math.floor((spent - (await refundedGoods(context, order))) / FEN_PER_POINT))
}

/** What was refunded of an order's goods, in fen. */
async function refundedGoods({ db }: Context, { id }: OrderRow): Promise<number> {
  const [refunds] = await db
    .select({ amount: sum(orderReturns.goods_amount).mapWith(Number) })
    .from(orderReturns)
    .where(and(eq(orderReturns.order_id, id), isNotNull(orderReturns.refunded_at)))
  return refunds?.amount ?? 0
}
