'use client'

import { useCallback, useSyncExternalStore } from 'react'
import type { CartLineState, CartTotalState } from './cartBook'
import type { CartRow } from './cartRows'
import type { CartReader } from './cartStore'
import type { CheckState } from './cartTally'

/** The rows of a cart; renders again only when lines come, go or are hidden. */
export function useCartRows(
  cart: Pick<CartReader<unknown, unknown>, 'getRows' | 'subscribeRows'>,
): readonly CartRow[] {
  return useSyncExternalStore(cart.subscribeRows, cart.getRows, cart.getRows)
}

/** One line of a cart; renders again only when this line changes. Undefined once it is gone. */
export function useCartLine<Line>(
  cart: Pick<CartReader<Line, unknown>, 'getLine' | 'subscribeLine'>,
  id: number,
): CartLineState<Line> | undefined {
  const subscribe = useCallback((listener: () => void) => cart.subscribeLine(id, listener), [cart, id])
  const read = () => cart.getLine(id)
  return useSyncExternalStore(subscribe, read, read)
}

/** How much of a warehouse, or of the whole cart, is selected; renders again only when that word changes. */
export function useCartCheck(
  cart: Pick<CartReader<unknown, unknown>, 'getCheck' | 'subscribeTotal'>,
  ck_id?: number,
): CheckState {
  const read = () => cart.getCheck(ck_id)
  return useSyncExternalStore(cart.subscribeTotal, read, read)
}

/** The totals of a cart, following its edits. */
export function useCartTotal<Total>(
  cart: Pick<CartReader<unknown, Total>, 'getTotal' | 'subscribeTotal'>,
): CartTotalState<Total> {
  return useSyncExternalStore(cart.subscribeTotal, cart.getTotal, cart.getTotal)
}
