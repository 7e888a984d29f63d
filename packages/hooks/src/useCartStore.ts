'use client'

import { useEffect, useRef, useState } from 'react'
import type { CartStoreLine, CartStoreTotal } from './cartPreview'
import { type CartAnswer, type CartStore, type CartStoreOptions, createCartStore } from './cartStore'

export interface UseCartStoreOptions<Line, Total> extends CartStoreOptions<Line, Total> {
  /** The newest answer of the list, taken in whenever it is another object; undefined while it is awaited. */
  answer?: CartAnswer<Line, Total> | undefined
}

/**
 * A cart store for as long as the component lives. The functions may be new in every render; the store itself stays
 * the same object.
 */
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
  return sendTotal ? sendTotal() : Promise.reject(new Error('hooks: the cart lost its sendTotal.'))
}
