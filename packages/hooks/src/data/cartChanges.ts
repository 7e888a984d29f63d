'use client'

import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type CartTotal, cartList, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { type SessionUser, userBase } from '@yaoji/api-client/contract/user'
import { refresh } from './query'

const CHANGES = ['cart.changes'] as const

/** How often the cart changed in this tab: another number says that what was shown of it is out of date. */
export function useCartChanges(): number {
  return useQuery({
    queryKey: CHANGES,
    queryFn: () => 0,
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}

/** The cart changed and its totals are not known: everything that shows it is asked for anew. */
export function cartChanged(queries: QueryClient): void {
  countChange(queries)
  refresh(queries, cartList, cartTotalCall, userBase)
}

/** The cart changed, and the answer brought its totals: badge and side cart learn them without asking. */
export function cartChangedTo(queries: QueryClient, total: CartTotal): void {
  countChange(queries)
  learnTotal(queries, total)
}

function countChange(queries: QueryClient): void {
  queries.setQueryData<number>(CHANGES, before => (before ?? 0) + 1)
}

/** Takes in the cart's totals as an answer brought them. */
export function learnTotal(queries: QueryClient, total: CartTotal): void {
  queries.setQueryData([cartTotalCall.name, {}], { total })
  const user = queries.getQueryData<SessionUser>([userBase.name, {}])
  if (!user) return
  queries.setQueryData([userBase.name, {}], { ...user, cart: total.count })
  // The service takes this browser for a visitor's: the session ended meanwhile.
  if (user.company !== '' && total.action.state === 'login') refresh(queries, userBase)
}
