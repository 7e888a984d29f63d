'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CartStoreLine } from './cartLine'
import { Cart, type CartAnswer, type CartReader, type CartStore, type CartStoreOptions } from './cartStore'
import type { CartStoreTotal } from './cartTotals'

export interface UseCartStoreOptions<Line, Total> extends CartStoreOptions<Line, Total> {
  /** The latest answer of the list; each new object is loaded. Undefined until the first one. */
  answer?: CartAnswer<Line, Total> | undefined
}

/** A cart store for the life of the component: always the same object, though the functions may change. */
export function useCartStore<Line extends CartStoreLine, Total extends CartStoreTotal>(
  options: UseCartStoreOptions<Line, Total>,
): CartStore<Line, Total> {
  const { answer } = options
  const latest = useRef(options)
  const loaded = useRef(answer)
  const [store] = useState(() => {
    const created = new Cart(() => latest.current)
    if (answer) created.load(answer)
    return created
  })
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (!answer || loaded.current === answer) return
    loaded.current = answer
    store.load(answer)
  }, [answer, store])
  return store
}

/** Renders when the value changes. */
function useValue<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read)
}

/** The rows of a cart; renders when lines are added, removed or hidden. */
export function useCartRows(cart: Pick<CartReader<unknown, unknown>, 'getRows' | 'subscribeRows'>) {
  return useValue(cart.subscribeRows, cart.getRows)
}

/** One line of a cart; renders when this line changes. Undefined when the cart does not have it. */
export function useCartLine<Line>(
  cart: Pick<CartReader<Line, unknown>, 'getLine' | 'subscribeLine'>,
  id: number,
) {
  const subscribe = useCallback((listener: () => void) => cart.subscribeLine(id, listener), [cart, id])
  return useValue(subscribe, () => cart.getLine(id))
}

/** The checkbox of a warehouse, or of the whole cart; renders when its state changes. */
export function useCartCheck(
  cart: Pick<CartReader<unknown, unknown>, 'getCheck' | 'subscribeTotal'>,
  ck_id?: number,
) {
  return useValue(cart.subscribeTotal, () => cart.getCheck(ck_id))
}

/** The totals of a cart, with its pending edits. */
export function useCartTotal<Total>(cart: Pick<CartReader<unknown, Total>, 'getTotal' | 'subscribeTotal'>) {
  return useValue(cart.subscribeTotal, cart.getTotal)
}
