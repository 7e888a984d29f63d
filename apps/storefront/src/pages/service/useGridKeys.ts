import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { type Cell, cellOf, choiceOf, focusCell, focusOpenRow, pressChoiceKey, pressKey } from './gridKeys'
import { type GridRow, isBlank, isGuess } from './gridRow'
import type { GridAction } from './gridState'
import { useKeepFocus } from './useKeepFocus'
import type { RowSuggestions } from './useRowSuggestions'

interface GridKeysOptions {
  readonly rows: readonly GridRow[]
  readonly dispatch: (action: GridAction) => void
  readonly suggestions: RowSuggestions
  readonly addAll: () => void
}

/** Keyboard and focus of the grid, for the element around the rows. */
export function useGridKeys({ rows, dispatch, suggestions, addAll }: GridKeysOptions) {
  const grid = useRef<HTMLTableSectionElement>(null)
  const kept = useKeepFocus(grid, rows)

  function takeQuery({ key }: Cell) {
    const row = rows.find(each => each.key === key)
    if (!row || row.query.trim() === '') return
    const { product } = suggestions
    if (product && suggestions.key === key) {
      dispatch({ type: 'take', key, product })
    } else if (isGuess(row)) {
      dispatch({ type: 'look', key })
    } else {
      dispatch({ type: 'queue', key, takes: true })
    }
    suggestions.close()
    if (grid.current) focusCell(grid.current, key, 'number')
  }

  /** Confirms the product of a row. While the page asks, the next row that it asks about follows. */
  function confirm(key: number) {
    const asked = rows.find(row => row.doubt === 'asked' && row.key !== key)
    dispatch({ type: 'look', key })
    if (!grid.current) return
    if (asked) focusOpenRow(grid.current, asked.key)
    else focusCell(grid.current, key, 'number')
  }

  function moveRow({ key, kind }: Cell, by: 1 | -1) {
    const next = rows[rows.findIndex(row => row.key === key) + by]
    if (!next || !grid.current) return
    // A row without a product begins with its text.
    focusCell(grid.current, next.key, kind === 'number' && !isBlank(next) ? 'number' : 'query')
  }

  function clear({ key, kind }: Cell) {
    if (kind === 'number') dispatch({ type: 'number', key, number: '' })
    else if (suggestions.list.length > 0) suggestions.close()
    else dispatch({ type: 'type', key, query: '' })
  }

  return {
    ref: grid,
    onKeyDown(event: KeyboardEvent) {
      const choice = choiceOf(event.target)
      if (choice !== null) {
        const look = () => dispatch({ type: 'look', key: choice })
        return pressChoiceKey(event, { addAll, look, confirm: () => confirm(choice) })
      }
      const cell = cellOf(event.target)
      if (!cell || suggestions.guard.owns(event)) return
      pressKey(event, cell, { addAll, moveInList: suggestions.move, takeQuery, moveRow, clear })
    },
    onFocus(event: FocusEvent) {
      const cell = cellOf(event.target)
      kept.onFocus(event)
      suggestions.open(cell?.kind === 'query' ? cell.key : null)
    },
    onBlur(event: FocusEvent) {
      kept.onBlur()
      suggestions.guard.fieldProps.onBlur()
      suggestions.close()
      const cell = cellOf(event.target)
      if (cell?.kind === 'query') dispatch({ type: 'queue', key: cell.key, takes: false })
      if (cell?.kind === 'number') dispatch({ type: 'settle', key: cell.key })
    },
    onCompositionStart: suggestions.guard.fieldProps.onCompositionStart,
    onCompositionEnd: suggestions.guard.fieldProps.onCompositionEnd,
  }
}
