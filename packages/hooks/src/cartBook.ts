import { BookedTotal } from './cartBookTotal'
import { type CartStoreLine, type CartStoreTotal, previewLine } from './cartPreview'
import { type CartChoice, type CartRow, cartRows, chooseLines, type Warehouse } from './cartRows'
import { CartTally, WHOLE_CART } from './cartTally'
import { forget, isOpen, quietChannel, shownValue, type WriteChannel } from './cartWrites'

/** A line as the buyer sees it now. */
export interface CartLineState<Line> {
  readonly line: Line
  /** An edit is on its way. */
  readonly pending: boolean
  /** Why the last edit was taken back; empty when it was not. */
  readonly error: string
}

export interface CartTotalState<Total> {
  /**
   * Counts and goods amount are those of the lines as they are shown, at every moment; what depends on offers is as
   * it was settled last. Null before the first load.
   */
  readonly total: Total | null
  /** Answers are awaited: what depends on offers may still change. */
  readonly pending: boolean
}

/** What is being written to one line. */
export interface LineWrites {
  readonly number: WriteChannel<number>
  readonly selected: WriteChannel<0 | 1>
  /** Being deleted: not shown, and its other wishes wait. */
  readonly deleting: boolean
  readonly error: string
}

/** A list as the service answers it, with totals of the same moment. */
interface CartListed<Line, Total> {
  readonly list: readonly Line[]
  readonly warehouses: readonly Warehouse[]
  readonly total: Total
}

type Listener = () => void

interface Entry<Line> {
  /** What the service said last. */
  readonly base: Line
  /** Null until it is published. */
  readonly view: CartLineState<Line> | null
  /** The line as it stands in the tally; null while it is hidden. */
  readonly counted: Line | null
}

const quiet: LineWrites = { number: quietChannel, selected: quietChannel, deleting: false, error: '' }

/**
 * What is known of a cart and what is being written to it, and the view that both make together. Calls nobody: it is
 * told what left and what came, and tells its listeners what changed when `publish` is called.
 */
export class CartBook<Line extends CartStoreLine, Total extends CartStoreTotal> {
  #entries = new Map<number, Entry<Line>>()
  #writes = new Map<number, LineWrites>()
  #open = new Set<number>()
  #deletedAt = new Map<number, number>()
  #warehouses: readonly Warehouse[] = []
  #rows: readonly CartRow[] | null = []
  #rowsMoved = false
  #tally = new CartTally()
  #total = new BookedTotal<Total>()
  #totalState: CartTotalState<Total> | null = null
  #waiting = false
  #dirty = new Set<number>()
  #lineListeners = new Map<number, Set<Listener>>()
  #rowListeners = new Set<Listener>()
  #totalListeners = new Set<Listener>()

  getRows = () => {
    this.#rows ??= cartRows(this.#shown(), this.#warehouses)
    return this.#rows
  }

  getLine = (id: number) => this.#entries.get(id)?.view ?? undefined

  getCheck = (ck_id?: number) => this.#tally.state(ck_id ?? WHOLE_CART)

