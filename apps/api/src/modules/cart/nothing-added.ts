import { checkQuantity, type QuantityRule } from '@yaoji/domain'
import type { LineEvaluation } from './line-evaluation'

/** Why nothing was added to the number in the cart. */
export function nothingAdded({ rule }: LineEvaluation, already: number, total: number): string {
  const result = checkQuantity(rule, total)
  const cause = result.ok ? '' : result.message
  if (!result.ok && result.reason === 'over_stock' && already > 0 && already <= rule.stock) {
    return allInCart(rule, already)
  }
  return already === 0 ? cause : `购物车已有 ${already} ${rule.unit}；${cause}`
}

/** The text when the stock has no further pack, or fewer than the next step. */
function allInCart({ stock, unit }: QuantityRule, already: number): string {
  if (already === stock) return `购物车中已有全部库存 ${stock} ${unit}`
  return `购物车已有 ${already} ${unit}，库存只剩 ${stock} ${unit}，不能再加`
}
