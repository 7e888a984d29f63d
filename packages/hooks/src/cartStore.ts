import { CartBook, type CartLineState, type CartTotalState } from './cartBook'
import { type CartStoreLine, type CartStoreTotal, isSelectable } from './cartPreview'
import type { CartChoice, CartRow, Warehouse } from './cartRows'
import type { CheckState } from './cartTally'
import { drop, send, take, want } from './cartWrites'

/** The cart as the service answers it. */
export interface CartAnswer<Line, Total> {
  list: readonly Line[]
  warehouses: readonly Warehouse[]
  total: Total
  /** What `mark()` said before the list was asked for; keeps an old answer from undoing newer edits. */
  since?: number
}

/** What a bulk call answers: the ids that it left as they were, with why. */
export interface CartBulkAnswer<Total> {
  refused: readonly { id: number; message: string }[]
  total: Total
}

export interface CartStoreOptions<Line, Total> {
  /** How edits reach the service. Each rejects when its edit did not. */
  sendNumber: (id: number, number: number) => Promise<{ line: Line; total: Total }>
  sendSelected: (ids: number[], is_selected: 0 | 1) => Promise<CartBulkAnswer<Total>>
  sendDelete: (ids: number[]) => Promise<CartBulkAnswer<Total>>
  /** Asked once calls that overlapped are all answered: each of their totals may lack the others. */
  sendTotal?: () => Promise<{ total: Total }>
  /** An edit was rejected and taken back. It may still have arrived (a timeout): ask for the list again. */
  onRejected?: (error: unknown, ids: readonly number[]) => void
  /** What a line says about a rejected edit; the error's own message when absent. */
  messageOf?: (error: unknown) => string
  /** The most ids that one bulk call takes. */
  bulkLimit?: number
}

type Unsubscribe = () => void

/** The reading half of a cart store: what a table needs. Getters answer the same object until it changes. */
export interface CartReader<Line, Total> {
  readonly getRows: () => readonly CartRow[]
  readonly subscribeRows: (listener: () => void) => Unsubscribe
  readonly getLine: (id: number) => CartLineState<Line> | undefined
  readonly subscribeLine: (id: number, listener: () => void) => Unsubscribe
  /** How much of one warehouse, or of the whole cart, is selected. Changes are told to total listeners. */
  readonly getCheck: (ck_id?: number) => CheckState
  readonly getTotal: () => CartTotalState<Total>
  readonly subscribeTotal: (listener: () => void) => Unsubscribe
  readonly idsOf: (choice: CartChoice, ck_id?: number) => number[]
}

export interface CartStore<Line, Total> extends CartReader<Line, Total> {
  /** Takes an answer in as the truth, under the edits that are still on their way. */
  readonly load: (answer: CartAnswer<Line, Total>) => void
  /** The moment now, for `since` of a list that is about to be asked for. */
  readonly mark: () => number
  readonly setNumber: (id: number, number: number) => void
  readonly select: (ids: readonly number[], is_selected: 0 | 1) => void
  readonly remove: (ids: readonly number[]) => void
}

const BULK_LIMIT = 2000

/**
 * A cart that shows edits before they are answered. Every field of a line has one call on its way at a time and the
 * newest wish behind it, so that the last edit wins in whatever order answers come; a rejected edit is taken back
 * unless a newer one follows. Knows no network: edits leave through the functions given.
 */
export function createCartStore<Line extends CartStoreLine, Total extends CartStoreTotal>(
  options: CartStoreOptions<Line, Total>,
): CartStore<Line, Total> {
  const cart = new CartCalls(options)
  const { getRows, subscribeRows, getLine, subscribeLine, getCheck, getTotal, subscribeTotal, idsOf } =
    cart.book
  const { load, mark, setNumber, select, remove } = cart
  const reader = { getRows, subscribeRows, getLine, subscribeLine, getCheck, getTotal, subscribeTotal, idsOf }
  return { ...reader, load, mark, setNumber, select, remove }
}

class CartCalls<Line extends CartStoreLine, Total extends CartStoreTotal> {
  readonly book = new CartBook<Line, Total>()
  readonly #options: CartStoreOptions<Line, Total>
  /** Rises with every departure and every arrival. */
  #tick = 0
  #away = 0
  /** Calls were on their way side by side, so that no answer's total is sure to hold them all. */
  #overlapped = false

  constructor(options: CartStoreOptions<Line, Total>) {
    this.#options = options
  }

  mark = () => this.#tick

