'use client'

import { useQuery } from '@tanstack/react-query'
import { type CartAddLine, cartAdd, cartBatchDelete, cartQuickAdd } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { cartChanged } from './cartCache'
import { cartQuery } from './cartQuery'
import { useClient } from './client'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Every line of the cart, requested wherever it is shown. With `wanted` false only `refetch` requests it. */
export function useCart({ wanted = true }: { wanted?: boolean } = {}) {
  return useQuery({ ...cartQuery(useClient()), enabled: wanted })
}

/**
 * Adds products to the cart, 200 ms after the press (AP-02). The service checks every number; the answer says what it
 * adjusted or refused.
 */
export function useCartAdd() {
  return useWrite(cartAdd, {
    inputOf: (lines: readonly CartAddLine[]) => ({ params: [...lines] }),
    onSuccess: cartChanged,
  })
}

/** Adds the smallest number of a product that can be ordered, of its ordinary line (AP-03). Called with the product's id. */
export function useCartQuickAdd() {
  return useWrite(cartQuickAdd, {
    inputOf: (goods_id: number) => ({ id: goods_id }),
    onSuccess: cartChanged,
  })
}

/** Deletes lines of the cart, from outside the cart's own page. */
export function useCartDelete() {
  return useWrite(cartBatchDelete, {
    inputOf: (ids: number[]) => ({ ids }),
    onSuccess(queries) {
      cartChanged(queries)
      refresh(queries, cartCheckout)
    },
  })
}
