import { ORDER } from '@yaoji/domain'
import type { Context } from '../../wire/context'
import { movePoints, POINTS_USE } from '../wallet/points'
import { changeStatus } from './change-status'
import type { OrderRow } from './orderAnswer'

/** Fen of a received order that give one point: a point for each yuan. */
const FEN_PER_POINT = 100

/**
 * Marks a shipped order, locked by the caller, as received: gives the points, and asks for the receipt of
 * ephedrine-type products.
 */
export async function receiveOrder(context: Context, order: OrderRow, event: string): Promise<OrderRow> {
  const { now } = context
  const receipt = order.is_ephedrine === 1 && order.receipt === 'not_needed' ? 'due' : order.receipt
  const received = await changeStatus(context, order, {
    to: ORDER.received,
    change: { received_at: now, receipt },
    event,
  })
  const spent = order.payable_amount + order.balance_amount - order.shipping_amount
  await movePoints(context, {
    user_id: order.user_id,
    amount: Math.max(0, Math.floor(spent / FEN_PER_POINT)),
    use_type: POINTS_USE.order,
    order_sn: order.sn,
    remark: '订单完成',
  })
  return received
}
