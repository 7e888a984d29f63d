import {
  type CartChoice,
  type CartRow,
  type CartStoreLine,
  CHOICES,
  cartRows,
  previewLine,
  type Warehouse,
} from './cartLine'
import { type CartStoreTotal, CartTotals, SelectionCounter } from './cartTotals'

/** A line as the buyer sees it now. */
export interface CartLineState<Line> {
  readonly line: Line
  /** An edit waits for its answer. */
  readonly pending: boolean
  /** Why the last edit was reverted; empty when it was not. */
  readonly error: string
}

export interface CartTotalState<Total> {
  /**
   * Counts and goods amount always match the lines as they are shown; amounts that depend on promotions are those of
   * the last answer. Null before the first load.
   */
  readonly total: Total | null
  /** Answers are awaited: amounts that depend on promotions may still change. */
  readonly pending: boolean
}

/** Edits of one field that the service has not confirmed: one is in a request, the newest one waits for its answer. */
class PendingField<Value> {
  sent: Value | undefined
  next: Value | undefined
  /** Version of the store at the last confirmed edit. */
  confirmedAt = 0

  get isPending(): boolean {
    return this.sent !== undefined || this.next !== undefined
  }

  /** The value that can be sent now. */
  get ready(): Value | undefined {
    return this.sent === undefined ? this.next : undefined
  }

  over(server: Value): Value {
    return this.next ?? this.sent ?? server
  }

  /** A value that is already in a request needs no second one. */
  edit(value: Value): void {
    this.next = value === this.sent ? undefined : value
  }

  send(): void {
    this.sent = this.next
    this.next = undefined
  }

  confirm(version: number): void {
    this.sent = undefined
    this.confirmedAt = version
  }
}

/** The pending edits of one line. */
export class LineEdits {
  readonly number = new PendingField<number>()
  readonly selected = new PendingField<0 | 1>()
  /** Hidden; its other edits wait. */
  deleting = false
  error = ''

  get isPending(): boolean {
    return this.deleting || this.number.isPending || this.selected.isPending
  }
}

interface View<Line> {
  readonly state: CartLineState<Line>
  readonly hidden: boolean
}

/**
 * The server snapshot of a cart, the pending edits over it, and the view that both make together. Sends nothing.
 * Changes reach the listeners with `publish`.
 */
export class CartState<Line extends CartStoreLine, Total extends CartStoreTotal> {
  readonly totals = new CartTotals<Total>()
  #server = new Map<number, Line>()
  #edits = new Map<number, LineEdits>()
  #views = new Map<number, View<Line>>()
  #deletedAt = new Map<number, number>()
  #warehouses: readonly Warehouse[] = []
  #selection = new SelectionCounter()
  #rows: readonly CartRow[] | null = []
  #rowsChanged = false
  #total: CartTotalState<Total> = { total: null, pending: false }
  #changed = new Set<number>()
  #listeners = new Map<number | 'rows' | 'total', Set<() => void>>()

  getRows = () => {
    this.#rows ??= cartRows(this.#shownLines(), this.#warehouses)
    return this.#rows
  }

  getLine = (id: number) => this.#views.get(id)?.state

  getCheck = (ck_id?: number) => this.#selection.check(ck_id)

  getTotal = () => this.#total

  idsOf = (choice: CartChoice, ck_id?: number) =>
    this.#shownLines()
      .filter(line => (ck_id === undefined || line.goods.ck_id === ck_id) && CHOICES[choice](line))
      .map(({ id }) => id)

  subscribeLine = (id: number, listener: () => void) => this.#subscribe(id, listener)

  subscribeRows = (listener: () => void) => this.#subscribe('rows', listener)

  subscribeTotal = (listener: () => void) => this.#subscribe('total', listener)

  /** The pending edits of a line, to be changed by the caller. */
  editsOf(id: number): LineEdits {
    this.#changed.add(id)
    const edits = this.#edits.get(id) ?? new LineEdits()
    this.#edits.set(id, edits)
    return edits
  }

