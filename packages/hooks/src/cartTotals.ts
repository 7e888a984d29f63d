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

/** Selected lines: how many, their packs, and the sum of their subtotals in fen. */
type Selection = { readonly count: number; readonly number: number; readonly amount: number }

function selectionOf({ selected_count, selected_number, goods_amount = '0.00' }: CartStoreTotal): Selection {
  return { count: selected_count, number: selected_number, amount: parseAmount(goods_amount) }
}

/** The selection with these lines added, or removed with -1. */
function withLines(selection: Selection, lines: readonly CartStoreLine[], sign: 1 | -1): Selection {
  let { count, number, amount } = selection
  for (const line of lines) {
    if (line.is_selected === 0 || !isSelectable(line)) continue
    count += sign
    number += sign * line.number
    amount += sign * parseAmount(line.subtotal ?? '0.00')
  }
  return { count, number, amount }
}

/**
 * The totals of the cart. An answer's totals may or may not include an edit that is answered at the same time. So
 * while requests are in flight, counts come from the listed lines, and amounts that depend on promotions stay as they
 * were last.
 */
export class CartTotals<Total extends CartStoreTotal> {
  #shown: Total | null = null
  /** The latest answer. `exact`: its totals include every edit. */
  #latest: { readonly total: Total; readonly since: number; readonly exact: boolean } | null = null
  /** What the totals count besides the listed lines: a filter hides some, another window added one. */
  #unlisted: Selection = { count: 0, number: 0, amount: 0 }

  /** Takes the totals of an answer, unless a later request was answered before. `exact`: no other was in flight. */
  receive(total: Total, since: number, exact: boolean): void {
    if (this.#latest && since < this.#latest.since) return
    this.#latest = { total, since, exact }
    if (exact || this.#shown === null) this.#shown = total
  }

  /** Takes totals and lines of the same moment, to know what the totals count besides these lines. */
  compare(total: Total, listed: readonly CartStoreLine[]): void {
    this.#unlisted = withLines(selectionOf(total), listed, -1)
  }

  /** The totals while these lines are listed: the latest ones, or while requests are in flight, a preview. */
  stateOf(listed: readonly CartStoreLine[], pending: boolean): CartTotalState<Total> {
    if (!pending && this.#latest) {
      this.#shown = this.#latest.total
      if (this.#latest.exact) this.compare(this.#shown, listed)
      this.#latest = { ...this.#latest, exact: false }
    }
    return { total: this.#shown && preview(this.#shown, withLines(this.#unlisted, listed, 1)), pending }
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
