import { purchaseTextKey } from '@yaoji/domain'
import type { OrderGridCode, OrderGridGoods, OrderGridReadyRow, OrderGridRow } from './orderGridTypes'

/** A text of one letter is the beginning of many. */
const LEAST_LETTERS = 2

/** What a row says of a product that the buyer chose or confirmed for it: its text and its own code. */
export function codesOfChoice(row: OrderGridRow, goods: OrderGridGoods): OrderGridCode[] {
  const text = row.query.trim()
  const ownText = [...text].length < LEAST_LETTERS ? [] : [{ text, is_own: 0 as const, goods_id: goods.id }]
  return withoutCodeOf(goods, [...ownText, ...ownCode(row, goods)])
}

/** The own codes beside texts of rows that were added: their products are certain or confirmed. */
export function codesOfAdded(rows: readonly OrderGridReadyRow[]): OrderGridCode[] {
  return rows.flatMap(({ row, goods }) => (row.own ? [] : withoutCodeOf(goods, ownCode(row, goods))))
}

function ownCode({ query, own_code }: OrderGridRow, { id }: OrderGridGoods): OrderGridCode[] {
  const isApart = own_code !== '' && purchaseTextKey(own_code) !== purchaseTextKey(query)
  return isApart ? [{ text: own_code, is_own: 1, goods_id: id }] : []
}

/** The code of the product names it anyway. */
const withoutCodeOf = ({ code }: OrderGridGoods, codes: readonly OrderGridCode[]) =>
  codes.filter(({ text }) => purchaseTextKey(text) !== purchaseTextKey(code))
