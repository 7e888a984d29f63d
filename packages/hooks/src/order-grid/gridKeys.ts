import type { KeyboardEvent } from 'react'

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

/** The choice of a row that has the focus, by the key of its row; null for anything else in the grid. */
export function choiceOf(target: EventTarget): number | null {
  return target instanceof HTMLSelectElement && target.dataset.choice !== undefined
    ? Number(target.dataset.choice)
    : null
}

/** Moves the focus to what the buyer should look at in a row: its choice, else its number. */
export function focusOpenRow(grid: Element, key: number): void {
  const choice = grid.querySelector<HTMLSelectElement>(`[data-choice="${key}"]`)
  const cell = choice ?? findCell(grid, key, 'number')
  cell?.focus()
  // Not in every environment of tests.
  cell?.scrollIntoView?.({ block: 'nearest' })
}

/** Keys that open a choice. */
const OPENING = new Set([' ', 'ArrowDown', 'ArrowUp', 'F4'])

export interface ChoiceActions {
  readonly addAll: () => void
  /** The buyer opens the choice. */
  readonly look: () => void
  /** The buyer keeps the product of the row. */
  readonly confirm: () => void
}

/** The keys of a choice: Enter confirms its product, Ctrl+Enter adds all rows; others open it. */
export function pressChoiceKey(event: KeyboardEvent, actions: ChoiceActions): void {
  if (event.key === 'Enter') {
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) actions.addAll()
    else actions.confirm()
  } else if (OPENING.has(event.key)) {
    actions.look()
  }
}

/** The cell of a row; null while it is not in the document. */
export function findCell(grid: Element, key: number, kind: CellKind): HTMLInputElement | null {
  return grid.querySelector<HTMLInputElement>(`[data-row="${key}"][data-cell="${kind}"]`)
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
  /** To the next row, or the previous one. */
  readonly moveRow: (cell: Cell, by: 1 | -1) => void
  readonly clear: (cell: Cell) => void
}

/**
 * The keys of the grid: Enter takes what was typed and goes on, Down and Up move between rows and never change a
 * number, Esc clears the cell, Ctrl+Enter adds all rows.
 */
export function pressKey(event: KeyboardEvent, cell: Cell, actions: KeyActions): void {
  const { key, shiftKey, altKey } = event
  const withControl = event.ctrlKey || event.metaKey
  if (altKey || (withControl && key !== 'Enter')) return
  const keys: Record<string, () => void> = {
    Enter() {
      if (withControl) return actions.addAll()
      if (shiftKey) return actions.moveRow(cell, -1)
      if (cell.kind === 'query') return actions.submitQuery(cell)
      actions.moveRow(cell, 1)
    },
    ArrowDown() {
      if (cell.kind === 'number' || !actions.moveInList(1)) actions.moveRow(cell, 1)
    },
    ArrowUp() {
      if (cell.kind === 'number' || !actions.moveInList(-1)) actions.moveRow(cell, -1)
    },
    Escape: () => actions.clear(cell),
  }
  const press = keys[key]
  if (!press) return
  event.preventDefault()
  press()
}
