import { formatAmount, parseAmount } from '@yaoji/domain'
import { type CartStoreLine, isSelectable } from './cartLine'

/** The fields of the cart's totals that the store previews. */
export interface CartStoreTotal {
  selected_count: number
  selected_number: number
  goods_amount?: string | undefined
  saved_amount?: string | undefined
  payable_amount?: string | undefined
  /** What the main button does; `empty`: nothing is selected. */
  action?: { state: string; message: string } | undefined
}

/** State of a checkbox that selects many lines; `off` when none of them can be selected. */
export type CheckState = 'off' | 'none' | 'some' | 'all'

/** Selected lines: how many, their packs, and the sum of their subtotals in fen. */
interface Selection {
  readonly count: number
  readonly number: number
  readonly amount: number
}

const WHOLE_CART = 'all'

/** Running counts of the selection, by warehouse and in total: one edit never walks the cart. */
export class SelectionCounter {
  #selectable = new Map<number | typeof WHOLE_CART, number>()
  #selected = new Map<number | typeof WHOLE_CART, number>()
  #number = 0
  #amount = 0

  get selection(): Selection {
    return { count: this.#selected.get(WHOLE_CART) ?? 0, number: this.#number, amount: this.#amount }
  }

  /** Adds a line, or removes it with -1. */
  count(line: CartStoreLine, sign: 1 | -1): void {
    if (!isSelectable(line)) return
    const selected = sign * line.is_selected
    this.#number += selected * line.number
    this.#amount += selected * parseAmount(line.subtotal ?? '0.00')
    for (const key of [line.goods.ck_id, WHOLE_CART] as const) {
      this.#selectable.set(key, (this.#selectable.get(key) ?? 0) + sign)
      this.#selected.set(key, (this.#selected.get(key) ?? 0) + selected)
    }
  }

  /** The checkbox of a warehouse, or of the whole cart. */
  check(ck_id?: number): CheckState {
    const selectable = this.#selectable.get(ck_id ?? WHOLE_CART) ?? 0
    const selected = this.#selected.get(ck_id ?? WHOLE_CART) ?? 0
    if (selectable === 0) return 'off'
    if (selected === 0) return 'none'
    return selected === selectable ? 'all' : 'some'
  }
}

/**
 * The totals of the cart. An answer's totals may or may not include an edit that is answered at the same time. So
 * while requests are in flight, counts come from the listed lines, and amounts that depend on promotions stay as they
 * were last.
 */
export class CartTotals<Total extends CartStoreTotal> {
  #shown: Total | null = null
  #latest: Total | null = null
  #since = 0
  /** The latest totals include every edit. */
  #exact = false
  /** What the totals count besides the listed lines: a filter hides some, another window added one. */
  #unlisted: Selection = { count: 0, number: 0, amount: 0 }

  /** Takes the totals of an answer, unless a later request was answered before. `exact`: no other was in flight. */
  receive(total: Total, { since, exact }: { since: number; exact: boolean }): void {
    if (since < this.#since) return
    this.#latest = total
    this.#since = since
    this.#exact = exact
    if (exact || this.#shown === null) this.#shown = total
  }

  /** Takes totals and lines of the same moment, to know what the totals count besides these lines. */
  compare(total: Total, list: Iterable<CartStoreLine>): void {
    const listed = new SelectionCounter()
    for (const line of list) listed.count(line, 1)
    this.#unlisted = add(selectionOf(total), listed.selection, -1)
  }

  /** No request is in flight, and this is selected of the listed lines: shows the latest totals. */
  settle(listed: Selection): void {
    if (this.#latest === null) return
    this.#shown = this.#latest
    if (this.#exact) this.#unlisted = add(selectionOf(this.#latest), listed, -1)
    this.#exact = false
  }

  /** The totals while this is selected of the listed lines. */
  preview(listed: Selection): Total | null {
    const selection = add(listed, this.#unlisted, 1)
    const { count, number, amount } = selection
    const total = this.#shown
    if (total === null || isSame(selection, selectionOf(total))) return total
    return {
      ...total,
      selected_count: count,
      selected_number: number,
      ...(total.goods_amount !== undefined && { goods_amount: formatAmount(amount) }),
      ...(count === 0 && nothingToPay(total)),
      ...previewAction(total.action, count),
    }
  }
}

function selectionOf({ selected_count, selected_number, goods_amount = '0.00' }: CartStoreTotal): Selection {
  return { count: selected_count, number: selected_number, amount: parseAmount(goods_amount) }
}

/** A and B together, or A without B. */
function add(a: Selection, b: Selection, sign: 1 | -1): Selection {
  return {
    count: a.count + sign * b.count,
    number: a.number + sign * b.number,
    amount: a.amount + sign * b.amount,
  }
}

function isSame(a: Selection, b: Selection): boolean {
  return a.count === b.count && a.number === b.number && a.amount === b.amount
}

function nothingToPay({ saved_amount, payable_amount }: CartStoreTotal) {
  const zero = formatAmount(0)
  return {
    ...(saved_amount !== undefined && { saved_amount: zero }),
    ...(payable_amount !== undefined && { payable_amount: zero }),
  }
}

/** The main button follows the selection; the service's message for it comes with the answer. */
function previewAction(action: CartStoreTotal['action'], count: number) {
  if (action?.state === 'empty' && count > 0) return { action: { state: 'checkout', message: '' } }
  if (action?.state === 'checkout' && count === 0) return { action: { state: 'empty', message: '' } }
  return {}
}