  load = (answer: CartAnswer<Line, Total>) => {
    const { since = this.#tick } = answer
    if (this.#tick !== since || this.#away > 0) this.#overlapped = true
    this.book.learnAll(answer, since)
    this.book.learnTotal(answer.total, since, !this.#overlapped)
    this.#settleTotals()
    this.#publish()
  }

  setNumber = (id: number, number: number) => {
    if (!this.book.has(id) || this.book.getLine(id)?.line.number === number) return
    this.book.write(id, { number: want(this.book.writesOf(id).number, number), error: '' })
    this.#flushNumber(id)
    this.#publish()
  }

  select = (ids: readonly number[], is_selected: 0 | 1) => {
    const chosen = ids.filter(id => {
      const line = this.book.getLine(id)?.line
      return line && isSelectable(line) && line.is_selected !== is_selected
    })
    for (const id of chosen) {
      this.book.write(id, { selected: want(this.book.writesOf(id).selected, is_selected), error: '' })
    }
    this.#flushSelected(chosen)
    this.#publish()
  }

  remove = (ids: readonly number[]) => {
    const going = ids.filter(id => this.book.has(id) && !this.book.writesOf(id).deleting)
    for (const id of going) this.book.write(id, { deleting: true, error: '' })
    for (const part of this.#partsOf(going)) this.#sendDelete(part)
    this.#publish()
  }

  #flushNumber(id: number): void {
    const { number, deleting } = this.book.writesOf(id)
    if (deleting || number.sending !== undefined || number.wanted === undefined) return
    const wish = number.wanted
    this.book.write(id, { number: send(number) })
    this.#call([id], () => this.#options.sendNumber(id, wish), {
      taken: (answer, since, tick) => {
        // Learned before it counts as taken: from then on only newer answers may change the number.
        this.book.learn(answer.line, since)
        this.book.write(id, { number: take(this.book.writesOf(id).number, tick) })
        this.#flushNumber(id)
      },
      rejected: message => {
        const { number, error } = this.book.writesOf(id)
        this.book.write(id, { number: drop(number), error: number.wanted === undefined ? message : error })
        this.#flushNumber(id)
      },
    })
  }

  #flushSelected(ids: readonly number[]): void {
    const ready = ids.filter(id => {
      const { selected, deleting } = this.book.writesOf(id)
      return !deleting && selected.sending === undefined && selected.wanted !== undefined
    })
    for (const wish of [0, 1] as const) {
      const same = ready.filter(id => this.book.writesOf(id).selected.wanted === wish)
      for (const part of this.#partsOf(same)) this.#sendSelected(part, wish)
    }
  }

  #sendSelected(ids: number[], wish: 0 | 1): void {
    for (const id of ids) this.book.write(id, { selected: send(this.book.writesOf(id).selected) })
    const giveUp = (id: number, message: string) => {
      const { selected, error } = this.book.writesOf(id)
      this.book.write(id, {
        selected: drop(selected),
        error: selected.wanted === undefined ? message : error,
      })
    }
    this.#call(ids, () => this.#options.sendSelected(ids, wish), {
      taken: (answer, _since, tick) => {
        const refused = new Map(answer.refused.map(({ id, message }) => [id, message]))
        for (const id of ids) {
          const message = refused.get(id)
          if (message !== undefined) giveUp(id, message)
          else {
            this.book.write(id, { selected: take(this.book.writesOf(id).selected, tick) })
            this.book.settle(id, wish)
          }
        }
        this.#flushSelected(ids)
      },
      rejected: message => {
        for (const id of ids) giveUp(id, message)
        this.#flushSelected(ids)
      },
    })
  }

  #sendDelete(ids: number[]): void {
    const bringBack = (id: number, message: string) => {
      this.book.write(id, { deleting: false, error: message })
      this.#flushNumber(id)
      this.#flushSelected([id])
    }
    this.#call(ids, () => this.#options.sendDelete(ids), {
      taken: (answer, _since, tick) => {
        const refused = new Map(answer.refused.map(({ id, message }) => [id, message]))
        for (const id of ids) {
          const message = refused.get(id)
          if (message !== undefined) bringBack(id, message)
          else this.book.erase(id, tick)
        }
      },
      rejected: message => {
        for (const id of ids) bringBack(id, message)
      },
    })
  }

  /** Sends one call and brings its answer home, whatever happened meanwhile. */
  #call<Answer extends { total: Total }>(
    ids: readonly number[],
    ask: () => Promise<Answer>,
    then: {
      taken: (answer: Answer, since: number, tick: number) => void
      rejected: (message: string) => void
    },
  ): void {
    if (this.#away > 0) this.#overlapped = true
    this.#away += 1
    this.#tick += 1
    const since = this.#tick
    const arrive = (carry: (tick: number) => void) => {
      this.#away -= 1
      this.#tick += 1
      carry(this.#tick)
      this.#settleTotals()
      this.#publish()
    }
    new Promise<Answer>(resolve => resolve(ask())).then(
      answer =>
        arrive(tick => {
          this.book.learnTotal(answer.total, since, this.#away === 0 && !this.#overlapped)
          then.taken(answer, since, tick)
        }),
      error => {
        arrive(() => then.rejected(this.#options.messageOf?.(error) ?? messageOf(error)))
        if (ids.length > 0) this.#options.onRejected?.(error, ids)
      },
    )
  }

  #settleTotals(): void {
    const { sendTotal } = this.#options
    if (this.#away > 0 || !this.#overlapped) return
    this.#overlapped = false
    if (sendTotal) this.#call([], sendTotal, { taken: () => {}, rejected: () => {} })
  }

  #publish(): void {
    this.book.publish(this.#away > 0)
  }

  #partsOf(ids: readonly number[]): number[][] {
    const size = this.#options.bulkLimit ?? BULK_LIMIT
    const parts: number[][] = []
    for (let at = 0; at < ids.length; at += size) parts.push(ids.slice(at, at + size))
    return parts
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
