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

/** Lines that can be selected, those that are, and of these the packs and the sum of the subtotals in fen. */
interface Counts {
  readonly selectable: number
  readonly selected: number
  readonly number: number
  readonly amount: number
}

const NOTHING: Counts = { selectable: 0, selected: 0, number: 0, amount: 0 }

function countsOf(line: CartStoreLine): Counts {
  const selectable = Number(isSelectable(line))
  const selected = selectable * line.is_selected
  const amount = selected * parseAmount(line.subtotal ?? '0.00')
  return { selectable, selected, number: selected * line.number, amount }
}

function countsOfTotal({ selected_count, selected_number, goods_amount = '0.00' }: CartStoreTotal): Counts {
  const amount = parseAmount(goods_amount)
  return { selectable: 0, selected: selected_count, number: selected_number, amount }
}

/** A and B together, or A without B. */
function add(a: Counts, b: Counts, sign: 1 | -1 = 1): Counts {
  return {
    selectable: a.selectable + sign * b.selectable,
    selected: a.selected + sign * b.selected,
    number: a.number + sign * b.number,
    amount: a.amount + sign * b.amount,
  }
}

/** Running counts by warehouse, and of the whole cart (undefined): one edit never walks the cart. */
export class Counter {
  readonly #counts = new Map<number | undefined, Counts>()

  of(ck_id?: number): Counts {
    return this.#counts.get(ck_id) ?? NOTHING
  }

  /** Adds a line, or removes it with -1. */
  count(line: CartStoreLine, sign: 1 | -1): void {
    const counts = countsOf(line)
    for (const key of [line.goods.ck_id, undefined]) this.#counts.set(key, add(this.of(key), counts, sign))
  }
}

export function checkState({ selectable, selected }: Counts): CheckState {
  if (selectable === 0) return 'off'
  if (selected === 0) return 'none'
  return selected === selectable ? 'all' : 'some'
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
  #unlisted = NOTHING

  /** Takes the totals of an answer, unless a later request was answered before. `exact`: no other was in flight. */
  receive(total: Total, since: number, exact: boolean): void {
    if (since < this.#since) return
    this.#latest = total
    this.#since = since
    this.#exact = exact
    if (exact || this.#shown === null) this.#shown = total
  }

  /** Takes totals and lines of the same moment, to know what the totals count besides these lines. */
  compare(total: Total, list: readonly CartStoreLine[]): void {
    this.#unlisted = list.reduce((rest, line) => add(rest, countsOf(line), -1), countsOfTotal(total))
  }

  /** No request is in flight, and these are the counts of the listed lines: shows the latest totals. */
  settle(listed: Counts): void {
    if (this.#latest === null) return
    this.#shown = this.#latest
    if (this.#exact) this.#unlisted = add(countsOfTotal(this.#latest), listed, -1)
    this.#exact = false
  }

  /** The totals while these are the counts of the listed lines. */
  preview(listed: Counts): Total | null {
    const total = this.#shown
    if (total === null) return null
    const { selected, number, amount } = add(listed, this.#unlisted)
    const shown = countsOfTotal(total)
    const isSame = selected === shown.selected && number === shown.number && amount === shown.amount
    return isSame ? total : { ...total, ...previewTotal(total, { selected, number, amount }) }
  }
}

/** The fields of the totals that follow the selection before the service answers. */
function previewTotal(total: CartStoreTotal, counts: Omit<Counts, 'selectable'>) {
  const { goods_amount, saved_amount, payable_amount, action } = total
  const zero = formatAmount(0)
  const isEmpty = counts.selected === 0
  return {
    selected_count: counts.selected,
    selected_number: counts.number,
    ...(goods_amount !== undefined && { goods_amount: formatAmount(counts.amount) }),
    ...(isEmpty && saved_amount !== undefined && { saved_amount: zero }),
    ...(isEmpty && payable_amount !== undefined && { payable_amount: zero }),
    // The service's message for the main button comes with the answer.
    ...(action?.state === 'empty' && !isEmpty && { action: { state: 'checkout', message: '' } }),
    ...(action?.state === 'checkout' && isEmpty && { action: { state: 'empty', message: '' } }),
  }
}
