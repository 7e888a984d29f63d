import type { KeyboardEvent } from 'react'
import type { OrderGridRow } from './orderGridTypes'

/** The cells of a row that take text. */
export type CellKind = 'query' | 'number'

export interface Cell {
  readonly key: number
  readonly kind: CellKind
}

/** The attributes by which a cell is found again. */
export const cellAttributes = (key: number, kind: CellKind) =>
  ({ 'data-row': key, 'data-cell': kind }) as const

/** The cell that has the focus; null for anything else in the grid. */
export function cellOf(target: EventTarget): Cell | null {
  if (!(target instanceof HTMLInputElement) || target.dataset.row === undefined) return null
  return { key: Number(target.dataset.row), kind: target.dataset.cell === 'number' ? 'number' : 'query' }
}

/** The row of a button that opens its candidates; null for anything else in the grid. */
export function choiceOf(target: EventTarget): number | null {
  const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null
  return choice ? Number(choice.dataset.choice) : null
}

/** The row in which something is; null outside of the rows. */
export function rowKeyOf(element: Element): number | null {
  const candidates = element.closest<HTMLElement>('[data-candidates]')
  if (candidates) return Number(candidates.dataset.candidates)
  const cell = element.closest('tr')?.querySelector<HTMLElement>('[data-row]')
  return cell ? Number(cell.dataset.row) : null
}

/** The list of the candidates of a row; null while it is closed. */
export function findCandidates(grid: Element, key: number): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-candidates="${key}"]`)
}

/** Rows to look at, by their keys. */
export type OpenRows = Readonly<Record<'guess' | 'todo', readonly number[]>>

export const isOpenRow = ({ guess, todo }: OpenRows, key: number) => guess.includes(key) || todo.includes(key)

/** The cell in which something is to be done: the text while there is no product, else the number. */
export const openCellKind = ({ goods_id }: Pick<OrderGridRow, 'goods_id'>): CellKind =>
  goods_id === null ? 'query' : 'number'

/** Moves the focus to what is to be done in a row: its text while it has no product, else its number. */
export function focusOpenRow(grid: Element, row: Pick<OrderGridRow, 'key' | 'goods_id'>): void {
  const { key } = row
  focusCell(grid, key, openCellKind(row))
  // Not in every environment of tests.
  findCell(grid, key, 'query')?.scrollIntoView?.({ block: 'nearest' })
}

/** The cell of a row; null while it is not in the document. */
export function findCell(grid: Element, key: number, kind: CellKind): HTMLInputElement | null {
  return grid.querySelector<HTMLInputElement>(`[data-row="${key}"][data-cell="${kind}"]`)
}

/** Moves the focus out of the grid, to the content of the page: the keys of the page work there. */
export function leaveGrid(grid: Element): void {
  grid.closest<HTMLElement>('main')?.focus({ preventScroll: true })
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && grid.contains(activeElement)) activeElement.blur()
}

/** Moves the focus to a cell and selects its text, so that typing replaces it. */
export function focusCell(grid: Element, key: number, kind: CellKind): void {
  const cell = findCell(grid, key, kind)
  cell?.focus()
  cell?.select()
}

export interface KeyActions {
  readonly addAll: () => void
  /** Moves in the list of products; false without one. */
  readonly moveInList: (by: 1 | -1) => boolean
  /** Takes the product of the list or of the text, and goes to the number. */
  readonly submitQuery: (cell: Cell) => void
  /** The row is complete: to the row to type in, or to the next row. False where the browser does it. */
  readonly submitNumber: (cell: Cell, key: 'Enter' | 'Tab') => boolean
  /** To the row that was filled in before. */
  readonly returnRow: (cell: Cell) => void
  /** To the next row, or the previous one. */
  readonly moveRow: (cell: Cell, by: 1 | -1) => void
  /** Takes back what was typed, closes the list, or leaves the grid. */
  readonly escape: (cell: Cell) => void
}

/**
 * The keys of the grid: Enter takes what was typed and goes on, Down and Up move between rows and never change a
 * number, Esc takes back what was typed and then leaves the grid, Ctrl+Enter adds all rows. Tab leaves a number as Enter does in the row to type in.
 */
export function pressKey(event: KeyboardEvent, cell: Cell, actions: KeyActions): void {
  const { key, shiftKey, altKey } = event
  const withControl = event.ctrlKey || event.metaKey
  if (key === 'Tab') {
    if (!shiftKey && cell.kind === 'number' && actions.submitNumber(cell, 'Tab')) event.preventDefault()
    return
  }
  if (altKey || (withControl && key !== 'Enter')) return
  const keys: Record<string, () => void> = {
    Enter() {
      if (withControl) return actions.addAll()
      if (shiftKey) return actions.returnRow(cell)
      if (cell.kind === 'query') return actions.submitQuery(cell)
      actions.submitNumber(cell, 'Enter')
    },
    ArrowDown() {
      if (cell.kind === 'number' || !actions.moveInList(1)) actions.moveRow(cell, 1)
    },
    ArrowUp() {
      if (cell.kind === 'number' || !actions.moveInList(-1)) actions.moveRow(cell, -1)
    },
    Escape: () => actions.escape(cell),
  }
  const press = keys[key]
  if (!press) return
  event.preventDefault()
  press()
}
