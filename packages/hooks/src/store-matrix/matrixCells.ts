import { adjustQuantity, canAddToCart } from '@yaoji/domain'
import { amountOf } from '../order-grid/gridPrice'
import { quantityRule, readRowNumber } from '../order-grid/gridRow'
import type {
  StoreMatrixAnswer,
  StoreMatrixCell,
  StoreMatrixEntry,
  StoreMatrixGoods,
  StoreMatrixResult,
  StoreMatrixTotal,
} from './storeMatrixTypes'

export type Cells = ReadonlyMap<string, StoreMatrixCell>

export const EMPTY_CELL: StoreMatrixCell = { text: '', message: null }

export const keyOf = (goods_id: number, user_id: number) => `${goods_id}/${user_id}`

/** A cell with the nearest number that can be bought, and the reason where it is another one; 0 is no number. */
export function settled(text: string, goods: StoreMatrixGoods): StoreMatrixCell {
  const typed = text.trim()
  if (/^[0０]*$/.test(typed)) return EMPTY_CELL
  const { packs: wanted, fault } = readRowNumber(typed, goods)
  if (wanted === null) return { text: typed, message: fault }
  const rule = quantityRule(goods)
  const { number, reason, message } = adjustQuantity(rule, wanted)
  if (reason === null) return { text: String(number), message: null }
  return {
    text: number === 0 ? typed : String(number),
    message: { kind: 'adjusted', adjusted: { reason, wanted, number, rule, message } },
  }
}

/** The packs of a cell that can be added; 0 without a valid number. */
export function packsOf(cell: StoreMatrixCell, goods: StoreMatrixGoods): number {
  const { packs } = readRowNumber(cell.text, goods)
  if (packs === null || !canAddToCart(goods.buy_state)) return 0
  return adjustQuantity(quantityRule(goods), packs).adjusted ? 0 : packs
}

/** The sum of entries. */
export function totalOf(
  entries: readonly StoreMatrixEntry[],
  goods: ReadonlyMap<number, StoreMatrixGoods>,
): StoreMatrixTotal {
  let packs = 0
  let amount: number | null = 0
  for (const { goods_id, number } of entries) {
    packs += number
    const product = goods.get(goods_id)
    const cost = product ? amountOf(product, number) : null
    amount = amount === null || cost === null ? null : amount + cost
  }
  return { kinds: new Set(entries.map(({ goods_id }) => goods_id)).size, packs, amount }
}

/** What became of the entries that were sent, by store. A store that is not the buyer’s any more has no name left. */
export function resultsOf(
  sent: readonly StoreMatrixEntry[],
  { added, adjusted, refused, carts }: StoreMatrixAnswer,
  goods: ReadonlyMap<number, StoreMatrixGoods>,
): StoreMatrixResult[] {
  const changed = new Map([...adjusted, ...refused].map(({ entry, message }) => [entry, message]))
  return carts.map(({ user_id, name, message }) => {
    const own = [...sent.entries()].filter(([, entry]) => entry.user_id === user_id)
    const places = new Set(own.map(([place]) => place))
    const countOf = (rows: readonly { readonly entry: number }[]) =>
      rows.filter(({ entry }) => places.has(entry)).length
    return {
      ...{ user_id, name, message },
      ...{ added: countOf(added), adjusted: countOf(adjusted), refused: countOf(refused) },
      notes: own.flatMap(([key, { goods_id }]) => {
        const why = changed.get(key)
        return why === undefined ? [] : [{ key, name: goods.get(goods_id)?.name ?? '', message: why }]
      }),
    }
  })
}
