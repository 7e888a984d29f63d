'use client'

import { useQuery } from '@tanstack/react-query'
import {
  type CartAddLine,
  cartAdd,
  cartBatchDelete,
  cartNumbers,
  cartQuickAdd,
  cartRestore,
} from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { useMemo } from 'react'
import { cartChanged } from './cartCache'
import { cartQuery } from './cartQuery'
import { useClient } from './client'
import { refresh } from './query'
import { useCall } from './useCall'
import { useWrite } from './useWrite'

/** Every line of the cart, requested wherever it is shown. With `wanted` false only `refetch` requests it. */
export function useCart({ wanted = true }: { wanted?: boolean } = {}) {
  return useQuery({ ...cartQuery(useClient()), enabled: wanted })
}

/** Reads how many packs of a line of a product are in the cart: 0 until that is known. `wanted`: somebody asks. */
export function useCartNumbers({ wanted = true }: { wanted?: boolean } = {}) {
  const { data } = useCall(cartNumbers, {}, { inline: true, enabled: wanted })
  const numbers = useMemo(
    () => new Map(data?.list.map(({ goods_price_id, number }) => [goods_price_id, number])),
    [data],
  )
  return (goods_price_id: number) => numbers.get(goods_price_id) ?? 0
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

/** Puts lines of the last deletion back into the cart, by their ids. */
export function useCartRestore() {
  return useWrite(cartRestore, {
    inputOf: (ids: number[]) => ({ ids }),
    onSuccess(queries) {
      cartChanged(queries)
      refresh(queries, cartCheckout)
    },
  })
}
