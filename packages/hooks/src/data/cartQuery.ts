import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@yaoji/api-client'
import { cartList } from '@yaoji/api-client/contract/cart'
import { CART_LIST_FILTER } from '@yaoji/domain'
import { storeTotal } from './cartCache'
import { queryKeyOf } from './query'

/** Every line of the cart, requested wherever it is shown. Its totals reach badge and side cart. */
export function cartQuery(client: Client) {
  const input = { filter: CART_LIST_FILTER, new: 1 } as const
  return queryOptions({
    queryKey: queryKeyOf(cartList, input),
    async queryFn({ signal, client: queries }) {
      const answer = await client.call(cartList, input, { signal })
      storeTotal(queries, answer.total)
      return answer
    },
    staleTime: 0,
    gcTime: 0,
    meta: { endpoint: cartList, inline: true },
  })
}

/**
 * The list behind a cart store: `since` is the store's version before the request. The key has `store`, which belongs
 * to one page: another page's answer would have a version of another store.
 */
export function cartStoreQuery(
  client: Client,
  { filter, mark }: { readonly filter: number; readonly mark: () => number },
) {
  return queryOptions({
    queryKey: [...queryKeyOf(cartList), 'store', filter] as const,
    async queryFn({ signal, client: queries }) {
      const since = mark()
      const answer = await client.call(cartList, { filter, new: 1 }, { signal })
      storeTotal(queries, answer.total)
      return { ...answer, since }
    },
    staleTime: 0,
    gcTime: 0,
    // An answer that equals the last one must reach the store too: edits have changed the store meanwhile.
    structuralSharing: false,
    meta: { endpoint: cartList, inline: true },
  })
}
