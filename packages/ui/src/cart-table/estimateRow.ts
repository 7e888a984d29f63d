import type { CartRow } from '@yaoji/hooks'
import { countLineHints } from './cartLineHints'
import type { CartTableSource } from './cartTableTypes'

/** Heights in px of what a row is made of, as the looks draw them; measured heights replace them. */
const HEIGHTS = {
  wide: { warehouse: 41, line: 57, extra: 20 },
  narrow: { warehouse: 45, line: 101, extra: 20 },
} as const

/** How high a row will probably be. Close enough that the scroll bar does not jump while rows come into view. */
export function estimateRow(row: CartRow, cart: CartTableSource, narrow: boolean): number {
  const heights = narrow ? HEIGHTS.narrow : HEIGHTS.wide
  if (row.kind === 'warehouse') return heights.warehouse
  const state = cart.getLine(row.id)
  if (!state) return heights.line
  const parts = state.line.combination?.list.length ?? 0
  const gifts = state.line.gift_data ? 1 : 0
  const hints = countLineHints(state.line, state.error)
  // Hints share a line where there is room for two.
  const hintLines = narrow ? hints : Math.ceil(hints / 2)
  return heights.line + (parts + gifts + hintLines) * heights.extra
}
