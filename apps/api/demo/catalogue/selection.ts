import { hashText } from './random'
import type { Goods } from './types'

/** Products that a promotion may use, in its own order, roughly best-selling first. */
export interface Selection {
  /** Takes up to `count` products that pass the test and that this selection has not taken before. */
  take(count: number, test?: (goods: Goods) => boolean): Goods[]
}

/** Opens a selection for one purpose: two purposes choose different products. */
export function createSelection(goods: readonly Goods[], purpose: string, seed: number): Selection {
  const ranked = goods
    .map(one => ({ one, rank: luck(one, purpose, seed) * Math.log2(2 + one.sales) }))
    .sort((a, b) => b.rank - a.rank || a.one.id - b.one.id)
    .map(({ one }) => one)
  const taken = new Set<number>()
  return {
    take: (count, test = () => true) => {
      const chosen: Goods[] = []
      for (const one of ranked) {
        if (chosen.length === count) break
        if (taken.has(one.id) || !test(one)) continue
        taken.add(one.id)
        chosen.push(one)
      }
      return chosen
    },
  }
}

/** Products that a promotion may use: available, with a price and enough stock, neither limited nor controlled by law. */
export function isPromotable(goods: Goods, number: number): boolean {
  const isFree = goods.special_flag === 'none' && goods.max_qty === null
  const isSold = goods.off_shelf === 0 && goods.price_pending === 0
  return isFree && isSold && number >= Math.max(60, goods.min_qty * 10)
}

function luck(goods: Goods, purpose: string, seed: number): number {
  return (hashText(`${purpose}/${seed}/${goods.code}/${goods.common_name}`) % 10_000) / 10_000
}
