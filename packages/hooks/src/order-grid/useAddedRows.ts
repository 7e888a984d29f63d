'use client'

import { type RefObject, useEffect, useRef } from 'react'
import type { GridState } from './gridActions'
import { findCell, type OpenRows, openCellKind } from './gridKeys'
import { isBlank } from './gridRow'

/** Rows that are being added, from this key on. `placed`: the focus was given to them once. */
interface Added {
  readonly from: number
  placed: boolean
}

/**
 * Where the focus goes after rows were added: to the first of them to look at, else to the row to type in, where the next
 * key destroys nothing. `remember` is called before they are added; once they are shown, `firstCell` returns the cell,
 * scrolled into view, undefined without any. While they are being matched it is the row to type in; the focus leaves that
 * for the first row to look at as soon as there is one, unless the buyer has typed or has gone elsewhere.
 */
export function useAddedRows(body: RefObject<Element | null>, state: GridState, open: OpenRows) {
  const latest = useRef({ state, open })
  const added = useRef<Added | null>(null)
  const next = useRef(state.next)

  function firstCell(): HTMLInputElement | undefined {
    if (!added.current || !body.current) return undefined
    added.current.placed = true
    const { cell, settled } = cellOfAdded(body.current, latest.current, added.current.from)
    if (settled) added.current = null
    // Not in every environment of tests.
    cell?.scrollIntoView?.({ block: 'nearest' })
    cell?.select()
    return cell
  }

  useEffect(() => {
    next.current = state.next
    latest.current = { state, open }
    const grid = body.current
    if (!added.current?.placed || !grid) return
    const active = document.activeElement
    if (active === findCell(grid, state.entry, 'query')) {
      if (!isBlank(state.rows[0] as GridState['rows'][number])) added.current = null
      else firstCell()?.focus()
    } else if (grid.contains(active)) added.current = null
  })

  return {
    remember() {
      added.current = { from: next.current, placed: false }
    },
    firstCell,
  }
}

interface Latest {
  readonly state: GridState
  readonly open: OpenRows
}

/** The cell that gets the focus; it is settled once no row waits for its product. */
function cellOfAdded(grid: Element, { state: { rows, entry }, open }: Latest, from: number) {
  const added = rows.filter(({ key }) => key >= from && key !== entry)
  const settled =
    added.length > 0 && added.every(({ status }) => status !== 'queued' && status !== 'matching')
  const wanted = new Set([...open.guess, ...open.todo])
  const cells = added
    .filter(({ key }) => settled && wanted.has(key))
    .map(row => findCell(grid, row.key, openCellKind(row)))
  const [first] = added
  const cell =
    cells.find(each => each !== null) ??
    findCell(grid, entry, 'query') ??
    // The grid is full.
    (first && findCell(grid, first.key, 'number'))
  return { cell: cell ?? undefined, settled }
}
