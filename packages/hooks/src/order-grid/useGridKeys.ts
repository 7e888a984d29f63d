'use client'

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect'
import type { GridAction, GridState } from './gridActions'
import {
  type Cell,
  cellOf,
  choiceOf,
  findCell,
  focusCell,
  isOpenRow,
  leaveGrid,
  type OpenRows,
  pressKey,
  rowKeyOf,
} from './gridKeys'
import { canChoose, isBlank, isGuess } from './gridRow'
import type { OrderGridRow } from './orderGridTypes'
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
  /** Rows to look at. */
  readonly open: OpenRows
  /** To the next row to look at after a row, which keeps the focus while it is the only one; false without any. */
  readonly goOn: (key: number) => boolean
}

/** Keyboard and focus of the grid: the handlers of the element around the rows. */
export function useGridKeys(options: GridKeysOptions) {
  const { body, state, dispatch, suggestions, candidates, addAll } = options
  const kept = useKeepFocus(body, state.rows)
  const { guard } = suggestions
  const focusEntry = useFocusEntry(options)
  const seen = useSeenRow(options)
  const act = rowKeys(options, focusEntry, seen)

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
        const { key, altKey, target } = event
        const row = target instanceof Element ? rowKeyOf(target) : null
        if (altKey && key === 'Delete' && row !== null) {
          event.preventDefault()
          return act.remove(row, cellOf(target) !== null)
        }
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
        seen.look(event.target)
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

/**
 * The row with the focus, as it was before the buyer typed in it, and whether it was one to look at since the focus is in
 * it.
 */
function useSeenRow({ state: { rows }, open }: GridKeysOptions) {
  const seen = useRef<{ row: OrderGridRow; wasOpen: boolean } | null>(null)
  useBrowserLayoutEffect(() => {
    const before = seen.current
    const row = rows.find(({ key }) => key === before?.row.key)
    // A text that was matched is what Esc returns to; a number is that of the moment in which its cell got the focus.
    if (before && row && row.status !== 'typed')
      seen.current = { ...before, row: { ...row, number: before.row.number } }
  }, [rows])
  return {
    look(target: Element) {
      const key = rowKeyOf(target)
      const row = rows.find(each => each.key === key)
      const before = seen.current?.row.key === key && seen.current.wasOpen
      seen.current = row ? { row, wasOpen: before || isOpenRow(open, row.key) } : null
    },
    before: (key: number) => (seen.current?.row.key === key ? seen.current.row : undefined),
    wasOpen: (key: number) => seen.current?.row.key === key && seen.current.wasOpen,
  }
}

/** What the keys of a cell do. */
function rowKeys(
  { body, state, dispatch, suggestions, goOn }: GridKeysOptions,
  focusEntry: () => void,
  seen: ReturnType<typeof useSeenRow>,
) {
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
        dispatch({ type: 'settle', key: cell.key })
        // After a row to look at comes the next one. The last row keeps the focus.
        if (!seen.wasOpen(cell.key)) moveRow(cell, 1)
        else if (!goOn(cell.key)) focusEntry()
      }
      return completes
    },
    // Below the row to type in is the newest of the others.
    returnRow: (cell: Cell) => moveRow(cell, cell.key === entry ? 1 : -1),
    moveRow,
    /** Nothing that the row had before the buyer typed is lost. */
    escape({ key, kind }: Cell) {
      const row = rowOf(key)
      const listed = kind === 'query' && suggestions.list.length > 0
      if (listed) suggestions.close()
      const undo = row && (kind === 'number' ? undoNumber : undoQuery)(row, seen.before(key), listed)
      if (undo) dispatch(undo)
      else if (!listed && body.current) leaveGrid(body.current)
    },
    /** Deletes a row; the focus goes to the cell below, which is only certain from a cell. */
    remove(key: number, inCell: boolean) {
      if (!inCell) focus(key, 'query')
      if (key !== entry) return dispatch({ type: 'remove', key })
      dispatch({ type: 'type', key, query: '' })
      dispatch({ type: 'number', key, number: '' })
      focus(key, 'query')
    },
  }
}

/** Takes back the number that was typed; null where it is the one of before. */
function undoNumber({ key, number }: OrderGridRow, before: OrderGridRow | undefined): GridAction | null {
  const was = before?.number ?? ''
  return number === was ? null : { type: 'number', key, number: was }
}

/** Takes back the text that was typed: the product of before returns at once, a new text goes after its list. */
function undoQuery(
  { key, status, query, number }: OrderGridRow,
  before: OrderGridRow | undefined,
  listed: boolean,
): GridAction | null {
  if (status !== 'typed') return null
  if (before && before.status !== 'typed') return { type: 'restore', row: { ...before, number } }
  return listed || query === '' ? null : { type: 'type', key, query: '' }
}
