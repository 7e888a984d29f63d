import { tilesForStory } from '../goods-tile/fixtures'
import type { CombinationCardCombination } from './CombinationCard'

const NUMBERS = [
  [2, '11.20'],
  [1, '17.00'],
  [5, '12.90'],
] as const

/** Three products that cost 103.90 together and 116.20 one by one. */
export function combinationFor(change: Partial<CombinationCardCombination> = {}): CombinationCardCombination {
  return {
    name: '感冒护理组合：感冒灵+维生素C+板蓝根',
    describe: '感冒、退热、补充维生素 C',
    bzdw: '套',
    number: 36,
    max_qty: null,
    buy_state: 'ok',
    price: '103.90',
    raw_price: '116.20',
    saves: '12.30',
    end_date: '2027-03-31',
    parts: NUMBERS.flatMap(([number, price], at) => {
      const goods = tilesForStory[at]
      return goods ? [{ goods, number, price, raw_price: goods.price }] : []
    }),
    ...change,
  }
}
