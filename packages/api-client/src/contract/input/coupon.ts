import { availableCoupon, couponClaim, couponNum, userCoupon } from '../coupon'
import { availableCouponInput, userCouponInput } from '../payload/coupon'
import { type Call, call } from './call'
import { idOnly, noInput } from './wire'

export * from '../payload/coupon'

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
