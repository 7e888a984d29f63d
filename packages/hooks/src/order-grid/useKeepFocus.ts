'use client'

import { type FocusEvent, type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect'
import { type Cell, cellOf, focusCell } from './gridKeys'
import { isBlank } from './gridRow'
import type { OrderGridRow } from './orderGridTypes'

/** The focus never leaves the grid by itself: when its row goes away, the row that follows gets it. */
export function useKeepFocus(grid: RefObject<Element | null>, rows: readonly OrderGridRow[]) {
  const focused = useRef<Cell | null>(null)
  const previous = useRef(rows)

  useBrowserLayoutEffect(() => {
    const before = previous.current
    previous.current = rows
    const cell = focused.current
    if (!cell || !grid.current || rows.some(({ key }) => key === cell.key)) return
    focused.current = null
    const next = rowInPlace(before, rows, cell.key) ?? rows[0]
    if (next) focusCell(grid.current, next.key, cell.kind === 'number' && !isBlank(next) ? 'number' : 'query')
  }, [grid, rows])

  return {
    onFocus(event: FocusEvent) {
      focused.current = cellOf(event.target) ?? cellOfRow(event.target)
    },
    // React sends no blur for an element that it removes.
    onBlur() {
      focused.current = null
    },
  }
}

/** The cell of the row of a button or a link. */
function cellOfRow(target: Element): Cell | null {
  const field = target.closest('tr')?.querySelector('[data-cell="query"]')
  return field ? cellOf(field) : null
}

/** The nearest row after the one that went away, else the nearest before it. Not a regular product: it never ends a list. */
function rowInPlace(
  before: readonly OrderGridRow[],
  rows: readonly OrderGridRow[],
  key: number,
): OrderGridRow | undefined {
  const present = new Map(rows.map(row => [row.key, row]))
  const at = before.findIndex(row => row.key === key)
  const nearest = [...before.slice(at + 1), ...before.slice(0, Math.max(0, at)).reverse()].filter(
    row => !row.regular,
  )
  const next = nearest.find(row => present.has(row.key))
  return next && present.get(next.key)
}
