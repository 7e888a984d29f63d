'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf, InputOf } from '@yaoji/api-client'
import { type CheckoutData, cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCreate, orderList } from '@yaoji/api-client/contract/order'
import { cartChanged } from './cartCache'
import { type CheckoutInput, checkoutQuery } from './checkoutQuery'
import { useClient } from './client'
import { queryKeyOf, refresh } from './query'
import { useWrite } from './useWrite'

/**
 * The selected lines as an order, before it is placed. Requested at every visit. With another coupon or balance the
 * previous answer stays on the screen until the next one (`isPlaceholderData`).
 */
export function useCheckout(input: CheckoutInput) {
  return useQuery(checkoutQuery(useClient(), input))
}

export type PlaceInput = InputOf<typeof orderCreate>
export type PlacedOrder = DataOf<typeof orderCreate>

/**
 * Places the order. The idempotency key belongs to the order's content: a second press, or a retry after a lost
 * connection, does not place a second order. The page shows the failure.
 */
export function usePlaceOrder() {
  return useWrite(orderCreate, {
    inputOf: (input: PlaceInput) => input,
    inline: true,
    once: 'content',
    onSuccess(queries) {
      cartChanged(queries)
      refresh(queries, orderList)
    },
  })
}

/** Replaces the checkout on the screen by the one that came with a refusal. */
export function useReplaceCheckout() {
  const queries = useQueryClient()
  return (input: CheckoutInput, checkout: CheckoutData) =>
    queries.setQueryData(queryKeyOf(cartCheckout, input), checkout)
}
