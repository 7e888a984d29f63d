'use client'

import { type FindableGoods, goodsFinder } from '@yaoji/domain'
import { useDeferredValue, useMemo } from 'react'
import type { CartRow } from './cartLine'
import type { CartReader } from './cartStore'
import { useCartRows } from './useCartStore'

export interface FoundRows {
  /** The lines that are found, and the warehouses that have one. */
  readonly rows: readonly CartRow[]
  /** How many lines are found, and how many the cart has. */
  readonly found: number
  readonly total: number
}

/**
 * The rows of a cart that its buyer looks for; all without keywords. What is selected and what it costs stay those of
 * the whole cart. `goodsOf` is called once for each product: give a function that stays the same.
 */
export function useFoundRows<Line extends { readonly goods: object }>(
  cart: Pick<CartReader<Line, unknown>, 'getRows' | 'subscribeRows' | 'getLine'>,
  keywords: string,
  goodsOf: (line: Line) => FindableGoods,
): FoundRows {
  const all = useCartRows(cart)
  const looked = useDeferredValue(keywords)
  const findable = useMemo(() => kept(goodsOf), [goodsOf])
  return useMemo(() => {
    const total = linesOf(all)
    if (looked.trim() === '') return { rows: all, found: total, total }
    const finds = goodsFinder(looked)
    const lines = all.filter(row => {
      const line = row.kind === 'line' ? cart.getLine(row.id)?.line : undefined
      return line !== undefined && finds(findable(line))
    })
    const shown = new Set(lines.map(({ ck_id }) => ck_id))
    const ids = new Set<CartRow>(lines)
    const rows = all.filter(row => ids.has(row) || (row.kind === 'warehouse' && shown.has(row.ck_id)))
    return { rows, found: lines.length, total }
  }, [cart, all, looked, findable])
}

function linesOf(rows: readonly CartRow[]): number {
  let lines = 0
  for (const { kind } of rows) if (kind === 'line') lines += 1
  return lines
}

/** Each product's texts are written once, though every key compares them. */
function kept<Line extends { readonly goods: object }>(goodsOf: (line: Line) => FindableGoods) {
  const known = new WeakMap<object, FindableGoods>()
  return (line: Line) => {
    const before = known.get(line.goods)
    if (before) return before
    const goods = goodsOf(line)
    known.set(line.goods, goods)
    return goods
  }
}
