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
type Selection = { readonly count: number; readonly number: number; readonly amount: number }

function selectionOf({ selected_count, selected_number, goods_amount = '0.00' }: CartStoreTotal): Selection {
  return { count: selected_count, number: selected_number, amount: parseAmount(goods_amount) }
}

/** The selection with a line added, or removed with -1. */
function add({ count, number, amount }: Selection, line: CartStoreLine, sign: 1 | -1): Selection {
  const selected = isSelectable(line) ? sign * line.is_selected : 0
  return {
    count: count + selected,
    number: number + selected * packsOfLine({ number: line.number, parts: line.combination?.list }),
    amount: amount + selected * parseAmount(line.subtotal ?? '0.00'),
  }
}

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
  /** Shown lines that can be selected, and that are, by warehouse and together (undefined). */
  readonly #checks = new Map<number | undefined, { readonly selectable: number; readonly selected: number }>()

  /** Takes the totals of an answer, unless a later request was answered before. `exact`: no other was in flight. */
  receive(total: Total, since: number, exact: boolean): void {
    if (this.#latest && since < this.#latest.since) return
    this.#latest = { total, since, exact }
    if (exact || this.#shown === null) this.#shown = total
  }

  /** Takes the totals of a list, which replaces the lines that are shown now. */
  load(total: Total, list: readonly CartStoreLine[], shown: readonly CartStoreLine[]): void {
    const unlisted = list.reduce((rest, line) => add(rest, line, -1), selectionOf(total))
    this.#selection = shown.reduce((sum, line) => add(sum, line, 1), unlisted)
  }

  /** Counts a shown line, or removes it with -1. */
  count(line: CartStoreLine, sign: 1 | -1): void {
    this.#selection = add(this.#selection, line, sign)
    if (!isSelectable(line)) return
    for (const key of [line.goods.ck_id, undefined]) {
      const { selectable, selected } = this.#checks.get(key) ?? { selectable: 0, selected: 0 }
      this.#checks.set(key, { selectable: selectable + sign, selected: selected + sign * line.is_selected })
    }
  }

  check(ck_id?: number): CheckState {
    const { selectable, selected } = this.#checks.get(ck_id) ?? { selectable: 0, selected: 0 }
    if (selectable === 0) return 'off'
    if (selected === 0) return 'none'
    return selected === selectable ? 'all' : 'some'
  }

  /** The totals now: the latest ones, or while requests are in flight, a preview. */
  stateOf(pending: boolean): CartTotalState<Total> {
    if (!pending && this.#latest) {
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
