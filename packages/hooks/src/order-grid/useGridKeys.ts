'use client'

import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import type { OrderGridAction } from './gridActions'
import { type Cell, cellOf, choiceOf, focusCell, focusOpenRow, pressChoiceKey, pressKey } from './gridKeys'
import { isBlank, isGuess } from './gridRow'
import type { OrderGridRow } from './orderGridTypes'
import { useKeepFocus } from './useKeepFocus'
import type { RowSuggestions } from './useRowSuggestions'

interface GridKeysOptions {
  /** The element around the rows. */
  readonly body: RefObject<HTMLElement | null>
  readonly rows: readonly OrderGridRow[]
  readonly dispatch: (action: OrderGridAction) => void
  readonly suggestions: RowSuggestions
  readonly addAll: () => void
}

/** Keyboard and focus of the grid: the handlers of the element around the rows. */
export function useGridKeys({ body, rows, dispatch, suggestions, addAll }: GridKeysOptions) {
  const kept = useKeepFocus(body, rows)
  const { guard } = suggestions
  const act = rowKeys({ body, rows, dispatch, suggestions, addAll })

  return {
    onKeyDown(event: KeyboardEvent) {
      const choice = choiceOf(event.target)
      if (choice !== null) {
        const look = () => dispatch({ type: 'look', key: choice })
        return pressChoiceKey(event, { addAll, look, confirm: () => act.confirm(choice) })
      }
      const cell = cellOf(event.target)
      if (!cell || guard.owns(event)) return
      pressKey(event, cell, { addAll, moveInList: suggestions.move, ...act })
    },
    onFocus(event: FocusEvent) {
      const cell = cellOf(event.target)
      kept.onFocus(event)
      suggestions.open(cell?.kind === 'query' ? cell.key : null)
    },
    onBlur(event: FocusEvent) {
      kept.onBlur()
      guard.fieldProps.onBlur()
      suggestions.close()
      const cell = cellOf(event.target)
      if (cell?.kind === 'query') dispatch({ type: 'queue', key: cell.key, takes: false })
      if (cell?.kind === 'number') dispatch({ type: 'settle', key: cell.key })
    },
    onCompositionStart: guard.fieldProps.onCompositionStart,
    onCompositionEnd: guard.fieldProps.onCompositionEnd,
  }
}

/** What the keys of a cell do. */
function rowKeys({ body, rows, dispatch, suggestions }: GridKeysOptions) {
  const rowOf = (key: number) => rows.find(row => row.key === key)
  const focus = (key: number, kind: Cell['kind']) => body.current && focusCell(body.current, key, kind)

  return {
    submitQuery({ key }: Cell) {
      const row = rowOf(key)
      if (!row || row.query.trim() === '') return
      const { product } = suggestions
      if (product && suggestions.key === key) dispatch({ type: 'take', key, product })
      else if (isGuess(row)) dispatch({ type: 'look', key })
      else dispatch({ type: 'queue', key, takes: true })
      suggestions.close()
      focus(key, 'number')
    },
    /** Confirms the product of a row. While the grid asks, the next row that it asks about follows. */
    confirm(key: number) {
      const asked = rows.find(row => row.doubt === 'asked' && row.key !== key)
      dispatch({ type: 'look', key })
      if (asked && body.current) focusOpenRow(body.current, asked.key)
      else focus(key, 'number')
    },
    moveRow({ key, kind }: Cell, by: 1 | -1) {
      const next = rows[rows.findIndex(row => row.key === key) + by]
      // A row without a product begins with its text.
      if (next) focus(next.key, kind === 'number' && !isBlank(next) ? 'number' : 'query')
    },
    clear({ key, kind }: Cell) {
      if (kind === 'number') dispatch({ type: 'number', key, number: '' })
      else if (suggestions.list.length > 0) suggestions.close()
      else dispatch({ type: 'type', key, query: '' })
    },
  }
}
