'use client'

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataOf, type InputOf, MarketError } from '@yaoji/api-client'
import { type CheckoutData, cartCheckout, checkoutData } from '@yaoji/api-client/contract/checkout'
import { orderCreate, orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { cartChanged } from './cartChanges'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { queryOf, refresh } from './query'

export type CheckoutInput = InputOf<typeof cartCheckout>

/**
 * The chosen lines as they would be ordered. Asked for anew at every visit; another coupon or balance reckons again
 * while what was known stays on the screen (`isPlaceholderData`).
 */
export function useCheckout(input: CheckoutInput) {
  return useQuery({
    ...queryOf(useClient(), cartCheckout, input),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    meta: { endpoint: cartCheckout, inline: true },
  })
}

export type PlaceInput = InputOf<typeof orderCreate>
export type PlacedOrder = DataOf<typeof orderCreate>

/**
 * Places the order. The key belongs to what is ordered: a second press, and a retry after a broken connection, make
 * no second order. The page shows the failure.
 */
export function usePlaceOrder() {
  const client = useClient()
  const queries = useQueryClient()
  const keyOf = useIntentKey()
  return useMutation({
    mutationFn: (input: PlaceInput) => client.call(orderCreate, input, { idempotencyKey: keyOf(input) }),
    onSuccess() {
      cartChanged(queries)
      refresh(queries, orderList)
    },
    meta: { endpoint: orderCreate, inline: true },
  })
}

/** What a refused order would cost now; null when the refusal brought no fresh checkout with it. */
export function freshCheckout(error: unknown): CheckoutData | null {
  if (!(error instanceof MarketError) || error.code !== 409) return null
  const read = checkoutData.safeParse(error.data)
  return read.success ? read.data : null
}

/** Puts a checkout that came with a refusal in place of the one on the screen. */
export function useLearnCheckout() {
  const queries = useQueryClient()
  return (input: CheckoutInput, checkout: CheckoutData) =>
    queries.setQueryData([cartCheckout.name, input], checkout)
}

/** One order with its lines, address, events and sister orders. */
export function useOrder(id: number) {
  return useQuery({
    ...queryOf(useClient(), orderDetail, { id }),
    meta: { endpoint: orderDetail, inline: true },
  })
}

/** A page of the buyer's orders, newest first. */
export function useOrders(input: InputOf<typeof orderList>) {
  return useQuery({
    ...queryOf(useClient(), orderList, input),
    meta: { endpoint: orderList, inline: true },
  })
}
