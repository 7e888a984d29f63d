import { type CartStoreLine, isSelectable } from './cartPreview'

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

  add(line: CartStoreLine): void {
    this.#move(line, 1)
  }

  remove(line: CartStoreLine): void {
    this.#move(line, -1)
  }

  clear(): void {
    this.#counts.clear()
  }

  state(key: number | typeof WHOLE_CART): CheckState {
    const { selectable, selected } = this.#count(key)
    if (selectable === 0) return 'off'
    if (selected === 0) return 'none'
    return selected === selectable ? 'all' : 'some'
  }

  #move(line: CartStoreLine, step: 1 | -1): void {
    if (!isSelectable(line)) return
    for (const key of [line.goods.ck_id, WHOLE_CART] as const) {
      const { selectable, selected } = this.#count(key)
      this.#counts.set(key, {
        selectable: selectable + step,
        selected: selected + step * line.is_selected,
      })
    }
  }

  #count(key: number | typeof WHOLE_CART): Count {
    return this.#counts.get(key) ?? { selectable: 0, selected: 0 }
  }
}
