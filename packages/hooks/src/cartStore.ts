import {
  type CartChoice,
  type CartRow,
  type CartStoreLine,
  CHOICES,
  cartRows,
  type Warehouse,
} from './cartLine'
import { CartEntry, type CartLineState, type EditName } from './cartState'
import { type CartStoreTotal, type CartTotalState, CartTotals, type CheckState } from './cartTotals'

/** The cart as the service answers it. */
export interface CartAnswer<Line, Total> {
  list: readonly Line[]
  warehouses: readonly Warehouse[]
  total: Total
  /** The result of `mark()` before the list was requested: an old answer then does not revert newer edits. */
  since?: number
}

/** The answer to a bulk request: the lines that the service did not change, and why. */
export interface CartBulkAnswer<Total> {
  refused: readonly { id: number; message: string }[]
  /** Without it `sendTotal` requests the totals after the edits. */
  total?: Total | undefined
}

export interface CartStoreOptions<Line, Total> {
  /** These send edits to the service. Each rejects when its edit failed. */
  sendNumber: (id: number, number: number) => Promise<{ line: Line; total?: Total | undefined }>
  sendSelected: (ids: number[], is_selected: 0 | 1) => Promise<CartBulkAnswer<Total>>
  sendDelete: (ids: number[]) => Promise<CartBulkAnswer<Total>>
  /**
   * Requests the totals after answers without them, and after requests that overlapped: the totals of each answer may
   * miss the others' edits.
   */
  sendTotal?: () => Promise<{ total: Total }>
  /**
   * An edit failed and was reverted. The service may have it all the same (a timeout): request the list again. Without
   * ids it was `sendTotal` that failed.
   */
  onRejected?: (error: unknown, ids: readonly number[]) => void
  /** The message at a line whose edit failed. Default: the error's own message. */
  messageOf?: (error: unknown) => string
  /** The most ids in one bulk request. Default: 2000. */
  bulkLimit?: number
}

type Unsubscribe = () => void

/** The reading half of a cart store, for a table. Getters return the same object until it changes. */
export interface CartReader<Line, Total> {
  readonly getRows: () => readonly CartRow[]
  readonly subscribeRows: (listener: () => void) => Unsubscribe
  readonly getLine: (id: number) => CartLineState<Line> | undefined
  readonly subscribeLine: (id: number, listener: () => void) => Unsubscribe
  /** The checkbox of a warehouse, or of the whole cart. Changes notify the listeners of the totals. */
  readonly getCheck: (ck_id?: number) => CheckState
  readonly getTotal: () => CartTotalState<Total>
  readonly subscribeTotal: (listener: () => void) => Unsubscribe
  readonly idsOf: (choice: CartChoice, ck_id?: number) => number[]
}

export interface CartStore<Line, Total> extends CartReader<Line, Total> {
  /** Takes an answer as the server snapshot; edits that are pending stay over it. */
  readonly load: (answer: CartAnswer<Line, Total>) => void
  /** The version now, for `since` of a list that is about to be requested. */
  readonly mark: () => number
  readonly setNumber: (id: number, number: number) => void
  readonly select: (ids: readonly number[], is_selected: 0 | 1) => void
  readonly remove: (ids: readonly number[]) => void
}

/**
 * A cart that shows edits before the service confirms them: pending edits over a server snapshot. Each field of a line
 * has one request in flight and at most one newer value after it, so the last edit wins in whatever order answers
 * arrive. A failed edit is reverted unless a newer one follows. The requests are the functions in `options`.
 */
export function createCartStore<Line extends CartStoreLine, Total extends CartStoreTotal>(
  options: CartStoreOptions<Line, Total>,
): CartStore<Line, Total> {
  return new Cart(() => options)
}

/** What an answer may have; of a request that failed it is the lines with their messages. */
type EditAnswer<Line, Total> = Partial<CartBulkAnswer<Total> & { line: Line }>

/** Lines that get the same value; without lines only the totals are requested. */
type Edit = { readonly name: EditName; readonly ids: number[]; readonly value: number }

/** An edit can be sent of one field at a time; an answer lets edits of every field follow. */
const EDIT_NAMES = ['number', 'is_selected', 'deleted'] as const

/** What a listener is for: one line, the rows, or the totals. */
type Key = number | 'rows' | 'total'

