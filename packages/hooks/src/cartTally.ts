import { parseAmount } from '@yaoji/domain'
import { type CartSelection, type CartStoreLine, isSelectable } from './cartPreview'

/** State of a box that selects many lines; `off` when none of them can be selected. */
export type CheckState = 'off' | 'none' | 'some' | 'all'

interface Count {
  selectable: number
  selected: number
}

/** Key of the count over every warehouse. */
export const WHOLE_CART = 'all'

/** Running counts of what is selected, by warehouse and in all, so that one edit never walks the cart. */
export class CartTally {
  #counts = new Map<number | typeof WHOLE_CART, Count>()
  #number = 0
  #amount = 0

  constructor(lines: Iterable<CartStoreLine> = []) {
    for (const line of lines) this.add(line)
  }

  /** What is selected of all lines. */
  get selection(): CartSelection {
    return { count: this.#count(WHOLE_CART).selected, number: this.#number, amount: this.#amount }
  }

  add(line: CartStoreLine): void {
    this.#move(line, 1)
  }

  remove(line: CartStoreLine): void {
    this.#move(line, -1)
  }

  clear(): void {
    this.#counts.clear()
    this.#number = 0
    this.#amount = 0
  }

  state(key: number | typeof WHOLE_CART): CheckState {
    const { selectable, selected } = this.#count(key)
    if (selectable === 0) return 'off'
    if (selected === 0) return 'none'
    return selected === selectable ? 'all' : 'some'
  }

  #move(line: CartStoreLine, step: 1 | -1): void {
    if (!isSelectable(line)) return
    const counted = step * line.is_selected
    this.#number += counted * line.number
    this.#amount += counted * parseAmount(line.subtotal ?? '0.00')
    for (const key of [line.goods.ck_id, WHOLE_CART] as const) {
      const { selectable, selected } = this.#count(key)
      this.#counts.set(key, {
        selectable: selectable + step,
        selected: selected + counted,
      })
    }
  }

  #count(key: number | typeof WHOLE_CART): Count {
    return this.#counts.get(key) ?? { selectable: 0, selected: 0 }
  }
}