  getTotal = () => {
    this.#totalState ??= {
      total: this.#total.over(this.#tally.selection),
      pending: this.#waiting,
    }
    return this.#totalState
  }

  idsOf = (choice: CartChoice, ck_id?: number) => {
    const lines = this.#shown()
    return chooseLines(ck_id === undefined ? lines : lines.filter(line => line.goods.ck_id === ck_id), choice)
  }

  subscribeLine = (id: number, listener: Listener) => {
    const listeners = this.#lineListeners.get(id) ?? new Set()
    this.#lineListeners.set(id, listeners)
    const unsubscribe = listen(listeners, listener)
    return () => {
      unsubscribe()
      if (listeners.size === 0) this.#lineListeners.delete(id)
    }
  }

  subscribeRows = (listener: Listener) => listen(this.#rowListeners, listener)

  subscribeTotal = (listener: Listener) => listen(this.#totalListeners, listener)

  has(id: number): boolean {
    return this.#entries.has(id)
  }

  writesOf(id: number): LineWrites {
    return this.#writes.get(id) ?? quiet
  }

  write(id: number, change: Partial<LineWrites>): void {
    const writes = { ...this.writesOf(id), ...change }
    this.#writes.set(id, writes)
    if (writes.deleting || isOpen(writes.number) || isOpen(writes.selected)) this.#open.add(id)
    else this.#open.delete(id)
    this.#dirty.add(id)
  }

  /** Takes one line as the service gave it in an answer to what left at `since`. */
  learn(line: Line, since: number): void {
    const entry = this.#entries.get(line.id)
    if (entry) this.#entries.set(line.id, { ...entry, base: this.#newest(line, since) })
    this.#dirty.add(line.id)
  }

  /** Takes the service's word for a field that was just written. */
  settle(id: number, is_selected: 0 | 1): void {
    const entry = this.#entries.get(id)
    if (entry) this.#entries.set(id, { ...entry, base: { ...entry.base, is_selected } })
    this.#dirty.add(id)
  }

  /** Takes the whole list as it was at `since` with its totals, without what was deleted later. */
  learnAll({ list, warehouses, total }: CartListed<Line, Total>, since: number): void {
    this.#total.compare(total, list)
    for (const id of this.#entries.keys()) this.#dirty.add(id)
    const present = list.filter(line => (this.#deletedAt.get(line.id) ?? -1) <= since)
    this.#tally.clear()
    this.#entries = new Map(
      present.map(line => {
        const view = this.#entries.get(line.id)?.view ?? null
        return [line.id, { base: this.#newest(line, since), view, counted: null }]
      }),
    )
    this.#warehouses = warehouses
    this.#moveRows()
    for (const { id } of present) {
      this.#dirty.add(id)
      if (!this.#open.has(id)) this.#writes.set(id, { ...this.writesOf(id), error: '' })
    }
  }

  /** A line that the service deleted, answered at `tick`. */
  erase(id: number, tick: number): void {
    const counted = this.#entries.get(id)?.counted
    if (counted) this.#tally.remove(counted)
    this.#entries.delete(id)
    this.#deletedAt.set(id, tick)
    this.#moveRows()
    const { number, selected } = this.writesOf(id)
    this.write(id, { number: forget(number), selected: forget(selected), deleting: false })
  }

  /** Totals of an answer to what left at `since`; `whole` when no other call was on its way beside it. */
  learnTotal(total: Total, since: number, whole: boolean): void {
    this.#total.learn(total, since, whole)
  }

  /** Works out what changed and tells who listens. `waiting`: answers are still to come. */
  publish(waiting: boolean): void {
    const changed = [...this.#dirty].filter(id => this.#refresh(id) || !this.#entries.has(id))
    this.#dirty.clear()
    this.#waiting = waiting
    this.#totalState = null
    if (!waiting) this.#total.settle(this.#tally.selection)
    for (const id of changed) tell(this.#lineListeners.get(id))
    if (this.#rowsMoved) tell(this.#rowListeners)
    this.#rowsMoved = false
    tell(this.#totalListeners)
  }

  /** Works a line's view out again; true when it is another one than before. */
  #refresh(id: number): boolean {
    const entry = this.#entries.get(id)
    if (!entry) return false
    const writes = this.writesOf(id)
    const line = previewLine(
      entry.base,
      shownValue(writes.number, entry.base.number),
      shownValue(writes.selected, entry.base.is_selected),
    )
    const view = { line, pending: this.#open.has(id), error: writes.error }
    const counted = writes.deleting ? null : line
    if ((counted === null) !== (entry.counted === null)) this.#moveRows()
    if (entry.counted) this.#tally.remove(entry.counted)
    if (counted) this.#tally.add(counted)
    if (entry.view && isSameView(entry.view, view)) {
      this.#entries.set(id, { ...entry, counted })
      return false
    }
    this.#entries.set(id, { base: entry.base, view, counted })
    return true
  }

  /** The newer of what came and what is known, field by field: what was written after `since` stays. */
  #newest(line: Line, since: number): Line {
    const known = this.#entries.get(line.id)?.base
    const { number, selected } = this.writesOf(line.id)
    const base = known && number.takenAt > since ? known : line
    const chosen = known && selected.takenAt > since ? known.is_selected : line.is_selected
    return previewLine(base, base.number, chosen)
  }

  #moveRows(): void {
    this.#rows = null
    this.#rowsMoved = true
  }

  #shown(): Line[] {
    const lines: Line[] = []
    for (const { counted } of this.#entries.values()) if (counted) lines.push(counted)
    return lines
  }
}

function isSameView<Line>(one: CartLineState<Line>, other: CartLineState<Line>): boolean {
  return one.line === other.line && one.pending === other.pending && one.error === other.error
}

function listen(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(listeners: Set<Listener> | undefined): void {
  for (const listener of listeners ?? []) listener()
}
