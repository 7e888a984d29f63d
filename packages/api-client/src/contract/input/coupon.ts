import * as z from 'zod/mini'
import {
  availableCoupon,
  couponClaim,
  couponKind,
  couponNum,
  couponScope,
  couponStatus,
  userCoupon,
} from '../coupon'
import { type Call, call } from './call'
import { idOnly, integer, noInput, pageInput } from './wire'

/** 1 coupons, 2 cash vouchers; absent for both. */
const type = z.optional(integer(1, 2))

export const availableCouponInput = z.object({
  type,
  kind: z.optional(couponKind),
  scope: z.optional(couponScope),
  ...pageInput,
})

export const userCouponInput = z.object({ type, status: z.optional(couponStatus), ...pageInput })

export const calls: readonly Call[] = [
  call(availableCoupon, {
    payload: availableCouponInput,
    row: 'AP-25',
    summary:
      'Lists the coupons (type 1) and cash vouchers (type 2) of the coupon centre by kind and scope, and whether this buyer may claim them.',
  }),
  call(userCoupon, {
    payload: userCouponInput,
    row: 'AP-26',
    summary: 'Lists the buyer’s coupons (type 1) and cash vouchers (type 2) by status.',
  }),
  call(couponNum, {
    payload: noInput,
    row: 'AP-33',
    summary: 'Counts the buyer’s coupons and cash vouchers by status.',
  }),
  call(couponClaim, { payload: idOnly, summary: 'Claims a coupon.' }),
]
