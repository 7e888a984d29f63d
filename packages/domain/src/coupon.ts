import type { Flag } from './goods'
import { percentOf, sumAmounts } from './money'
import { amountText } from './moneyText'
import { isCouponUsable } from './promotion'

/** A point in time in the wire's format: `YYYY-MM-DD HH:mm:ss`, or unix seconds. One call must use one format. */
export type Moment = string | number

export type CouponKind = 'reduce' | 'discount' | 'cash' | 'freight'
export type CouponScope = 'all' | 'category' | 'goods' | 'brand' | 'zone'
export type CouponStatus = 'unused' | 'locked' | 'used' | 'expired' | 'void'

/** A buyer's coupon or cash voucher. Amounts in fen. */
export interface Coupon {
  id: number
  kind: CouponKind
  scope: CouponScope
  /** Ids or names in the scope: category, goods or brand ids, or zone names. */
  scope_ids: readonly (number | string)[]
  /** Minimum eligible amount. */
  min_amount: number
  /** Face value of reduce, cash and freight. */
  amount: number
  /** For discount: basis points that the buyer pays; 9500 is 95折. */
  rate?: number
  /** Maximum deduction of a discount; null means no limit. */
  max_amount?: number | null
  begin: Moment
  /** Last valid moment. */
  end: Moment
  status: CouponStatus
}

/** Fields of a line that decide whether a coupon applies to it. `amount` is after reductions, in fen. */
export interface CouponLine {
  goods_id: number
  /** All categories of the product, ancestors included. */
  category_ids: readonly number[]
  brand_id: number | null
  zones: readonly string[]
  with_coupon: Flag
  special_flag?: string | null
  amount: number
}

export type CouponReason =
  | 'used'
  | 'locked'
  | 'expired'
  | 'void'
  | 'not_started'
  | 'no_goods'
  | 'below_min'
  | 'nothing_left'
  | 'one_per_order'

/** Deduction of a coupon for some lines, or why it cannot be used. Amounts in fen; for freight, `amount` is the face value. */
export type CouponEvaluation =
  | { usable: true; amount: number; eligible_amount: number }
  | { usable: false; reason: CouponReason; message: string; eligible_amount: number; short_by: number }

/** Evaluates a coupon for lines at a moment. The deduction is at most the amount of the lines in its scope. */
export function evaluateCoupon(coupon: Coupon, lines: readonly CouponLine[], now: Moment): CouponEvaluation {
  const coveredLines = lines.filter(line => coversLine(coupon, line))
  const eligible = sumAmounts(coveredLines.map(line => line.amount))
  const reason = validityReason(coupon, now) ?? amountReason(coupon, eligible)
  if (reason !== null) return refuseCoupon(coupon, reason, eligible)
  return { usable: true, amount: deductionOf(coupon, eligible), eligible_amount: eligible }
}

/** Whether the coupon's scope and the line's own rules allow the coupon for the line. */
export function coversLine(coupon: Pick<Coupon, 'scope' | 'scope_ids'>, line: CouponLine): boolean {
  return isCouponUsable(line) && SCOPES[coupon.scope](line, coupon.scope_ids)
}

/** The coupon with the largest deduction; of equal ones the one that expires first. Null when none can be used. */
export function bestCoupon(
  coupons: readonly Coupon[],
  lines: readonly CouponLine[],
  now: Moment,
): Coupon | null {
  const candidates = coupons.flatMap(coupon => {
    const evaluation = evaluateCoupon(coupon, lines, now)
    return evaluation.usable && evaluation.amount > 0 ? [{ coupon, amount: evaluation.amount }] : []
  })
  candidates.sort(
    (a, b) => b.amount - a.amount || compareMoments(a.coupon.end, b.coupon.end) || a.coupon.id - b.coupon.id,
  )
  return candidates[0]?.coupon ?? null
}

/** The evaluation of an unusable coupon, with the reason as a text for the buyer. */
export function refuseCoupon(
  coupon: Coupon,
  reason: CouponReason,
  eligible_amount: number,
): CouponEvaluation {
  const short_by = reason === 'below_min' ? coupon.min_amount - eligible_amount : 0
  return { usable: false, reason, message: REASON_TEXTS[reason](coupon, short_by), eligible_amount, short_by }
}

const SCOPES: Record<CouponScope, (line: CouponLine, ids: Coupon['scope_ids']) => boolean> = {
  all: () => true,
  category: (line, ids) => line.category_ids.some(id => ids.includes(id)),
  goods: (line, ids) => ids.includes(line.goods_id),
  brand: (line, ids) => line.brand_id !== null && ids.includes(line.brand_id),
  zone: (line, ids) => line.zones.some(zone => ids.includes(zone)),
}

const REASON_TEXTS: Record<CouponReason, (coupon: Coupon, short_by: number) => string> = {
  used: () => '已使用',
  locked: () => '已用于待付款的订单',
  expired: () => '已过期',
  void: () => '已作废',
  not_started: () => '未到使用时间',
  no_goods: () => '所选商品不在适用范围内',
  below_min: (_, short_by) => `适用商品还差 ${amountText(short_by)} 可用`,
  nothing_left: coupon => (coupon.kind === 'freight' ? '本单无需运费' : '已无可抵扣的金额'),
  one_per_order: () => '同类券每次结算限用一张',
}

function validityReason(coupon: Coupon, now: Moment): CouponReason | null {
  if (coupon.status !== 'unused') return coupon.status
  if (compareMoments(now, coupon.begin) < 0) return 'not_started'
  return compareMoments(now, coupon.end) > 0 ? 'expired' : null
}

function amountReason(coupon: Coupon, eligible: number): CouponReason | null {
  if (eligible <= 0) return 'no_goods'
  return eligible < coupon.min_amount ? 'below_min' : null
}

function deductionOf(coupon: Coupon, eligible: number): number {
  if (coupon.kind === 'freight') return coupon.amount
  if (coupon.kind !== 'discount') return Math.min(coupon.amount, eligible)
  // The paid part is floored to the fen, so the deduction is rounded up.
  const off = eligible - percentOf(eligible, coupon.rate ?? 10_000)
  return Math.max(0, Math.min(off, coupon.max_amount ?? off, eligible))
}

function compareMoments(a: Moment, b: Moment): number {
  if (typeof a !== typeof b) {
    throw new RangeError(
      `domain: moments in two formats cannot be compared, got ${a} and ${b}. Use one format for both.`,
    )
  }
  if (a === b) return 0
  return a < b ? -1 : 1
}
