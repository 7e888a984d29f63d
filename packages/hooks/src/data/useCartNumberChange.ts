'use client'

import { useQueryClient } from '@tanstack/react-query'
import { cartEdit, cartList, cartNumbers } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { cartChangedTo } from './cartCache'
import { queryKeyOf, refresh } from './query'
import { useWrite } from './useWrite'

/**
 * Changes how many packs of a line of a product are in the cart, from outside the cart's own page. A number that the
 * service refuses is a failure, and leaves the cart as it is. What is no longer in the cart is not added.
 */
export function useCartNumberChange() {
  const queries = useQueryClient()
  const { mutate } = useWrite(cartEdit, {
    inputOf: ({ line_id, number }: { line_id: number; number: number }) => ({
      id: line_id,
      params: { number },
    }),
    onSuccess(_, { total }) {
      cartChangedTo(queries, total)
      refresh(queries, cartList, cartCheckout)
    },
    // The number that is shown may be one of a line that is gone.
    onError: () => refresh(queries, cartNumbers),
  })
  return (goods_price_id: number, number: number) => {
    const lines = queries.getQueryData(queryKeyOf(cartNumbers, {}))?.list
    const line = lines?.find(each => each.goods_price_id === goods_price_id)
    if (line) mutate({ line_id: line.line_id, number })
    else refresh(queries, cartNumbers)
  }
}
