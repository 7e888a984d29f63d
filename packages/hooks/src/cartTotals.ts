import { formatAmount, packsOfLine, parseAmount } from '@yaoji/domain'
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

export interface CartTotalState<Total> {
  /**
   * Counts and goods amount always match the lines as they are shown; amounts that depend on promotions are those of
   * the last answer. Null before the first load.
   */
  readonly total: Total | null
  /** Answers are awaited: amounts that depend on promotions may still change. */
  readonly pending: boolean
}

/** State of a checkbox that selects many lines; `off` when none of them can be selected. */
export type CheckState = 'off' | 'none' | 'some' | 'all'

/** Selected lines: how many, their packs, and the sum of their subtotals in fen. */
interface Selection {
  count: number
  number: number
  amount: number
}

function selectionOf({ selected_count, selected_number, goods_amount = '0.00' }: CartStoreTotal): Selection {
  return { count: selected_count, number: selected_number, amount: parseAmount(goods_amount) }
}

/** Adds a line to the selection, or removes it with -1. Changes it in place: a cart has thousands of lines. */
function add(selection: Selection, line: CartStoreLine, sign: 1 | -1): void {
  if (line.is_selected === 0 || !isSelectable(line)) return
  selection.count += sign
  selection.number += sign * packsOfLine({ number: line.number, parts: line.combination?.list })
  selection.amount += sign * parseAmount(line.subtotal ?? '0.00')
}

/** Lines that can be selected, and that are. */
interface Checked {
  selectable: number
  selected: number
}

const NOTHING: Readonly<Checked> = { selectable: 0, selected: 0 }

/**
 * The totals of the cart. An answer's totals may or may not include an edit that is answered at the same time. So
 * while requests are in flight, the selection is counted with each edit of a shown line, which never walks the cart,
 * and amounts that depend on promotions stay as they were last.
 */
export class CartTotals<Total extends CartStoreTotal> {
  #shown: Total | null = null
  /** The latest answer. `exact`: its totals include every edit. */
  #latest: { readonly total: Total; readonly since: number; readonly exact: boolean } | null = null
  /** The shown lines, and what the service counts besides: a filter hides some, another window added one. */
  #selection: Selection = { count: 0, number: 0, amount: 0 }
  /** Shown lines that can be selected, and that are: all, and by warehouse. */
  readonly #all: Checked = { ...NOTHING }
  readonly #checks = new Map<number, Checked>()

  /** Takes the totals of an answer, unless a later request was answered before. `exact`: no other was in flight. */
  receive(total: Total, since: number, exact: boolean): void {
    if (this.#latest && since < this.#latest.since) return
    this.#latest = { total, since, exact }
    if (exact || this.#shown === null) this.#shown = total
  }

  /** Takes the totals of a list; each of its lines follows with `loadLine`. */
  load(total: Total): void {
    this.#selection = selectionOf(total)
    this.#checks.clear()
    Object.assign(this.#all, NOTHING)
  }

  /** Takes a line of the list, and as the buyer sees it: the totals of the list count only the first. */
  loadLine(line: CartStoreLine | undefined, shown: CartStoreLine | undefined): void {
    if (shown !== line) {
      if (line) add(this.#selection, line, -1)
      if (shown) add(this.#selection, shown, 1)
    }
    if (shown) this.#check(shown, 1)
  }

  /** Counts a shown line, or removes it with -1. */
  count(line: CartStoreLine, sign: 1 | -1): void {
    add(this.#selection, line, sign)
    this.#check(line, sign)
  }

  #check(line: CartStoreLine, sign: 1 | -1): void {
    if (!isSelectable(line)) return
    const { is_selected, goods } = line
    const warehouse = this.#checked(goods.ck_id)
    warehouse.selectable += sign
    warehouse.selected += sign * is_selected
    this.#all.selectable += sign
    this.#all.selected += sign * is_selected
  }

  #checked(ck_id: number): Checked {
    const known = this.#checks.get(ck_id)
    if (known) return known
    const checked = { selectable: 0, selected: 0 }
    this.#checks.set(ck_id, checked)
    return checked
  }

  check(ck_id?: number): CheckState {
    const { selectable, selected } = (ck_id === undefined ? this.#all : this.#checks.get(ck_id)) ?? NOTHING
    if (selectable === 0) return 'off'
    if (selected === 0) return 'none'
    return selected === selectable ? 'all' : 'some'
  }

  /** The totals now: the latest ones, or a preview while requests are in flight or when the last totals were missed. */
  stateOf({ pending, missed }: { pending: boolean; missed: boolean }): CartTotalState<Total> {
    if (!pending && !missed && this.#latest) {
      this.#shown = this.#latest.total
      if (this.#latest.exact) this.#selection = selectionOf(this.#shown)
      this.#latest = { ...this.#latest, exact: false }
    }
    return { total: this.#shown && preview(this.#shown, this.#selection), pending }
  }
}

/** Totals with the fields that follow the selection before the service answers. */
function preview<Total extends CartStoreTotal>(total: Total, selection: Selection): Total {
  const { count, number, amount } = selection
  const shown = selectionOf(total)
  if (count === shown.count && number === shown.number && amount === shown.amount) return total
  const { goods_amount, saved_amount, payable_amount, action } = total
  const zero = formatAmount(0)
  return {
    ...total,
    selected_count: count,
    selected_number: number,
    ...(goods_amount !== undefined && { goods_amount: formatAmount(amount) }),
    ...(count === 0 && saved_amount !== undefined && { saved_amount: zero }),
    ...(count === 0 && payable_amount !== undefined && { payable_amount: zero }),
    // The service's message for the main button comes with the answer.
    ...(action?.state === 'empty' && count > 0 && { action: { state: 'checkout', message: '' } }),
    ...(action?.state === 'checkout' && count === 0 && { action: { state: 'empty', message: '' } }),
  }
}
