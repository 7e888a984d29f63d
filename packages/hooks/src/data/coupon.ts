'use client'

import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { availableCoupon, couponClaim, couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import { promoPage } from '@yaoji/api-client/contract/promo-page'
import { userBase } from '@yaoji/api-client/contract/user'
import { refresh } from './query'
import { useWrite } from './useWrite'

/**
 * Claims the coupon with this id; a retry after a failure has the same idempotency key. The answers with coupons are
 * read again, also after a refusal: what the page showed was out of date. The common error handling shows the failure.
 */
export function useCouponClaim() {
  return useWrite(couponClaim, {
    inputOf: (id: number) => ({ id }),
    once: 'press',
    onSettled: queries =>
      refresh(queries, availableCoupon, promoPage, userCoupon, couponNum, cartCheckout, userBase),
  })
}
