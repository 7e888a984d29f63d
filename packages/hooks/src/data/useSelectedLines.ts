'use client'

import { useState } from 'react'
import { useCart } from './cart'

/**
 * Ids of the cart's lines that were selected when the component was mounted: what is checked out does not change with
 * the cart. `data` is undefined until they are known; `why` is why the licence allows no order, or empty.
 */
export function useSelectedLines() {
  const cart = useCart()
  const [ids, setIds] = useState<number[] | null>(null)
  // The service sees a visitor: the session has ended, and the login page is about to open.
  const asVisitor = cart.data?.total.action.state === 'login'
  if (ids === null && cart.data && cart.isFetchedAfterMount && !asVisitor) {
    setIds(cart.data.list.filter(line => line.is_selected === 1).map(line => line.id))
  }
  return {
    data: ids ?? undefined,
    error: ids === null ? cart.error : null,
    refetch: cart.refetch,
    why: cart.data?.total.action.state === 'licence' ? cart.data.total.action.message : '',
  }
}
