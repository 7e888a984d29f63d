import type { Client } from '@yaoji/api-client'
import { cartList } from '@yaoji/api-client/contract/cart'
import { CART_LIST_FILTER } from '@yaoji/domain'
import { storeTotal } from './cartCache'
import { type EndpointQuery, queryKeyOf } from './query'

/** Every line of the cart, requested wherever it is shown. Its totals reach badge and side cart. */
export function cartQuery(client: Client): EndpointQuery<typeof cartList> {
  const input = { filter: CART_LIST_FILTER, new: 1 } as const
  return {
    queryKey: queryKeyOf(cartList, input),
    async queryFn({ signal, client: queries }) {
      const answer = await client.call(cartList, input, { signal })
      storeTotal(queries, answer.total)
      return answer
    },
    staleTime: 0,
    gcTime: 0,
    meta: { endpoint: cartList, inline: true },
  }
}
