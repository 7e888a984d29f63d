'use client'
import type { CartRow } from '@yaoji/hooks'
import { type CSSProperties, type FocusEvent, useMemo, useRef, useState } from 'react'
import { nearestScroller, offsetIn, type Scroller } from './cartScroller'
import type { CartTableSource } from './cartTableTypes'
import { estimateRow } from './estimateRow'
import type { RowVirtualizer } from './rowVirtualizer'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'
import { usePrinting } from './usePrinting'
import { useRowVirtualizer } from './useRowVirtualizer'

/** Up to this many lines all rows are in the document, for the browser's own search; for printing they are in any case. */
export const WINDOW_FROM = 200

/** Height of the screen before it is known: what a server renders of a long cart, and a browser before the rest is loaded. */
const FIRST_SCREEN_PX = 800

/** Width below which rows are laid out as blocks of two lines. */
const NARROW_PX = 640

/** What a row is known by, also in its `data-key`: the id of its line, or its warehouse. */
export function rowKey(row: CartRow): number | string {
  return row.kind === 'line' ? row.id : `warehouse-${row.ck_id}`
}

function keyAt(rows: readonly CartRow[], index: number): number | string {
  const row = rows[index]
  return row ? rowKey(row) : index
}

/** Where the row with this `data-key` is; -1 where it is not. */
export function rowAt(rows: readonly CartRow[], key: string): number {
  return rows.findIndex(row => String(rowKey(row)) === key)
}

interface CartWindowOptions {
  readonly cart: CartTableSource
  readonly rows: readonly CartRow[]
  /** How many of the rows are lines. */
  readonly found: number
  readonly scrollElement: Element | null | undefined
}

interface ShownRow {
  readonly index: number
  /** Undefined where all rows are shown: they follow one another. */
  readonly top: number | undefined
}

interface Place {
  readonly scroller: Scroller | null
  readonly top: number
  readonly narrow: boolean
}

/**
 * Which rows are in the document: all of a short cart; of a long one those on the screen, a few beyond, and the one
 * that has the focus with its neighbours, so that focus is never lost and Tab goes on from where it was. While the code
 * that follows the scrolling is loading, the first screen; where it does not load, so many that a press adds to.
 */
export function useCartWindow({ cart, rows, found, scrollElement }: CartWindowOptions) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { focused, onFocus, onBlur } = useFocusedRow()
  const windowed = !usePrinting() && found > WINDOW_FROM
  const [place, setPlace] = useState<Place>({ scroller: null, top: 0, narrow: false })
  // Worked out once a list and width: the virtualizer asks for all that follow whenever one row turns out higher, and
  // for all again when it gets another `getItemKey`.
  const { heights, getItemKey } = useMemo(
    () => ({
      heights: windowed ? rows.map(row => estimateRow(row, cart, place.narrow)) : [],
      getItemKey: (index: number) => keyAt(rows, index),
    }),
    [rows, cart, place.narrow, windowed],
  )
  const { virtualizer, measure, failedRows, showMore } = useRowVirtualizer({
    scroller: place.scroller,
    top: place.top,
    enabled: windowed,
    heights,
    getItemKey,
    focusedAt: () => focusedAt(rows, focused.current),
    firstScreen: FIRST_SCREEN_PX,
    step: WINDOW_FROM,
  })

  useBrowserLayoutEffect(() => {
    if (!windowed || !body.current) return
    // Without the virtualizer only the estimates need it: the rest would lay out the first rows once more.
    const next = virtualizer ? placeOf(body.current, scrollElement) : { ...place, narrow: isNarrow() }
    if (isSamePlace(next, place)) return
    setPlace(next)
    if (virtualizer && next.narrow !== place.narrow) measureAgain(virtualizer, body.current)
  })

  const table = { body, onFocus, onBlur }
  if (!windowed) return { ...table, ...inFlow(rows.length) }
  if (virtualizer) {
    const shown = virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - place.top }))
    return { ...table, shown, bodyStyle: heightOf(virtualizer.getTotalSize()), measure, more: null }
  }
  if (failedRows === null) {
    const height = heights.reduce((sum, each) => sum + each, 0)
    return { ...table, ...inFlow(rowsWithin(heights, FIRST_SCREEN_PX)), bodyStyle: heightOf(height) }
  }
  const count = Math.min(failedRows, rows.length)
  const next = rows.slice(count, count + WINDOW_FROM).filter(row => row.kind === 'line').length
  return { ...table, ...inFlow(count), more: next > 0 ? { count: next, show: showMore } : null }
}

/** The first rows, one after the other. */
function inFlow(count: number) {
  const shown = Array.from({ length: count }, (_, index): ShownRow => ({ index, top: undefined }))
  return { shown, bodyStyle: undefined, measure: undefined, more: null }
}

function heightOf(height: number): CSSProperties {
  return { display: 'block', position: 'relative', height }
}

/** How many rows fill a height, with one beyond. */
function rowsWithin(heights: readonly number[], height: number): number {
  let sum = 0
  const last = heights.findIndex(each => {
    sum += each
    return sum > height
  })
  return last < 0 ? heights.length : Math.min(last + 2, heights.length)
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.scroller === other.scroller && one.top === other.top && one.narrow === other.narrow
}

const isNarrow = () => window.innerWidth < NARROW_PX

function placeOf(body: Element, scrollElement: Element | null | undefined): Place {
  const scroller = scrollElement ?? nearestScroller(body)
  return { scroller, top: offsetIn(scroller, body), narrow: isNarrow() }
}

/**
 * Rows that have their new height already are not reported again: without this they would keep the estimate. The
 * virtualizer compares with the sizes that it worked out last, so it must have forgotten the old ones by then.
 */
function measureAgain(virtualizer: RowVirtualizer, body: HTMLTableSectionElement): void {
  virtualizer.measure()
  virtualizer.getTotalSize()
  for (const row of body.rows) virtualizer.measureElement(row)
}

interface FocusedRow {
  readonly key: string
  /** Where it was when it got the focus. */
  readonly index: number
}

/** Where the row is that has the focus; -1 without one. Rows seldom move, so that few scrolls search all of them. */
function focusedAt(rows: readonly CartRow[], focused: FocusedRow | null): number {
  if (focused === null) return -1
  const row = rows[focused.index]
  if (row && String(rowKey(row)) === focused.key) return focused.index
  return rowAt(rows, focused.key)
}

/** The row that has the focus, as long as the focus is in the body or nowhere. */
function useFocusedRow() {
  const focused = useRef<FocusedRow | null>(null)
  return {
    focused,
    onFocus(event: FocusEvent) {
      const { key, index } = event.target.closest('tr')?.dataset ?? {}
      focused.current = key === undefined ? null : { key, index: Number(index) }
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) focused.current = null
    },
  }
}
