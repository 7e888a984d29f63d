'use client'

import { useId, useState } from 'react'
import { useCompositionGuard } from '../useCompositionGuard'
import { useSuggestions } from '../useSuggestions'
import type { UseOrderGridOptions } from './orderGrid'
import type { OrderGridProduct, OrderGridRow } from './orderGridTypes'

/** Typing in a cell is short: the list comes sooner than that of a search box. */
const DEBOUNCE_MS = 250

/** Products for a text; the signal aborts when they are no longer needed. */
export type SuggestProducts = (text: string, signal: AbortSignal) => Promise<readonly OrderGridProduct[]>

/** The list of products below the cell in which the buyer types. */
export function useRowSuggestions(rows: readonly OrderGridRow[], suggest: SuggestProducts) {
  const id = useId()
  const guard = useCompositionGuard()
  const [open, setOpen] = useState<number | null>(null)
  const [active, setActive] = useState({ list: noProducts, index: -1 })
  const row = rows.find(({ key, status }) => key === open && status === 'typed')
  const { status, list, keyword } = useSuggestions<OrderGridProduct>({
    ask: (text, _scope, signal) => suggest(text, signal),
    keyword: row?.query ?? '',
    wanted: row !== undefined,
    composing: guard.composing,
    debounceMs: DEBOUNCE_MS,
  })
  const shown = row && status === 'ready' && keyword === row.query.trim() ? list : noProducts
  const index = active.list === shown ? active.index : -1
  return {
    id,
    guard,
    key: row?.key ?? null,
    list: shown,
    index,
    /** The product that the keyboard is on. */
    product: shown[index],
    open: setOpen,
    close: () => setOpen(null),
    /** Moves to the next or previous product, from the last to the first. False without a list. */
    move(by: 1 | -1): boolean {
      if (shown.length === 0) return false
      const from = index === -1 && by === -1 ? 0 : index
      setActive({ list: shown, index: (from + by + shown.length) % shown.length })
      return true
    },
  }
}

const noProducts: readonly OrderGridProduct[] = []

/** Products for a text: those of its match. */
export function firstMatch(match: UseOrderGridOptions['match']) {
  return async (text: string) => {
    const { matches, products } = await match([text], [''])
    const byId = new Map(products.map(product => [product.goods.id, product]))
    return matches[0]?.goods_ids.flatMap(id => byId.get(id) ?? []) ?? []
  }
}

export type RowSuggestions = ReturnType<typeof useRowSuggestions>
