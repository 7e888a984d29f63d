import { splitByShares, sumAmounts } from './money'
import type { OrderAmounts } from './order-pricing'
import { isEphedrine } from './payment'
import { POINTS_DEBT_TEXT } from './points'

/** How points pay for goods in a shop. */
export interface PointsPayment {
  /** Points that pay one yuan. */
  readonly per_yuan: number
  /** The highest part of the goods that points pay, in percent; 0 where they pay nothing. */
  readonly most_percent: number
}

/** How points pay for goods, where the shop sets nothing else. */
export const POINTS_PAYMENT: PointsPayment = { per_yuan: 100, most_percent: 50 }

/** What a buyer's points can pay of an order. */
export interface PointsOffer {
  /** The most points that the order takes, and what they pay, in fen. */
  readonly most: number
  readonly amount: number
  /** Why it takes none, for the buyer; empty when it takes some. */
  readonly reason: string
}

export interface PointsOfferInput {
  readonly lines: readonly { readonly special_flag?: string | null | undefined }[]
  /** The shares of the lines without points. */
  readonly amounts: readonly OrderAmounts[]
  /** The buyer's points that have not expired; negative after a return. */
  readonly held: number
  readonly payment: PointsPayment
}

/**
 * What points can pay of an order: a part of the goods that reductions, coupon and cash voucher leave, without freight
 * and without ephedrine-type goods.
 */
export function offerPoints({ lines, amounts, held, payment }: PointsOfferInput): PointsOffer {
  const { per_yuan, most_percent } = payment
  const open = amounts.filter((_, index) => !isEphedrine(lines[index]?.special_flag))
  const ceiling = Math.floor((sumAmounts(open.map(goodsLeft)) * most_percent) / 100)
  const wanted = Math.min(Math.max(0, held), Math.floor((ceiling * per_yuan) / 100))
  const most = fewestPoints(wanted, payment)
  const amount = pointsWorth(most, payment)
  const all = { open: open.length, lines: lines.length, ceiling, held }
  return { most, amount, reason: most > 0 ? '' : reasonOf(all, payment) }
}

/** What points pay, in fen. */
export function pointsWorth(points: number, { per_yuan }: PointsPayment): number {
  return Math.floor((points * 100) / per_yuan)
}

/** The fewest points that pay as much as `points`: no point is taken for nothing. */
export function fewestPoints(points: number, payment: PointsPayment): number {
  return Math.ceil((pointsWorth(points, payment) * payment.per_yuan) / 100)
}

/** The points of each line of an order, by what points pay of it; they add up to `points` exactly. */
export function splitPoints(points: number, lines: readonly Pick<OrderAmounts, 'points_amount'>[]): number[] {
  return splitByShares(
    points,
    lines.map(line => line.points_amount),
  )
}

/** How points pay for goods, for buyers. */
export function pointsPaymentText({ per_yuan, most_percent }: PointsPayment): string {
  return `${per_yuan} 积分抵 1 元，最多抵优惠后商品金额的 ${most_percent}%，不抵运费和含麻黄碱类商品`
}

/** What is left of a line's goods before points, in fen. */
function goodsLeft(line: OrderAmounts): number {
  const { goods_amount, promotion_amount, welfare_amount, manjian_amount, coupon_amount, cash_amount } = line
  return goods_amount - promotion_amount - welfare_amount - manjian_amount - coupon_amount - cash_amount
}

interface Reason {
  /** Lines that points may pay for, and all lines. */
  readonly open: number
  readonly lines: number
  /** The most that points may pay, in fen. */
  readonly ceiling: number
  readonly held: number
}

function reasonOf({ open, lines, ceiling, held }: Reason, payment: PointsPayment): string {
  if (payment.most_percent === 0) return '暂不支持积分抵扣'
  if (held < 0) return `您有 ${held} 积分，${POINTS_DEBT_TEXT}`
  if (held === 0) return '您没有可用的积分'
  if (open === 0 && lines > 0) return '含麻黄碱类商品不能用积分抵扣'
  if (ceiling === 0) return '没有可用积分抵扣的商品金额'
  return `积分不足：${fewestFor(payment)} 积分起可以抵扣`
}

/** The fewest points that pay a fen. */
function fewestFor({ per_yuan }: PointsPayment): number {
  return Math.ceil(per_yuan / 100)
}
