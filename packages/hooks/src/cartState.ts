import { type CartStoreLine, isSelectable, previewLine } from './cartLine'

/** A line as the buyer sees it now. */
export interface CartLineState<Line> {
  readonly line: Line
  /** An edit waits for its answer. */
  readonly pending: boolean
  /** Why the last edit was reverted; empty when it was not. */
  readonly error: string
}

/** What can be edited at a line, with numbers as values; a deletion is the value 1 of `deleted`. */
export type EditName = 'number' | 'is_selected' | 'deleted'

/** Edits of one field that the service has not confirmed. */
interface PendingField {
  /** The value in a request. */
  sent?: number | undefined
  /** The newest value, which waits for the answer. */
  next?: number | undefined
  /** Version of the store at the last confirmed edit. */
  confirmedAt: number
}

const isPending = (field?: PendingField) => field?.sent !== undefined || field?.next !== undefined

/** Whether number, price and stock are the same. */
function isAlike(known: CartStoreLine | undefined, line: CartStoreLine | undefined): boolean {
  if (!known || !line) return false
  const { number, is_buy } = line.goods
  return (
    known.number === line.number &&
    known.price === line.price &&
    known.goods.number === number &&
    known.goods.is_buy === is_buy
  )
}

type Fields = Partial<Record<EditName, PendingField>>

/** Those of a line that was never edited, as most lines of a cart are. */
const UNEDITED: Fields = Object.freeze({})

/** One line: the server's, the pending edits over it, and what the buyer sees of both. */
export class CartEntry<Line extends CartStoreLine> {
  /** Undefined while the cart does not have the line. */
  server: Line | undefined
  error = ''
  /** The line in the rows; none while it is being deleted. */
  shown: Line | undefined
  /** The server's line under the pending edits, by the last `update`. */
  #line: Line | undefined
  /** What the buyer sees, once it was read: of a long cart few lines are. */
  #state: CartLineState<Line> | undefined
  #fields = UNEDITED

  /** Takes a line that the cart did not have: nothing is known of it, and a list has thousands of them. */
  start(line: Line): void {
    this.server = previewLine(line, line)
    this.#line = this.server
    this.shown = this.server
  }

  /** The same object until it changes. */
  get state(): CartLineState<Line> | undefined {
    if (this.#line) this.#state ??= { line: this.#line, pending: this.isPending, error: this.error }
    return this.#state
  }

  get isPending(): boolean {
    const { number, is_selected, deleted } = this.#fields
    return isPending(number) || isPending(is_selected) || isPending(deleted)
  }

  /** The edits of a field, to be changed. */
  #field(name: EditName): PendingField {
    if (this.#fields === UNEDITED) this.#fields = {}
    this.#fields[name] ??= { sent: undefined, next: undefined, confirmedAt: 0 }
    return this.#fields[name]
  }

  #wasConfirmed(name: EditName, since: number): boolean {
    return (this.#fields[name]?.confirmedAt ?? 0) > since
  }

  /** Adds an edit; false when the buyer would see no change. A value that is in a request needs no second one. */
  edit(name: EditName, value: number): boolean {
    const line = this.#line
    const seen = name === 'deleted' ? Number(!this.shown) : line?.[name]
    if (!line || seen === value || (name === 'is_selected' && !isSelectable(line))) return false
    const field = this.#field(name)
    field.next = value === field.sent ? undefined : value
    this.error = ''
    return true
  }

  /** The edit that can be sent now; the caller sends it. The edits of a line that is being deleted wait. */
  take(name: EditName): number | undefined {
    const field = this.#fields[name]
    const waits = name !== 'deleted' && isPending(this.#fields.deleted)
    if (!field || field.sent !== undefined || waits) return undefined
    field.sent = field.next
    field.next = undefined
    return field.sent
  }

  /** The service made the edit, and answered with its `line` or without. Edits of a deleted line are dropped. */
  confirm(name: EditName, line: Line | undefined, at: { since: number; version: number }): void {
    const field = this.#field(name)
    const edited = this.server && (line ?? { ...this.server, [name]: field.sent })
    this.receive(name === 'deleted' ? undefined : edited, at.since)
    field.sent = undefined
    field.confirmedAt = at.version
    if (name === 'deleted') for (const each of Object.values(this.#fields)) each.next = undefined
  }

  /** Takes back a failed value; a newer one still follows and needs no message. */
  revert(name: EditName, message: string): void {
    const field = this.#field(name)
    field.sent = undefined
    if (field.next === undefined) this.error = message
  }

  /** Takes the line of an answer, or that there is none. It was requested at `since`: what was confirmed later stays. */
  receive(line: Line | undefined, since: number): void {
    const known = this.server
    this.server = undefined
    if (!line || this.#wasConfirmed('deleted', since)) return
    const base = known && this.#wasConfirmed('number', since) ? known : line
    const { is_selected } = known && this.#wasConfirmed('is_selected', since) ? known : line
    this.server = previewLine(base, { number: base.number, is_selected })
  }

  /** Takes the line of a list. A message stays while what it speaks of is the same. */
  load(line: Line | undefined, since: number): void {
    const known = this.server
    this.receive(line, since)
    if (!this.isPending && !isAlike(known, this.server)) this.error = ''
  }

  /** Computes what the buyer sees; true when it changed. */
  update(): boolean {
    const pending = this.isPending
    const line = this.server && pending ? this.#over(this.server) : this.server
    const before = this.#state
    const isSame =
      line === this.#line && (!before || (before.pending === pending && before.error === this.error))
    this.#line = line
    if (!isSame) this.#state = undefined
    this.shown = isPending(this.#fields.deleted) ? undefined : line
    return !isSame
  }

  /** The server's line under the pending edits. */
  #over(server: Line): Line {
    const { number, is_selected } = this.#fields
    const selected = is_selected?.next ?? is_selected?.sent ?? server.is_selected
    return previewLine(server, {
      number: number?.next ?? number?.sent ?? server.number,
      is_selected: selected === 1 ? 1 : 0,
    })
  }
}
