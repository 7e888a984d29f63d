import { amountText } from '@yaoji/domain'
import type { Context } from '../../wire/context'
import { expirePointsOf } from './expire-points'
import { movePoints, POINTS_USE } from './points'

/** An order that points can pay a part of. */
interface PointsOrder {
  readonly user_id: number
  readonly sn: string
  /** The points, and what they pay, in fen. */
  readonly points_number: number
  readonly points_amount: number
}

/** Takes the points that pay a part of an order. Too few refuse, and nothing changes. */
export async function spendPoints(context: Context, order: PointsOrder): Promise<void> {
  await movePoints(context, {
    user_id: order.user_id,
    amount: -order.points_number,
    use_type: POINTS_USE.pay,
    order_sn: order.sn,
    remark: `抵扣 ${amountText(order.points_amount)}`,
  })
}

export interface PointsBack {
  readonly order: PointsOrder
  readonly points: number
  /** The reason, for the ledger. */
  readonly remark: string
}

/** Gives points back that paid for an order. Those whose last day has passed expire at once. */
export async function giveBackPoints(context: Context, { order, points, remark }: PointsBack): Promise<void> {
  if (points === 0) return
  const { user_id, sn: order_sn } = order
  await movePoints(context, { user_id, amount: points, use_type: POINTS_USE.pay, order_sn, remark })
  await expirePointsOf(context, user_id)
}
