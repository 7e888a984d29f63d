'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { availableCoupon, couponClaim, couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import { promoPage } from '@yaoji/api-client/contract/promo-page'
import { userBase } from '@yaoji/api-client/contract/user'
import { useRef } from 'react'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { refresh } from './query'

/**
 * Claims the coupon with this id; a retry after a failure has the same idempotency key. The answers with coupons are
 * read again, also after a refusal: what the page showed was out of date. The common error handling shows the failure.
 */
export function useCouponClaim() {
  const client = useClient()
  const queries = useQueryClient()
  const intentKey = useIntentKey()
  const done = useRef(0)
  return useMutation({
    mutationFn: (id: number) =>
      client.call(couponClaim, { id }, { idempotencyKey: intentKey({ id, done: done.current }) }),
    onSuccess() {
      done.current += 1
    },
    onSettled: () =>
      refresh(queries, availableCoupon, promoPage, userCoupon, couponNum, cartCheckout, userBase),
    meta: { endpoint: couponClaim },
  })
}
