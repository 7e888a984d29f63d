import {
  adjustQuantity,
  canAddToCart,
  otherUnit,
  packNumberFault,
  type QuantityRule,
  readPackNumber,
} from '@yaoji/domain'
import type { AddableGoods } from '../useAddToCart'
import type { OrderGridGoods, OrderGridMessage, OrderGridProduct, OrderGridRow } from './orderGridTypes'

/** The number of a row is as it was typed. */
export const NOT_ADJUSTED = { adjusted: [], typed: '' } as const

export function blankRow(key: number): OrderGridRow {
  return {
    key,
    query: '',
    own_code: '',
    own: null,
    number: '',
    ...NOT_ADJUSTED,
    status: 'typed',
    takes: false,
    goods_id: null,
    doubt: 'none',
    choices: [],
    total: 0,
    regular: false,
  }
}

export const isBlank = ({ query, number, goods_id }: OrderGridRow) =>
  query === '' && number === '' && goods_id === null

/** The buyer wants something of this row: a product of the regular ones counts when it has a number. */
export const isFilled = (row: OrderGridRow) => (row.regular ? row.number !== '' : !isBlank(row))

/** The text of the row was not matched: the call failed. */
export const isFailed = ({ status }: OrderGridRow) => status === 'failed' || status === 'offline'

/** The product of the row is a guess at which the buyer has not looked. */
export const isGuess = ({ doubt }: OrderGridRow) => doubt !== 'none'

/** The row has products to choose from. */
export const canChoose = ({ choices, goods_id }: OrderGridRow) => choices.length > (goods_id === null ? 0 : 1)

/** What a text says that is no number of packs. */
export type NumberFault = Extract<OrderGridMessage, { kind: 'number' | 'unit' }>

/** The packs that a text asks for, or what is wrong with it; both null without a text. */
interface ReadNumber {
  readonly packs: number | null
  readonly fault: NumberFault | null
}

/** Reads the number of a row. 36 片 of a product sold in 盒 is no number of packs. */
export function readRowNumber(text: string, { bzdw }: Pick<OrderGridGoods, 'bzdw'>): ReadNumber {
  const fault = packNumberFault(text)
  if (fault) return { packs: null, fault: { kind: 'number', fault } }
  const other = otherUnit(text, bzdw)
  if (other && !other.is_pack) return { packs: null, fault: { kind: 'unit', other, unit: bzdw } }
  return { packs: readPackNumber(text), fault: null }
}

export function quantityRule({ min_qty, step_qty, max_qty, number, bzdw }: AddableGoods): QuantityRule {
  return { min_qty, step_qty, max_qty, stock: number, unit: bzdw }
}

/** The row with a valid number of its product, and the reason when it is another one than was typed. */
export function withLegalNumber(row: OrderGridRow, goods: OrderGridGoods | undefined): OrderGridRow {
  const wanted = goods ? readRowNumber(row.number, goods).packs : null
  if (!goods || wanted === null || !canAddToCart(goods.buy_state)) return { ...row, ...NOT_ADJUSTED }
  const rule = quantityRule(goods)
  const { number, reason, message } = adjustQuantity(rule, wanted)
  const changed: OrderGridMessage[] =
    reason === null ? [] : [{ kind: 'adjusted', adjusted: { reason, wanted, number, rule, message } }]
  if (number === 0) return { ...row, adjusted: changed, typed: row.number }
  const other = otherUnit(row.number, goods.bzdw)
  const adjusted: OrderGridMessage[] = other
    ? [{ kind: 'unit', other, unit: goods.bzdw }, ...changed]
    : changed
  return { ...row, number: String(number), adjusted, typed: adjusted.length === 0 ? '' : row.number }
}

/** The row can be added: a product that can be bought, and a valid number. */
export function isReady(row: OrderGridRow, product: OrderGridProduct | undefined): boolean {
  const wanted = product ? readRowNumber(row.number, product.goods).packs : null
  if (!product || wanted === null || !canAddToCart(product.goods.buy_state)) return false
  return adjustQuantity(quantityRule(product.goods), wanted).number > 0
}