/** {@link createCartStore} with options that may change. */
export class Cart<Line extends CartStoreLine, Total extends CartStoreTotal> {
  readonly #options: () => CartStoreOptions<Line, Total>
  /** The lines of the snapshot in its order, then those that it does not have any more. */
  #entries = new Map<number, CartEntry<Line>>()
  #warehouses: readonly Warehouse[] = []
  /** Null from a change to the next `#publish`. */
  #rows: readonly CartRow[] | null = []
  #total: CartTotalState<Total> = { total: null, pending: false }
  readonly #totals = new CartTotals<Total>()
  readonly #listeners = new Map<Key, Set<() => void>>()
  /** Rises with every request and every answer. */
  #version = 0
  #inFlight = 0
  /** An answer had no totals, or requests were in flight at the same time, so that no answer's totals surely include all edits. */
  #inexact = false
  /** The last request of the totals failed: they are those before the edits. The next edit requests them again. */
  #missed = false

  constructor(options: () => CartStoreOptions<Line, Total>) {
    this.#options = options
  }

  getRows = () => this.#rows ?? []
  getLine = (id: number) => this.#entries.get(id)?.state
  getCheck = (ck_id?: number) => this.#totals.check(ck_id)
  getTotal = () => this.#total
  mark = () => this.#version

  idsOf = (choice: CartChoice, ck_id?: number) => {
    const isChosen = CHOICES[choice]
    const ids: number[] = []
    for (const { shown } of this.#entries.values()) {
      if (!shown || (ck_id !== undefined && shown.goods.ck_id !== ck_id)) continue
      if (isChosen(shown)) ids.push(shown.id)
    }
    return ids
  }

  subscribeLine = (id: number, listener: () => void) => this.#subscribe(id, listener)
  subscribeRows = (listener: () => void) => this.#subscribe('rows', listener)
  subscribeTotal = (listener: () => void) => this.#subscribe('total', listener)

  setNumber = (id: number, number: number) => this.#edit([id], 'number', number)
  select = (ids: readonly number[], is_selected: 0 | 1) => this.#edit(ids, 'is_selected', is_selected)
  remove = (ids: readonly number[]) => this.#edit(ids, 'deleted', 1)

