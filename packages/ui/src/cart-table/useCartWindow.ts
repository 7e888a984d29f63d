import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'
import type { CartRow } from '@yaoji/hooks'
import { type FocusEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CartTableSource } from './cartTableTypes'
import { estimateRow } from './estimateRow'

/** Rows beyond each end of the screen, so that Tab and a short scroll find them there. */
const OVERSCAN = 2

/** Width below which rows are laid out as blocks of two lines. */
const NARROW_PX = 640

export function rowKey(row: CartRow): string {
  return row.kind === 'line' ? `line-${row.id}` : `warehouse-${row.ck_id}`
}

/**
 * Which rows stand in the document while the page scrolls: those on the screen, a few beyond, and the one that has
 * the focus with its neighbours, so that focus is never lost and Tab goes on from where it was.
 */
export function useCartWindow(cart: CartTableSource, rows: readonly CartRow[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const focused = useRef<string | null>(null)
  const [place, setPlace] = useState({ top: 0, narrow: false })

  // Worked out once a list: the virtualizer asks for all that follow whenever one row turns out higher.
  const { keys, heights } = useMemo(
    () => ({ keys: rows.map(rowKey), heights: rows.map(row => estimateRow(row, cart, place.narrow)) }),
    [rows, cart, place.narrow],
  )
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])
  const rangeExtractor = useCallback(
    (range: Range) => withFocused(range, focused.current === null ? -1 : keys.indexOf(focused.current)),
    [keys],
  )
  const estimateSize = (index: number) => heights[index] ?? 0
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    overscan: OVERSCAN,
    scrollMargin: place.top,
    estimateSize,
    rangeExtractor,
    getItemKey,
    scrollToFn: scrollWhenElsewhere,
    // Where nothing is laid out (a hidden tab, a test) a height of 0 would make every row visible at once.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimateSize(instance.indexFromElement(element)),
  })

  useLayoutEffect(() => {
    if (!body.current) return
    const top = Math.round(body.current.getBoundingClientRect().top + window.scrollY)
    const narrow = window.innerWidth < NARROW_PX
    if (top === place.top && narrow === place.narrow) return
    setPlace({ top, narrow })
    if (narrow === place.narrow) return
    virtualizer.measure()
    // Rows that have their new height already are not reported again: without this they would keep the estimate. The
    // virtualizer compares with the sizes that it worked out last, so it must have forgotten the old ones by then.
    virtualizer.getTotalSize()
    for (const row of body.current.rows) virtualizer.measureElement(row)
  })

  return {
    body,
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    top: place.top,
    measure: virtualizer.measureElement,
    onFocus(event: FocusEvent) {
      const row = event.target.closest('tr')
      focused.current = row?.dataset.key ?? null
    },
    onBlur(event: FocusEvent) {
      if (event.relatedTarget instanceof Node && !body.current?.contains(event.relatedTarget))
        focused.current = null
    },
  }
}

/** The virtualizer scrolls on mounting to where the page already is; a page that somebody else restores is left alone. */
const scrollWhenElsewhere: VirtualizerOptions<Window, HTMLTableRowElement>['scrollToFn'] = (
  offset,
  options,
  instance,
) => {
  const goal = offset + (options.adjustments ?? 0)
  if (Math.abs(goal - window.scrollY) >= 1) windowScroll(offset, options, instance)
}

function withFocused(range: Range, focused: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (focused < 0) return indexes
  const kept = [focused - 1, focused, focused + 1].filter(index => index >= 0 && index < range.count)
  return [...new Set([...indexes, ...kept])].sort((a, b) => a - b)
}