  /** Replaces the snapshot by a list that was asked for at `since`, without the lines that were deleted later. */
  setSnapshot(list: readonly Line[], warehouses: readonly Warehouse[], since: number): void {
    const present = list.filter(({ id }) => (this.#deletedAt.get(id) ?? -1) <= since)
    for (const id of this.#server.keys()) this.#changed.add(id)
    this.#server = new Map(present.map(line => [line.id, this.#newer(line, since)]))
    this.#warehouses = warehouses
    this.#resetRows()
    for (const { id } of present) {
      this.#changed.add(id)
      const edits = this.#edits.get(id)
      if (edits && !edits.isPending) edits.error = ''
    }
  }

  /** Updates one line of the snapshot from the answer to a request that was sent at `since`. */
  setLine(line: Line, since: number): void {
    if (this.#server.has(line.id)) this.#server.set(line.id, this.#newer(line, since))
  }

  /** Updates the selection of one line of the snapshot. */
  setSelected(id: number, is_selected: 0 | 1): void {
    const line = this.#server.get(id)
    if (line) this.#server.set(id, { ...line, is_selected })
  }

  /** Removes a line that the service deleted; the answer arrived at `version`. */
  deleteLine(id: number, version: number): void {
    this.#server.delete(id)
    this.#deletedAt.set(id, version)
    const edits = this.editsOf(id)
    edits.number.next = undefined
    edits.selected.next = undefined
    edits.deleting = false
  }

  /** Computes the views of changed lines and notifies listeners. `pending`: requests are in flight. */
  publish(pending: boolean): void {
    const changed = [...this.#changed].filter(id => this.#updateView(id))
    this.#changed.clear()
    if (!pending) this.totals.settle(this.#selection.selection)
    this.#total = { total: this.totals.preview(this.#selection.selection), pending }
    for (const id of changed) this.#notify(id)
    if (this.#rowsChanged) this.#notify('rows')
    this.#rowsChanged = false
    this.#notify('total')
  }

  /** Computes the view of one line; true when it changed. */
  #updateView(id: number): boolean {
    const before = this.#views.get(id)
    const server = this.#server.get(id)
    const after = server && overlay(server, this.#edits.get(id), before?.state)
    if (after) this.#views.set(id, after)
    else this.#views.delete(id)
    const shownBefore = shownLine(before)
    const shownAfter = shownLine(after)
    if (shownBefore !== shownAfter) {
      if (shownBefore) this.#selection.count(shownBefore, -1)
      if (shownAfter) this.#selection.count(shownAfter, 1)
      if (!shownBefore || !shownAfter) this.#resetRows()
    }
    return before?.state !== after?.state
  }

  /** The newer of an answer and the snapshot, field by field: an edit that was confirmed after `since` stays. */
  #newer(line: Line, since: number): Line {
    const known = this.#server.get(line.id)
    const edits = this.#edits.get(line.id)
    if (!known || !edits) return previewLine(line, line)
    const base = edits.number.confirmedAt > since ? known : line
    const { is_selected } = edits.selected.confirmedAt > since ? known : line
    return previewLine(base, { number: base.number, is_selected })
  }

  #resetRows(): void {
    this.#rows = null
    this.#rowsChanged = true
  }

  #shownLines(): Line[] {
    const lines: Line[] = []
    for (const id of this.#server.keys()) {
      const line = shownLine(this.#views.get(id))
      if (line) lines.push(line)
    }
    return lines
  }

  #subscribe(key: number | 'rows' | 'total', listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }

  #notify(key: number | 'rows' | 'total'): void {
    for (const listener of this.#listeners.get(key) ?? []) listener()
  }
}

function shownLine<Line>(view: View<Line> | undefined): Line | undefined {
  return view && !view.hidden ? view.state.line : undefined
}

/** A line of the snapshot under its pending edits; the state before if it is still right. */
function overlay<Line extends CartStoreLine>(
  server: Line,
  edits: LineEdits | undefined,
  before: CartLineState<Line> | undefined,
): View<Line> {
  const line = edits
    ? previewLine(server, {
        number: edits.number.over(server.number),
        is_selected: edits.selected.over(server.is_selected),
      })
    : server
  const state = { line, pending: edits?.isPending ?? false, error: edits?.error ?? '' }
  const isSame =
    before && before.line === line && before.pending === state.pending && before.error === state.error
  return { state: isSame ? before : state, hidden: edits?.deleting ?? false }
}
