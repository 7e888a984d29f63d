import type { CouponUse } from '@yaoji/domain'
import type { HeldCoupon } from '../coupon/coupon-answer'
import type { CheckoutChange } from './available-lines'

/** A held coupon with what it would take off some lines, or why it would not. */
export interface EvaluatedCoupon {
  readonly held: HeldCoupon
  readonly use: CouponUse
}

/** A coupon that was asked for and does not count. */
export interface CouponRefusal {
  readonly name: string
  /** Why, for the buyer. */
  readonly reason: string
}

/** Said of another buyer's coupon as of one that does not exist. */
const NOT_HELD: CouponRefusal = { name: '所选优惠券', reason: '不在您的优惠券中' }

/** Why the coupon that was asked for does not count; null when it does, or when none was asked for (0 or undefined). */
export function refusedCoupon(
  coupons: readonly EvaluatedCoupon[],
  wanted: number | undefined,
): CouponRefusal | null {
  if (!wanted) return null
  const asked = coupons.find(({ held }) => held.own.id === wanted)
  if (!asked) return NOT_HELD
  const { held, use } = asked
  return use.evaluation.usable ? null : { name: held.template.name, reason: use.evaluation.message }
}

/** Reports the coupon that does not count. */
export function couponChange(refusal: CouponRefusal | null): CheckoutChange[] {
  return refusal ? [{ goods_id: 0, name: refusal.name, message: refusal.reason }] : []
}
