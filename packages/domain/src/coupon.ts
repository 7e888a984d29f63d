import type { Flag } from './goods'
import { percentOf, sumAmounts } from './money'
import { amountText } from './moneyText'
import { isCouponUsable } from './promotion'

/** A point in time as the service writes it: `YYYY-MM-DD HH:mm:ss`, or unix seconds. One call never mixes the two. */
export type Moment = string | number

export type CouponKind = 'reduce' | 'discount' | 'cash' | 'freight'
export type CouponScope = 'all' | 'category' | 'goods' | 'brand' | 'zone'
export type CouponStatus = 'unused' | 'locked' | 'used' | 'expired' | 'void'

/** A coupon or cash voucher in a buyer's hands. Amounts in fen. */
export interface Coupon {
  id: number
  kind: CouponKind
  scope: CouponScope
  /** What the scope names: category, goods or brand ids, or zone names. */
  scope_ids: readonly (number | string)[]
  /** Eligible amount from which it can be used. */
  min_amount: number
  /** Face value of reduce, cash and freight. */
  amount: number
  /** Basis points still paid, for discount: 9500 is 95折. */
  rate?: number
  /** Most that a discount takes off; null has no limit. */
  max_amount?: number | null
  begin: Moment
  /** Last moment at which it can be used. */
  end: Moment
  status: CouponStatus
}

/** What decides whether a coupon covers a line. `amount` is what the line costs after reductions, in fen. */
export interface CouponLine {
  goods_id: number
  /** Every category the goods is in, ancestors included. */
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

/** What a coupon takes off some lines, or why it cannot be used. Amounts in fen; for freight, `amount` is the face value. */
export type CouponVerdict =
  | { usable: true; amount: number; eligible_amount: number }
  | { usable: false; reason: CouponReason; message: string; eligible_amount: number; short_by: number }

/** Judges a coupon over lines at a moment. What it takes off is never more than the amount of the lines it covers. */
export function judgeCoupon(coupon: Coupon, lines: readonly CouponLine[], now: Moment): CouponVerdict {
  const covered = lines.filter(line => coversLine(coupon, line))
  const eligible = sumAmounts(covered.map(line => line.amount))
  const reason = lifeReason(coupon, now) ?? amountReason(coupon, eligible)
  if (reason !== null) return refuseCoupon(coupon, reason, eligible)
  return { usable: true, amount: faceOf(coupon, eligible), eligible_amount: eligible }
}

/** Whether a coupon's scope and the line's own rules let it count for the line. */
export function coversLine(coupon: Pick<Coupon, 'scope' | 'scope_ids'>, line: CouponLine): boolean {
  return isCouponUsable(line) && SCOPES[coupon.scope](line, coupon.scope_ids)
}

/** The coupon that takes most off; of equal ones the one that ends first. Null when none can be used. */
export function bestCoupon(
  coupons: readonly Coupon[],
  lines: readonly CouponLine[],
  now: Moment,
): Coupon | null {
  const offers = coupons.flatMap(coupon => {
    const verdict = judgeCoupon(coupon, lines, now)
    return verdict.usable && verdict.amount > 0 ? [{ coupon, amount: verdict.amount }] : []
  })
  offers.sort((a, b) => b.amount - a.amount || order(a.coupon.end, b.coupon.end) || a.coupon.id - b.coupon.id)
  return offers[0]?.coupon ?? null
}

/** A refusal with its reason in words. */
export function refuseCoupon(coupon: Coupon, reason: CouponReason, eligible_amount: number): CouponVerdict {
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

function lifeReason(coupon: Coupon, now: Moment): CouponReason | null {
  if (coupon.status !== 'unused') return coupon.status
  if (order(now, coupon.begin) < 0) return 'not_started'
  return order(now, coupon.end) > 0 ? 'expired' : null
}

function amountReason(coupon: Coupon, eligible: number): CouponReason | null {
  if (eligible <= 0) return 'no_goods'
  return eligible < coupon.min_amount ? 'below_min' : null
}

function faceOf(coupon: Coupon, eligible: number): number {
  if (coupon.kind === 'freight') return coupon.amount
  if (coupon.kind !== 'discount') return Math.min(coupon.amount, eligible)
  // The paid part is cut to the fen, so the fraction of a fen goes to the buyer.
  const off = eligible - percentOf(eligible, coupon.rate ?? 10_000)
  return Math.max(0, Math.min(off, coupon.max_amount ?? off, eligible))
}

function order(a: Moment, b: Moment): number {
  if (typeof a !== typeof b) {
    throw new RangeError(
      `domain: moments of two kinds cannot be compared, got ${a} and ${b}. Write both alike.`,
    )
  }
  if (a === b) return 0
  return a < b ? -1 : 1
}