  load = ({ list, warehouses, total, since = this.#version }: CartAnswer<Line, Total>) => {
    if (since !== this.#version || this.#inFlight > 0) this.#inexact = true
    const known = this.#entries
    const changed: number[] = []
    this.#entries = new Map()
    this.#totals.load(total)
    const take = (id: number, entry: CartEntry<Line>, line: Line | undefined) => {
      this.#entries.set(id, entry)
      entry.load(line, since)
      if (entry.update() && this.#listeners.has(id)) changed.push(id)
      this.#totals.loadLine(line, entry.shown)
    }
    for (const line of list) {
      const entry = known.get(line.id)
      if (entry) take(line.id, entry, line)
      else if (this.#start(line)) changed.push(line.id)
    }
    for (const [id, entry] of known) if (!this.#entries.has(id)) take(id, entry, undefined)
    this.#warehouses = warehouses
    this.#rows = null
    this.#missed = false
    this.#totals.receive(total, since, !this.#inexact)
    this.#settle(changed)
  }

  /** Takes a line that the cart did not have; true when somebody listens to it. */
  #start(line: Line): boolean {
    const { id } = line
    const entry = new CartEntry<Line>()
    this.#entries.set(id, entry)
    entry.start(line)
    this.#totals.loadLine(line, entry.shown)
    return this.#listeners.has(id)
  }

  #edit(ids: readonly number[], name: EditName, value: number): void {
    const chosen = ids.filter(id => this.#entries.get(id)?.edit(name, value))
    if (chosen.length === 0) return
    this.#sendEdits(chosen, [name])
    this.#publish(chosen)
  }

  /** Sends what can be sent of these fields of lines: those with the same value in one request. */
  #sendEdits(ids: readonly number[], names: readonly EditName[]): void {
    const { bulkLimit = 2000 } = this.#options()
    const edits: Edit[] = []
    for (const name of names) {
      const limit = name === 'number' ? 1 : bulkLimit
      const latest = new Map<number, Edit>()
      for (const id of ids) {
        const value = this.#entry(id).take(name)
        if (value === undefined) continue
        const edit = latest.get(value)
        if (edit && edit.ids.length < limit) {
          edit.ids.push(id)
          continue
        }
        const next = { name, ids: [id], value }
        latest.set(value, next)
        edits.push(next)
      }
    }
    for (const edit of edits) this.#request(edit, () => this.#send(edit))
  }

  #send({ name, ids, value }: Edit): Promise<EditAnswer<Line, Total>> {
    const options = this.#options()
    if (name === 'number') return options.sendNumber(ids[0] as number, value)
    return name === 'deleted' ? options.sendDelete(ids) : options.sendSelected(ids, value === 1 ? 1 : 0)
  }

  #request(edit: Edit, send: () => Promise<EditAnswer<Line, Total>>): void {
    if (this.#inFlight > 0 || (this.#missed && edit.ids.length > 0)) this.#inexact = true
    this.#inFlight += 1
    this.#version += 1
    const since = this.#version
    new Promise<EditAnswer<Line, Total>>(resolve => resolve(send())).then(
      answer => this.#arrive(edit, since, answer),
      error => {
        if (edit.ids.length === 0) this.#missed = true
        const { messageOf = ownMessage, onRejected } = this.#options()
        const message = messageOf(error)
        this.#arrive(edit, since, { refused: edit.ids.map(id => ({ id, message })) })
        onRejected?.(error, edit.ids)
      },
    )
  }

  /** Confirms or reverts the edit of each line, and lets newer edits of these lines follow. */
  #arrive({ name, ids }: Edit, since: number, { total, line, refused = [] }: EditAnswer<Line, Total>): void {
    this.#inFlight -= 1
    this.#version += 1
    if (total) this.#totals.receive(total, since, this.#inFlight === 0 && !this.#inexact)
    else if (refused.length < ids.length) this.#inexact = true
    if (total && ids.length === 0) this.#missed = false
    const messages = new Map(refused.map(({ id, message }) => [id, message]))
    for (const id of ids) {
      const message = messages.get(id)
      if (message === undefined) this.#entry(id).confirm(name, line, { since, version: this.#version })
      else this.#entry(id).revert(name, message)
    }
    this.#sendEdits(ids, EDIT_NAMES)
    this.#publish(ids)
  }

  /** Computes what the buyer sees of changed lines, then notifies listeners. */
  #publish(ids: readonly number[]): void {
    const changed: number[] = []
    for (const id of ids) {
      const entry = this.#entry(id)
      const before = entry.shown
      if (entry.update()) changed.push(id)
      if (before === entry.shown) continue
      if (before) this.#totals.count(before, -1)
      if (entry.shown) this.#totals.count(entry.shown, 1)
      if (!before !== !entry.shown) this.#rows = null
    }
    this.#settle(changed)
  }

  /**
   * Notifies the listeners of changed lines, of the rows and of the totals. When no answer's totals are sure, they are
   * requested first.
   */
  #settle(changed: readonly number[]): void {
    if (this.#inFlight === 0 && this.#inexact) {
      this.#inexact = false
      const { sendTotal } = this.#options()
      if (sendTotal) this.#request({ name: 'number', ids: [], value: 0 }, sendTotal)
    }
    const others: Key[] = this.#rows === null ? ['rows', 'total'] : ['total']
    this.#rows ??= cartRows(this.#shownLines(), this.#warehouses)
    this.#total = this.#totals.stateOf({ pending: this.#inFlight > 0, missed: this.#missed })
    for (const key of changed) this.#notify(key)
    for (const key of others) this.#notify(key)
  }

  #notify(key: Key): void {
    const listeners = this.#listeners.get(key)
    if (listeners) for (const listener of listeners) listener()
  }

  #entry(id: number): CartEntry<Line> {
    const known = this.#entries.get(id)
    if (known) return known
    const entry = new CartEntry<Line>()
    this.#entries.set(id, entry)
    return entry
  }

  #shownLines(): Line[] {
    const lines: Line[] = []
    for (const { shown } of this.#entries.values()) if (shown) lines.push(shown)
    return lines
  }

  #subscribe(key: Key, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listener))
    return () => void listeners.delete(listener)
  }
}

function ownMessage(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
