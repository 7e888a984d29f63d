import { adjustQuantity, canAddToCart, otherUnit, snapQuantity } from '@yaoji/domain'
import { quantityRule, readRowNumber } from '../order-grid/gridRow'
import type { OrderPadGoods, OrderPadItem, OrderPadMessage, OrderPadRow } from './orderPadTypes'

/** What was changed in a row. */
export type PadEntry = Omit<OrderPadRow, 'item' | 'packs'>

/** A row as it is before anything was changed in it. */
export function startOf({ goods, start }: OrderPadItem): PadEntry {
  // A written number of what cannot be bought stays: adding all rows says why it is left out.
  if (!canAddToCart(goods.buy_state)) return entryOf(typeof start === 'string' ? start.trim() : '')
  if (typeof start === 'string') return accepted(goods, start)
  const number = suggestedPacks(goods, start)
  return entryOf(number > 0 ? String(number) : '')
}

/** The nearest number to a suggested one that can be bought; 0 without a suggestion, and where none can be bought. */
export function suggestedPacks(goods: OrderPadGoods, suggested = 0): number {
  return suggested > 0 && canAddToCart(goods.buy_state) ? snapQuantity(quantityRule(goods), suggested) : 0
}

/** A text in the field, and what the row says of it. */
export function entryOf(text: string, messages: readonly OrderPadMessage[] = []): PadEntry {
  return { text, messages, outcome: null, in_cart: null }
}

/** The valid number nearest to what was typed, with the reason where it is another one; no number stays as it is. */
export function accepted(goods: OrderPadGoods, typed: string): PadEntry {
  const text = typed.trim()
  const { packs, fault } = readRowNumber(text, goods)
  if (fault) return entryOf(text, [fault])
  if (packs === null) return entryOf('')
  const rule = quantityRule(goods)
  const { number, reason, message } = adjustQuantity(rule, packs)
  const other = otherUnit(text, goods.bzdw)
  const messages: OrderPadMessage[] = other ? [{ kind: 'unit', other, unit: goods.bzdw }] : []
  if (reason !== null)
    messages.push({ kind: 'adjusted', adjusted: { reason, wanted: packs, number, rule, message } })
  return entryOf(number > 0 ? String(number) : text, messages)
}

/** The packs that a row adds; 0 where it adds none. */
export function packsOf({ goods }: OrderPadItem, { text }: Pick<PadEntry, 'text'>): number {
  const { packs } = readRowNumber(text, goods)
  if (packs === null || !canAddToCart(goods.buy_state)) return 0
  return adjustQuantity(quantityRule(goods), packs).number
}
