import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CartAddLine,
  cartAdd,
  cartBatchDelete,
  cartBatchSelect,
  cartEdit,
  cartList,
  cartTotalCall,
} from '@yaoji/api-client/contract/cart'
import { userBase } from '@yaoji/api-client/contract/user'
import { CART_LIST_FILTER } from '@yaoji/domain'
import { useClient } from './client'
import { queryOf, refresh } from './query'

/** Every line of the cart, with totals. */
export function useCart(filter: number = CART_LIST_FILTER) {
  return useQuery({
    ...queryOf(useClient(), cartList, { filter, new: 1 }),
    meta: { endpoint: cartList, inline: true },
  })
}

/** Number of lines and totals, for the badge and the side cart. */
export function useCartSummary() {
  return useQuery(queryOf(useClient(), cartTotalCall, {}))
}

/**
 * Puts goods into the cart, 200 ms after the press (AP-02). The service judges every number; what it adjusted or
 * refused stands in the answer.
 */
export function useCartAdd() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (lines: readonly CartAddLine[]) => client.call(cartAdd, { params: [...lines] }),
    onSuccess: () => refresh(queries, cartList, cartTotalCall, userBase),
    meta: { endpoint: cartAdd },
  })
}

/** The calls of the cart's own page, for `createCartStore`: each answers with the totals that then hold. */
export function useCartCalls() {
  const client = useClient()
  return {
    edit: (id: number, number: number) => client.call(cartEdit, { id, params: { number }, new: 1 }),
    select: (ids: number[], is_selected: 0 | 1) => client.call(cartBatchSelect, { ids, is_selected }),
    remove: (ids: number[]) => client.call(cartBatchDelete, { ids }),
  }
}
