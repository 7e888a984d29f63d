'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CartAddLine, cartAdd, cartBatchDelete, cartQuickAdd } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { cartChanged } from './cartCache'
import { cartQuery } from './cartQuery'
import { useClient } from './client'
import { refresh } from './query'

/** Every line of the cart, requested wherever it is shown. With `wanted` false only `refetch` requests it. */
export function useCart({ wanted = true }: { wanted?: boolean } = {}) {
  return useQuery({ ...cartQuery(useClient()), enabled: wanted })
}

/**
 * Adds products to the cart, 200 ms after the press (AP-02). The service checks every number; the answer says what it
 * adjusted or refused.
 */
export function useCartAdd() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (lines: readonly CartAddLine[]) => client.call(cartAdd, { params: [...lines] }),
    onSuccess: () => cartChanged(queries),
    meta: { endpoint: cartAdd },
  })
}

/** Adds the smallest number of a product that can be ordered, of its ordinary line (AP-03). Called with the product's id. */
export function useCartQuickAdd() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (goods_id: number) => client.call(cartQuickAdd, { id: goods_id }),
    onSuccess: () => cartChanged(queries),
    meta: { endpoint: cartQuickAdd },
  })
}

/** Deletes lines of the cart, from outside the cart's own page. */
export function useCartDelete() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: number[]) => client.call(cartBatchDelete, { ids }),
    onSuccess() {
      cartChanged(queries)
      refresh(queries, cartCheckout)
    },
    meta: { endpoint: cartBatchDelete },
  })
}
