import { type CartChoice, type CartRow, type CartStoreLine, isSelectable, type Warehouse } from './cartLine'
import { type CartLineState, CartState, type CartTotalState, type LineEdits } from './cartState'
import type { CartStoreTotal, CheckState } from './cartTotals'

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
  total: Total
}

export interface CartStoreOptions<Line, Total> {
  /** These send edits to the service. Each rejects when its edit failed. */
  sendNumber: (id: number, number: number) => Promise<{ line: Line; total: Total }>
  sendSelected: (ids: number[], is_selected: 0 | 1) => Promise<CartBulkAnswer<Total>>
  sendDelete: (ids: number[]) => Promise<CartBulkAnswer<Total>>
  /** Requests the totals after requests that overlapped: the totals of each answer may miss the others' edits. */
  sendTotal?: () => Promise<{ total: Total }>
  /** An edit failed and was reverted. The service may have it all the same (a timeout): request the list again. */
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
  const state = new CartState<Line, Total>()
  const { getRows, subscribeRows, getLine, subscribeLine, getCheck, getTotal, subscribeTotal, idsOf } = state
  const { load, mark, setNumber, select, remove } = new CartRequests(state, options)
  const reader = { getRows, subscribeRows, getLine, subscribeLine, getCheck, getTotal, subscribeTotal, idsOf }
  return { ...reader, load, mark, setNumber, select, remove }
}

interface EditAnswer<Total> {
  readonly total: Total
  readonly refused?: CartBulkAnswer<Total>['refused']
}

interface EditRequest<Answer> {
  readonly ids: readonly number[]
  readonly send: () => Promise<Answer>
  /** The service made the edit of this line. The request was sent at version `since`. */
  readonly confirm: (id: number, answer: Answer, since: number) => void
  /** The edit of this line failed. */
  readonly revert: (edits: LineEdits, message: string) => void
}

/** Sends the pending edits of a cart, and applies the answers. */
class CartRequests<Line extends CartStoreLine, Total extends CartStoreTotal> {
  readonly #state: CartState<Line, Total>
  readonly #options: CartStoreOptions<Line, Total>
  /** Rises with every request and every answer. */
  #version = 0
  #inFlight = 0
  /** Requests were in flight at the same time, so no answer's totals surely include all of them. */
  #overlapped = false

  constructor(state: CartState<Line, Total>, options: CartStoreOptions<Line, Total>) {
    this.#state = state
    this.#options = options
  }

  mark = () => this.#version

