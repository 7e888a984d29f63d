'use client'
import { useSuggestions } from '@yaoji/hooks'
import { useEffect, useRef, useState } from 'react'
import type { AddToCartGoods } from '../add-to-cart'
import { type SearchType, useSearchBox } from '../search-box'

/** What a row needs of a product, by the wire's names. */
export interface SearchRowGoods extends AddToCartGoods {
  id: number
  goods_price_id: number
  ypgg: string
  sccj: string
  expiry_date: string | null
}

/** A product that a row shows. */
export interface SearchRow<Goods extends SearchRowGoods = SearchRowGoods> {
  goods: Goods
  /** Packs of the buyer's last order of it. */
  last_number?: number | undefined
  /** Which characters of its name the text found: from `start` on, and before `end`. */
  hits: readonly { readonly start: number; readonly end: number }[]
}

export interface SearchRowsSource<Goods extends SearchRowGoods> {
  /** Asks for the rows of a text; of an empty one for those that were bought last. A failure shows nothing. */
  suggest: (keyword: string, type: SearchType, signal: AbortSignal) => Promise<readonly SearchRow<Goods>[]>
  /**
   * An empty field has rows too.
   * @default false
   */
  withRecent?: boolean
}

/** The rows for what is typed in the search box around it; the former ones stay until other ones have come. */
export function useSearchRows<Goods extends SearchRowGoods>(source: SearchRowsSource<Goods>) {
  const { suggest, withRecent = false } = source
  const { box, keyword, type } = useSearchBox('SearchRows')
  const text = keyword.trim()
  const recent = useRecent(suggest, withRecent && box.wanted && text === '')
  // The text whose rows a key waits for: they are asked for at once.
  const [hurried, hurry] = useState('')
  const found = useSuggestions({
    ask: (typed, scope, signal) => suggest(typed, scope === 1 ? 1 : 0, signal),
    keyword,
    scope: type,
    wanted: box.wanted,
    composing: box.composing,
    ...(hurried === text && { debounceMs: 0 }),
  })
  const [kept, keep] = useState(found.list)
  if (found.status !== 'searching' && found.list !== kept) keep(found.list)
  const isNew = found.keyword !== text || found.status === 'searching'
  return {
    text,
    rows: text === '' ? (recent ?? NONE) : kept,
    arriving: box.wanted && !box.composing && (text === '' ? withRecent && recent === null : isNew),
    hurry: () => hurry(text),
  }
}

const NONE: readonly never[] = []

/** The rows of an empty field, asked for each time that they are wanted; null until they have come once. */
function useRecent<Goods extends SearchRowGoods>(
  suggest: SearchRowsSource<Goods>['suggest'],
  wanted: boolean,
): readonly SearchRow<Goods>[] | null {
  const [rows, setRows] = useState<readonly SearchRow<Goods>[] | null>(null)
  const ask = useRef(suggest)
  useEffect(() => {
    ask.current = suggest
  })
  useEffect(() => {
    if (!wanted) return
    const request = new AbortController()
    const show = (list: readonly SearchRow<Goods>[]) => request.signal.aborted || setRows(list)
    ask.current('', 0, request.signal).then(show, () => show([]))
    return () => request.abort()
  }, [wanted])
  return rows
}
