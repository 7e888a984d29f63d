import { keepPreviousData } from '@tanstack/react-query'
import { type Client, type InputOf, MarketError } from '@yaoji/api-client'
import { type CheckoutData, cartCheckout, checkoutData } from '@yaoji/api-client/contract/checkout'
import { type EndpointQuery, queryOf } from './query'

export type CheckoutInput = InputOf<typeof cartCheckout>

/**
 * The selected lines as an order, before it is placed. Requested at every visit. With another coupon or balance the
 * previous answer stays on the screen until the next one (`isPlaceholderData`).
 */
export function checkoutQuery(client: Client, input: CheckoutInput): EndpointQuery<typeof cartCheckout> {
  return {
    ...queryOf(client, cartCheckout, input),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    meta: { endpoint: cartCheckout, inline: true },
  }
}

/** The new checkout that came with a refused order; null when there is none. */
export function freshCheckout(error: unknown): CheckoutData | null {
  if (!(error instanceof MarketError) || error.code !== 409) return null
  const read = checkoutData.safeParse(error.data)
  return read.success ? read.data : null
}
