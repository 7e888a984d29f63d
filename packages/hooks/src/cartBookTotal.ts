import {
  type CartSelection,
  type CartStoreLine,
  type CartStoreTotal,
  NO_SELECTION,
  previewTotal,
  unlisted,
} from './cartPreview'
import { CartTally } from './cartTally'

/**
 * The totals of a cart book. An answer's totals hold what was done before it left the service and lack, or already
 * hold, what is answered beside it: which of both nobody can tell. So counts never come from them while calls are on
 * their way, but from the lines as they are shown, and amounts stay as they were settled last.
 */
export class BookedTotal<Total extends CartStoreTotal> {
  #settled: Total | null = null
  #newest: Total | null = null
  #since = 0
  /** The newest totals hold every edit: once nothing is on its way, they speak of the lines as they are shown. */
  #whole = false
  /** What the totals count beyond the lines that are listed. */
  #elsewhere = NO_SELECTION

  /** Totals of an answer to what left at `since`; older ones are passed over. Not `whole`: others were on their way. */
  learn(total: Total, since: number, whole: boolean): void {
    if (since < this.#since) return
    this.#newest = total
    this.#since = since
    this.#whole = whole
    if (whole || this.#settled === null) this.#settled = total
  }

  /** Totals and lines of the same moment. */
  compare(total: Total, list: Iterable<CartStoreLine>): void {
    this.#elsewhere = unlisted(total, new CartTally(list).selection)
  }

  /** Nothing is on its way any more, and this is selected of the lines that are listed. */
  settle(listed: CartSelection): void {
    if (this.#newest === null) return
    this.#settled = this.#newest
    if (this.#whole) this.#elsewhere = unlisted(this.#settled, listed)
    this.#whole = false
  }

  /** The totals while this is selected of the lines that are listed. */
  over(listed: CartSelection): Total | null {
    return this.#settled && previewTotal(this.#settled, listed, this.#elsewhere)
  }
}
