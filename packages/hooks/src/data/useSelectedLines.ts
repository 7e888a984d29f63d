'use client'

import type { CartLine } from '@yaoji/api-client/contract/cart'
import { useState } from 'react'
import { useCart } from './cart'

export interface SelectedLinesOptions {
  /** The id of the only line that is checked out, selected or not. Default: all selected lines. */
  readonly only?: number | undefined
}

/**
 * Ids of the cart's lines that were selected when the component was mounted, or the one line that is asked for: what is
 * checked out does not change with the cart. `data` is undefined until they are known; `why` is why the licence allows no
 * order, or empty.
 */
export function useSelectedLines({ only }: SelectedLinesOptions = {}) {
  const cart = useCart()
  const [ids, setIds] = useState<number[] | null>(null)
  // The service sees a visitor: the session has ended, and the login page is about to open.
  const asVisitor = cart.data?.total.action.state === 'login'
  if (ids === null && cart.data && cart.isFetchedAfterMount && !asVisitor) {
    const isChosen = (line: CartLine) => (only === undefined ? line.is_selected === 1 : line.id === only)
    setIds(cart.data.list.filter(isChosen).map(line => line.id))
  }
  return {
    data: ids ?? undefined,
    error: ids === null ? cart.error : null,
    refetch: cart.refetch,
    why: cart.data?.total.action.state === 'licence' ? cart.data.total.action.message : '',
  }
}
