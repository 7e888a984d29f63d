import type { QueryClient } from '@tanstack/react-query'
import { type CartTotal, cartList, cartNumbers, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { userBase } from '@yaoji/api-client/contract/user'
import { queryKeyOf, refresh } from './query'

/** Key of the number of changes; `useCartChanges` reads it. */
export const CART_CHANGES = ['cart.changes'] as const

/** After a change whose totals are not known: everything that shows the cart is requested again. */
export function cartChanged(queries: QueryClient): void {
  countChange(queries)
  refresh(queries, cartList, cartNumbers, cartTotalCall, userBase)
}

/**
 * After a change whose answer has the totals: badge and side cart show them without a request. Without totals they wait
 * for `storeTotal`.
 */
export function cartChangedTo(queries: QueryClient, total: CartTotal | undefined): void {
  countChange(queries)
  refresh(queries, cartNumbers)
  if (total) storeTotal(queries, total)
}

function countChange(queries: QueryClient): void {
  queries.setQueryData<number>(CART_CHANGES, before => (before ?? 0) + 1)
}

/** Stores the cart's totals of an answer. */
export function storeTotal(queries: QueryClient, total: CartTotal): void {
  queries.setQueryData(queryKeyOf(cartTotalCall, {}), { total })
  const user = queries.getQueryData(queryKeyOf(userBase, {}))
  if (!user) return
  queries.setQueryData(queryKeyOf(userBase, {}), { ...user, cart: total.count })
  // The service answers as to a visitor: the session has ended.
  if (user.company !== '' && total.action.state === 'login') refresh(queries, userBase)
}
