import type { CouponUse } from '@yaoji/domain'
import type { HeldCoupon } from '../coupon/coupon-answer'
import type { CheckoutChange } from './available-lines'

/** A coupon of a buyer with its deduction for some lines, or the reason for none. */
export interface EvaluatedCoupon {
  readonly held: HeldCoupon
  readonly use: CouponUse
}

/** A requested coupon that does not apply. */
export interface CouponRefusal {
  readonly name: string
  /** The reason, for the buyer. */
  readonly reason: string
}

/** The coupon and the cash voucher to propose to a buyer; at least one is there. */
export interface CouponProposal {
  readonly coupon: HeldCoupon | null
  readonly voucher: HeldCoupon | null
  /** What both take off together, in fen. */
  readonly saves: number
}

/** The usable coupon with the largest deduction, the first of several; undefined where none takes off anything. */
export function bestCoupon(coupons: readonly EvaluatedCoupon[]): EvaluatedCoupon | undefined {
  const usable = coupons.filter(({ use }) => use.evaluation.usable && use.amount > 0)
  const most = Math.max(...usable.map(({ use }) => use.amount))
  return usable.find(({ use }) => use.amount === most)
}

/** The best coupon with the best voucher for what that coupon leaves; null when neither takes off anything. */
export function proposalOf(
  coupon: EvaluatedCoupon | undefined,
  voucherBeside: (applied: readonly HeldCoupon[]) => EvaluatedCoupon | undefined,
): CouponProposal | null {
  const voucher = voucherBeside(coupon ? [coupon.held] : [])
  if (!coupon && !voucher) return null
  return {
    coupon: coupon?.held ?? null,
    voucher: voucher?.held ?? null,
    saves: (coupon?.use.amount ?? 0) + (voucher?.use.amount ?? 0),
  }
}

/** The text for another buyer’s coupon, and for one that does not exist. */
const NOT_HELD: CouponRefusal = { name: '所选优惠券', reason: '不在您的优惠券中' }

/** Why the requested coupon does not apply; none when it does, or without a request (0 or undefined). */
export function refusedCoupon(
  coupons: readonly EvaluatedCoupon[],
  wanted: number | undefined,
): CouponRefusal[] {
  if (!wanted) return []
  const asked = coupons.find(({ held }) => held.own.id === wanted)
  if (!asked) return [NOT_HELD]
  const { held, use } = asked
  return use.evaluation.usable ? [] : [{ name: held.template.name, reason: use.evaluation.message }]
}

/** Reports the coupon that does not apply. */
export function couponChange({ name, reason }: CouponRefusal): CheckoutChange {
  return { goods_id: 0, name, message: reason }
}
