import * as z from 'zod/mini'
import { couponKind, couponScope } from '../entity/coupon'
import { couponStatus } from '../entity/coupon-status'
import { integer, pageInput } from '../input/wire'

/** 1 coupons, 2 cash vouchers; absent for both. */
const type = z.optional(integer(1, 2))

export const availableCouponInput = z.object({
  type,
  kind: z.optional(couponKind),
  scope: z.optional(couponScope),
  ...pageInput,
})

export const userCouponInput = z.object({ type, status: z.optional(couponStatus), ...pageInput })
