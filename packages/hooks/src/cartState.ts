import { type CartStoreLine, isSelectable, previewLine } from './cartLine'

/** A line as the buyer sees it now. */
export interface CartLineState<Line> {
  readonly line: Line
  /** An edit waits for its answer. */
  readonly pending: boolean
  /** Why the last edit was reverted; empty when it was not. */
  readonly error: string
}

/** The edits of a line by field. */
export interface LineEdits {
  number: number
  is_selected: 0 | 1
  deleted: true
}

/** Edits of one field that the service has not confirmed. */
interface PendingField<Value> {
  /** In a request. */
  sent?: Value | undefined
  /** The newest, which waits for the answer. */
  next?: Value | undefined
  /** Version of the store at the last confirmed edit. */
  confirmedAt: number
}

type Fields = { readonly [Name in keyof LineEdits]: PendingField<LineEdits[Name]> }

const isPending = ({ sent, next }: PendingField<unknown>) => sent !== undefined || next !== undefined

/** One line: the server's, the pending edits over it, and what the buyer sees of both. */
export class CartEntry<Line extends CartStoreLine> {
  /** Undefined while the cart does not have the line. */
  server: Line | undefined
  error = ''
  /** What `update` computed last. */
  state: CartLineState<Line> | undefined
  /** The line in the rows; none while it is being deleted. */
  shown: Line | undefined
  readonly #fields: Fields = {
    number: { confirmedAt: 0 },
    is_selected: { confirmedAt: 0 },
    deleted: { confirmedAt: 0 },
  }

  get isPending(): boolean {
    return Object.values(this.#fields).some(isPending)
  }

  /** Adds an edit; false when the buyer would see no change. A value that is in a request needs no second one. */
  edit<Name extends keyof LineEdits>(name: Name, value: LineEdits[Name]): boolean {
    if (!this.#accepts(name, value)) return false
    const field = this.#fields[name]
    field.next = value === field.sent ? undefined : value
    this.error = ''
    return true
  }

  #accepts(name: keyof LineEdits, value: unknown): boolean {
    if (name === 'deleted') return this.shown !== undefined
    const line = this.state?.line
    return line !== undefined && line[name] !== value && (name === 'number' || isSelectable(line))
  }

  /** The edit that can be sent now; the caller sends it. The edits of a line that is being deleted wait. */
  take<Name extends keyof LineEdits>(name: Name): LineEdits[Name] | undefined {
    const field = this.#fields[name]
    if (field.sent !== undefined || (name !== 'deleted' && isPending(this.#fields.deleted))) return undefined
    field.sent = field.next
    field.next = undefined
    return field.sent
  }

  /** The service made the edit; its answer arrived at `version`. The edits of a deleted line are void. */
  confirm(name: keyof LineEdits, version: number): void {
    this.#fields[name].sent = undefined
    this.#fields[name].confirmedAt = version
    if (name === 'deleted') for (const field of Object.values(this.#fields)) field.next = undefined
  }

  /** Takes back a failed value; a newer one still follows and needs no message. */
  revert(name: keyof LineEdits, message: string): void {
    const field = this.#fields[name]
    field.sent = undefined
    if (field.next === undefined) this.error = message
  }

  /** Takes the line of an answer, or that there is none. It was requested at `since`: what was confirmed later stays. */
  receive(line: Line | undefined, since: number): void {
    const { number, is_selected, deleted } = this.#fields
    if (line && deleted.confirmedAt <= since) {
      const newer = (field: PendingField<unknown>) => (field.confirmedAt > since && this.server) || line
      const base = newer(number)
      this.server = previewLine(base, { number: base.number, is_selected: newer(is_selected).is_selected })
    } else this.server = undefined
  }

  /** Computes what the buyer sees; true when it changed. */
  update(): boolean {
    const before = this.state
    this.state = this.server && this.#over(this.server)
    this.shown = isPending(this.#fields.deleted) ? undefined : this.state?.line
    return before !== this.state
  }

  /** The server's line under the pending edits; the state before if it is still right. */
  #over(server: Line): CartLineState<Line> {
    const { state, error, isPending: pending } = this
    const { number, is_selected } = this.#fields
    const line = previewLine(server, {
      number: number.next ?? number.sent ?? server.number,
      is_selected: is_selected.next ?? is_selected.sent ?? server.is_selected,
    })
    const isSame = state?.line === line && state.pending === pending && state.error === error
    return isSame ? state : { line, pending, error }
  }
}
