'use client'

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect'
import type { GridAction, GridState } from './gridActions'
import { type Cell, cellOf, choiceOf, findCell, focusCell, pressKey } from './gridKeys'
import { canChoose, isBlank, isGuess } from './gridRow'
import type { useCandidates } from './useCandidates'
import { useKeepFocus } from './useKeepFocus'
import type { RowSuggestions } from './useRowSuggestions'

interface GridKeysOptions {
  /** The element around the rows. */
  readonly body: RefObject<HTMLElement | null>
  readonly state: GridState
  readonly dispatch: (action: GridAction) => void
  readonly suggestions: RowSuggestions
  readonly candidates: Pick<ReturnType<typeof useCandidates>, 'open' | 'toggle'>
  readonly addAll: () => void
}

/** Keyboard and focus of the grid: the handlers of the element around the rows. */
export function useGridKeys(options: GridKeysOptions) {
  const { body, state, dispatch, suggestions, candidates, addAll } = options
  const kept = useKeepFocus(body, state.rows)
  const { guard } = suggestions
  const focusEntry = useFocusEntry(options)
  const act = rowKeys(options, focusEntry)

  /** Down with Alt opens the candidates, as it opens a select. */
  function opensCandidates({ key, altKey, target }: KeyboardEvent): number | undefined {
    const cell = cellOf(target)
    const row = state.rows.find(each => each.key === cell?.key)
    return altKey && key === 'ArrowDown' && row && canChoose(row) ? row.key : undefined
  }

  return {
    focusEntry,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const choice = choiceOf(event.target)
        if (choice !== null) return pressChoiceKey(event, { addAll, open: () => candidates.open(choice) })
        const cell = cellOf(event.target)
        if (!cell || guard.owns(event)) return
        const opened = opensCandidates(event)
        if (opened === undefined)
          return pressKey(event, cell, { addAll, moveInList: suggestions.move, ...act })
        event.preventDefault()
        candidates.open(opened)
      },
      onClick(event: MouseEvent) {
        const choice = choiceOf(event.target)
        if (choice !== null) candidates.toggle(choice)
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
    },
  }
}

/** The keys of the button that opens the candidates, beside Enter and Space. */
function pressChoiceKey(event: KeyboardEvent, actions: { addAll: () => void; open: () => void }): void {
  const { key, ctrlKey, metaKey } = event
  const adds = key === 'Enter' && (ctrlKey || metaKey)
  if (!adds && key !== 'ArrowDown') return
  event.preventDefault()
  if (adds) actions.addAll()
  else actions.open()
}

/** Goes to an empty row to type in: what is in it is complete. */
function useFocusEntry({ body, state, dispatch }: GridKeysOptions) {
  const wanted = useRef(false)
  const { rows, entry } = state
  useBrowserLayoutEffect(() => {
    const [first] = rows
    if (!wanted.current || !body.current || first?.key !== entry || !isBlank(first)) return
    wanted.current = false
    focusCell(body.current, entry, 'query')
  })
  return () => {
    const [first] = rows
    if (first?.key !== entry) return
    if (!isBlank(first)) {
      wanted.current = true
      dispatch({ type: 'leave' })
    } else if (body.current) focusCell(body.current, entry, 'query')
  }
}

/** What the keys of a cell do. */
function rowKeys({ body, state, dispatch, suggestions }: GridKeysOptions, focusEntry: () => void) {
  const { rows, entry } = state
  const rowOf = (key: number) => rows.find(row => row.key === key)
  const focus = (key: number, kind: Cell['kind']) => body.current && focusCell(body.current, key, kind)

  function moveRow({ key, kind }: Cell, by: 1 | -1) {
    const at = rows.findIndex(row => row.key === key)
    const others = by === 1 ? rows.slice(at + 1) : rows.slice(0, Math.max(0, at)).reverse()
    // A filter leaves rows out.
    const next = others.find(row => body.current && findCell(body.current, row.key, 'query'))
    // A row without a product begins with its text.
    if (next) focus(next.key, kind === 'number' && !isBlank(next) ? 'number' : 'query')
  }

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
    submitNumber(cell: Cell, pressed: 'Enter' | 'Tab'): boolean {
      const row = rowOf(cell.key)
      const completes = cell.key === entry && row !== undefined && !isBlank(row)
      if (completes || (pressed === 'Enter' && cell.key === entry)) focusEntry()
      else if (pressed === 'Enter') {
        // The last row keeps the focus.
        dispatch({ type: 'settle', key: cell.key })
        moveRow(cell, 1)
      }
      return completes
    },
    // Below the row to type in is the newest of the others.
    returnRow: (cell: Cell) => moveRow(cell, cell.key === entry ? 1 : -1),
    moveRow,
    clear({ key, kind }: Cell) {
      if (kind === 'number') dispatch({ type: 'number', key, number: '' })
      else if (suggestions.list.length > 0) suggestions.close()
      else dispatch({ type: 'type', key, query: '' })
    },
  }
}
