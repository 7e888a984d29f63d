import { ORDER } from '@yaoji/domain'
import type { Db } from '../../db/types'
import { movePoints, POINTS_USE } from '../wallet/points'
import { moveOrder } from './move'
import type { OrderRow } from './orderAnswer'

/** Fen of a received order that bring one point: a point a yuan. */
const FEN_PER_POINT = 100

/** Takes a shipped order, locked by the caller, as received: points come for it, and a receipt falls due for ephedrine-type goods. */
export async function receiveOrder(db: Db, order: OrderRow, event: string, now: Date): Promise<OrderRow> {
  const receipt = order.is_ephedrine === 1 && order.receipt === 'not_needed' ? 'due' : order.receipt
  const received = await moveOrder(db, order, ORDER.received, {
    change: { received_at: now, receipt },
    event,
    now,
  })
  const spent = order.payable_amount + order.balance_amount - order.shipping_amount
  await movePoints(db, {
    user_id: order.user_id,
    amount: Math.max(0, Math.floor(spent / FEN_PER_POINT)),
    use_type: POINTS_USE.order,
    order_sn: order.sn,
    remark: '订单完成',
    now,
  })
  return received
}
