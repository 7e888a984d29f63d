'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CartRow, CartStoreLine } from './cartLine'
import type { CartLineState, CartTotalState } from './cartState'
import {
  type CartAnswer,
  type CartReader,
  type CartStore,
  type CartStoreOptions,
  createCartStore,
} from './cartStore'
import type { CartStoreTotal, CheckState } from './cartTotals'

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
    const created = createCartStore<Line, Total>({
      sendNumber: (id, number) => latest.current.sendNumber(id, number),
      sendSelected: (ids, is_selected) => latest.current.sendSelected(ids, is_selected),
      sendDelete: ids => latest.current.sendDelete(ids),
      sendTotal: options.sendTotal && (() => askTotal(latest.current)),
      onRejected: (error, ids) => latest.current.onRejected?.(error, ids),
      messageOf: options.messageOf && (error => latest.current.messageOf?.(error) ?? ''),
      bulkLimit: options.bulkLimit,
    })
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

function askTotal<Line, Total>({ sendTotal }: CartStoreOptions<Line, Total>): Promise<{ total: Total }> {
  return sendTotal ? sendTotal() : Promise.reject(new Error('hooks: the cart has no sendTotal any more.'))
}

/** The rows of a cart; renders when lines are added, removed or hidden. */
export function useCartRows(
  cart: Pick<CartReader<unknown, unknown>, 'getRows' | 'subscribeRows'>,
): readonly CartRow[] {
  return useSyncExternalStore(cart.subscribeRows, cart.getRows, cart.getRows)
}

/** One line of a cart; renders when this line changes. Undefined when the cart does not have it. */
export function useCartLine<Line>(
  cart: Pick<CartReader<Line, unknown>, 'getLine' | 'subscribeLine'>,
  id: number,
): CartLineState<Line> | undefined {
  const subscribe = useCallback((listener: () => void) => cart.subscribeLine(id, listener), [cart, id])
  const read = () => cart.getLine(id)
  return useSyncExternalStore(subscribe, read, read)
}

/** The checkbox of a warehouse, or of the whole cart; renders when its state changes. */
export function useCartCheck(
  cart: Pick<CartReader<unknown, unknown>, 'getCheck' | 'subscribeTotal'>,
  ck_id?: number,
): CheckState {
  const read = () => cart.getCheck(ck_id)
  return useSyncExternalStore(cart.subscribeTotal, read, read)
}

/** The totals of a cart, with its pending edits. */
export function useCartTotal<Total>(
  cart: Pick<CartReader<unknown, Total>, 'getTotal' | 'subscribeTotal'>,
): CartTotalState<Total> {
  return useSyncExternalStore(cart.subscribeTotal, cart.getTotal, cart.getTotal)
}
