import { useCompositionGuard, useSuggestions } from '@yaoji/hooks'
import { useQuickBuyMatch } from '@yaoji/hooks/data'
import { useState } from 'react'
import type { GridProduct, GridRow } from './gridRow'

/** Typing in a cell is short: the list comes sooner than that of the search box. */
const DEBOUNCE_MS = 250

/** The list of products below the cell in which the buyer types. */
export function useRowSuggestions(rows: readonly GridRow[]) {
  const { mutateAsync: match } = useQuickBuyMatch()
  const guard = useCompositionGuard()
  const [open, setOpen] = useState<number | null>(null)
  const [active, setActive] = useState({ list: noProducts, index: -1 })
  const row = rows.find(({ key, status }) => key === open && status === 'typed')
  const { status, list, keyword } = useSuggestions<GridProduct>({
    ask: async text => {
      const { matches, products } = await match({ queries: [text] })
      const byId = new Map(products.map(product => [product.goods.id, product]))
      return matches[0]?.goods_ids.flatMap(id => byId.get(id) ?? []) ?? []
    },
    keyword: row?.query ?? '',
    wanted: row !== undefined,
    composing: guard.composing,
    debounceMs: DEBOUNCE_MS,
  })
  const shown = row && status === 'ready' && keyword === row.query.trim() ? list : noProducts
  const index = active.list === shown ? active.index : -1
  return {
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

const noProducts: readonly GridProduct[] = []

export type RowSuggestions = ReturnType<typeof useRowSuggestions>
