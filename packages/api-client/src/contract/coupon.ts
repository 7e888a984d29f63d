import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { claimableCoupon, couponFace } from './entity/coupon'
import { couponStatus } from './entity/coupon-status'
import type { idOnly, noInput } from './input/wire'
import type { availableCouponInput, userCouponInput } from './payload/coupon'
import { flag, id, int, money, pageOf, time } from './wire'

export {
  type ClaimableCoupon,
  claimableCoupon,
  claimState,
  couponKind,
  couponScope,
} from './entity/coupon'
export { couponStatus } from './entity/coupon-status'

export const ownCoupon = z.object({
  id,
  ...couponFace,
  /** What it can still take off: of a cash voucher what orders have left of it. */
  left_amount: money,
  status: couponStatus,
  status_text: z.string(),
  received_at: time,
  used_at: z.nullable(time),
  /** The checkout that locked or used it. */
  parent_sn: z.nullable(z.string()),
  /** Unused, and its end is near: the shop sets how many days that is. */
  is_ending: flag,
})
export type OwnCoupon = z.output<typeof ownCoupon>

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
  data: z.object({
    ...pageOf(ownCoupon).shape,
    /** Number of coupons of the type in each status. */
    tabs: z.array(z.object({ status: couponStatus, name: z.string(), count: int })),
  }),
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
    /** Unused coupons of which the end is near, as {@link ownCoupon} says. */
    ending_soon: int,
    /** Of these the coupons, without cash vouchers. */
    coupon_ending_soon: int,
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
