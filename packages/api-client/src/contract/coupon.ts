import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { couponKind, couponScope } from './entity/coupon'
import type { availableCouponInput, userCouponInput } from './input/coupon'
import type { idOnly, noInput } from './input/wire'
import { flag, id, int, money, pageOf, time } from './wire'

export { couponKind, couponScope } from './entity/coupon'

/** `locked`: used in an unpaid order; it is unused again when that order is cancelled. */
export const couponStatus = z.literal(['unused', 'locked', 'used', 'expired', 'void'])

/** Value and scope of a coupon. */
const couponFace = {
  name: z.string(),
  kind: couponKind,
  scope: couponScope,
  scope_text: z.string(),
  /** Face value; `0.00` for a discount. */
  amount: money,
  /** For a discount, like `95折`; empty for other kinds. */
  rate_text: z.string(),
  max_amount: z.nullable(money),
  min_amount: money,
  begin_time: time,
  end_time: time,
}

export const ownCoupon = z.object({
  id,
  ...couponFace,
  status: couponStatus,
  status_text: z.string(),
  received_at: time,
  used_at: z.nullable(time),
  /** The checkout that locked or used it. */
  parent_sn: z.nullable(z.string()),
})
export type OwnCoupon = z.output<typeof ownCoupon>

export const claimableCoupon = z.object({
  id,
  ...couponFace,
  /** Coupons that are left to claim. */
  left: int,
  /** Coupons that the buyer claimed, and may claim in total. */
  claimed: int,
  per_buyer: int,
  can_claim: flag,
  /** Why it cannot be claimed; empty when it can. */
  reason: z.string(),
})
export type ClaimableCoupon = z.output<typeof claimableCoupon>

export const availableCoupon = endpoint({
  name: 'user.availableCoupon',
  method: 'GET',
  path: '/api/user/availableCoupon',
  access: 'buyer',
  input: payload<typeof availableCouponInput>,
  data: pageOf(claimableCoupon),
})

export const userCoupon = endpoint({
  name: 'user.coupon',
  method: 'GET',
  path: '/api/user/coupon',
  access: 'buyer',
  input: payload<typeof userCouponInput>,
  data: pageOf(ownCoupon),
})

export const couponNum = endpoint({
  name: 'user.couponNum',
  method: 'GET',
  path: '/api/user/couponNum',
  access: 'buyer',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({
    unused: int,
    locked: int,
    used: int,
    expired: int,
    void: int,
    /** Unused coupons that expire within seven days. */
    ending_soon: int,
    /** Unused coupons, by type. */
    coupon: int,
    cash: int,
  }),
})

export const couponClaim = endpoint({
  name: 'coupon.claim',
  method: 'POST',
  path: '/api/coupon/{id}/claim',
  access: 'buyer',
  creates: true,
  input: payload<typeof idOnly>,
  data: z.object({ coupon: ownCoupon }),
})
