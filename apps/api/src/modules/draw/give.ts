import type { DrawResult } from '@yaoji/api-client/contract/draw'
import type { Context } from '../../wire/context'
import { giveCoupon } from '../coupon/voucher'
import { movePoints, POINTS_USE } from '../wallet/points'
import type { drawPrizes } from './tables'

type PrizeRow = typeof drawPrizes.$inferSelect

/** The state of a prize after the draw. */
export type PrizeState = DrawResult['state']

type Give = (context: Context, userId: number, prize: PrizeRow) => Promise<PrizeState>

/** Gives each kind of prize, in the draw’s transaction. */
const GIVERS: Readonly<Record<PrizeRow['kind'], Give>> = {
  points: givePoints,
  coupon: givePrizeCoupon,
  gift: async () => 'waiting',
  none: async () => 'none',
}

/** Gives a prize and returns its state. */
export function givePrize(context: Context, userId: number, prize: PrizeRow): Promise<PrizeState> {
  return GIVERS[prize.kind](context, userId, prize)
}

async function givePoints(context: Context, userId: number, prize: PrizeRow): Promise<PrizeState> {
  const remark = `抽奖：${prize.name}`
  const use_type = POINTS_USE.activity
  await movePoints(context, { user_id: userId, amount: prize.points, use_type, order_sn: null, remark })
  return 'given'
}

async function givePrizeCoupon(context: Context, userId: number, prize: PrizeRow): Promise<PrizeState> {
  if (prize.coupon_template_id === null) {
    throw new Error(`api: draw prize ${prize.id} names no coupon. Set coupon_template_id.`)
  }
  await giveCoupon(context, { user_id: userId, template_id: prize.coupon_template_id })
  return 'given'
}