  load = ({ list, warehouses, total, since = this.#version }: CartAnswer<Line, Total>) => {
    if (since !== this.#version || this.#inFlight > 0) this.#overlapped = true
    this.#state.setSnapshot(list, warehouses, since)
    this.#state.totals.compare(total, list)
    this.#state.totals.receive(total, { since, exact: !this.#overlapped })
    this.#finish()
  }

  setNumber = (id: number, number: number) => {
    const line = this.#state.getLine(id)?.line
    if (!line || line.number === number) return
    this.#edit(id).number.edit(number)
    this.#sendEdits([id])
    this.#publish()
  }

  select = (ids: readonly number[], is_selected: 0 | 1) => {
    const chosen = ids.filter(id => {
      const line = this.#state.getLine(id)?.line
      return line && isSelectable(line) && line.is_selected !== is_selected
    })
    for (const id of chosen) this.#edit(id).selected.edit(is_selected)
    this.#sendEdits(chosen)
    this.#publish()
  }

  remove = (ids: readonly number[]) => {
    const chosen = ids.filter(id => this.#state.getLine(id) && !this.#state.editsOf(id).deleting)
    for (const id of chosen) this.#edit(id).deleting = true
    for (const part of this.#partsOf(chosen)) this.#sendDelete(part)
    this.#publish()
  }

  #edit(id: number): LineEdits {
    const edits = this.#state.editsOf(id)
    edits.error = ''
    return edits
  }

  /** Sends what can be sent of these lines: a field that waits for an answer, and a line being deleted, stay. */
  #sendEdits(ids: readonly number[]): void {
    const lines = ids.map(id => ({ id, ...fieldsOf(this.#state.editsOf(id)) }))
    for (const { id, number } of lines) if (number !== undefined) this.#sendNumber(id, number)
    for (const is_selected of [0, 1] as const) {
      const same = lines.filter(({ selected }) => selected === is_selected).map(({ id }) => id)
      for (const part of this.#partsOf(same)) this.#sendSelected(part, is_selected)
    }
  }

  #sendNumber(id: number, number: number): void {
    this.#state.editsOf(id).number.send()
    this.#request({
      ids: [id],
      send: () => this.#options.sendNumber(id, number),
      confirm: (_, { line }, since) => {
        // Before the field is confirmed: from then on only newer answers change the number.
        this.#state.setLine(line, since)
        this.#state.editsOf(id).number.confirm(this.#version)
      },
      revert: (edits, message) => revertField(edits, 'number', message),
    })
  }

  #sendSelected(ids: number[], is_selected: 0 | 1): void {
    for (const id of ids) this.#state.editsOf(id).selected.send()
    this.#request({
      ids,
      send: () => this.#options.sendSelected(ids, is_selected),
      confirm: id => {
        this.#state.editsOf(id).selected.confirm(this.#version)
        this.#state.setSelected(id, is_selected)
      },
      revert: (edits, message) => revertField(edits, 'selected', message),
    })
  }

  #sendDelete(ids: number[]): void {
    this.#request({
      ids,
      send: () => this.#options.sendDelete(ids),
      confirm: id => this.#state.deleteLine(id, this.#version),
      revert: (edits, message) => Object.assign(edits, { deleting: false, error: message }),
    })
  }

  /** Sends one request. Its answer confirms or reverts the edit of each line, and lets newer edits of them follow. */
  #request<Answer extends EditAnswer<Total>>({ ids, send, confirm, revert }: EditRequest<Answer>): void {
    if (this.#inFlight > 0) this.#overlapped = true
    this.#inFlight += 1
    this.#version += 1
    const since = this.#version
    const arrive = (failures: ReadonlyMap<number, string>, answer?: Answer) => {
      this.#inFlight -= 1
      this.#version += 1
      const exact = this.#inFlight === 0 && !this.#overlapped
      if (answer) this.#state.totals.receive(answer.total, { since, exact })
      for (const id of ids) {
        const failure = failures.get(id)
        if (answer && failure === undefined) confirm(id, answer, since)
        else revert(this.#state.editsOf(id), failure ?? '')
      }
      this.#sendEdits(ids)
      this.#finish()
    }
    new Promise<Answer>(resolve => resolve(send())).then(
      answer => arrive(new Map(answer.refused?.map(({ id, message }) => [id, message])), answer),
      error => {
        const message = (this.#options.messageOf ?? messageOf)(error)
        arrive(new Map(ids.map(id => [id, message])))
        if (ids.length > 0) this.#options.onRejected?.(error, ids)
      },
    )
  }

  /** After answers that overlapped, the totals that include all of them are requested. */
  #finish(): void {
    const { sendTotal } = this.#options
    if (this.#inFlight === 0 && this.#overlapped) {
      this.#overlapped = false
      if (sendTotal) this.#request({ ids: [], send: sendTotal, confirm: () => {}, revert: () => {} })
    }
    this.#publish()
  }

  #publish(): void {
    this.#state.publish(this.#inFlight > 0)
  }

  #partsOf(ids: readonly number[]): number[][] {
    const size = this.#options.bulkLimit ?? 2000
    const count = Math.ceil(ids.length / size)
    return Array.from({ length: count }, (_, part) => ids.slice(part * size, (part + 1) * size))
  }
}

function fieldsOf({ deleting, number, selected }: LineEdits) {
  return deleting ? {} : { number: number.ready, selected: selected.ready }
}

/** Takes back a failed value; a newer one still follows and needs no message. */
function revertField(edits: LineEdits, name: 'number' | 'selected', message: string): void {
  const field = edits[name]
  field.sent = undefined
  if (field.next === undefined) edits.error = message
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
