import { type LadderHint, ladderHints, ladderPrice, lineAmount, parsePrice } from '@yaoji/domain'
import { readRowNumber } from './gridRow'
import type { OrderGridGoods, OrderGridRow } from './orderGridTypes'

/** What decides the price of a product. */
type Ladder = Pick<OrderGridGoods, 'base_price' | 'ladder_price' | 'ladder_price_type'>

/** What a row costs. */
export interface OrderGridPrice {
  /** Unit price at the number of the row, 1/10000 yuan. */
  readonly unit: number
  /** Fen; null without a number. */
  readonly amount: number | null
  /** The next tier of the ladder; null without one. */
  readonly next_tier: LadderHint | null
}

/**
 * What a row costs; null where the price is hidden. The service adds rows of one product to one line, whose whole number
 * decides its tier: `together` is that number.
 */
export function orderGridPrice(
  row: OrderGridRow,
  goods: OrderGridGoods,
  together = 0,
): OrderGridPrice | null {
  const { packs } = readRowNumber(row.number, goods)
  const ladder = ladderOf(goods)
  if (!ladder) return null
  const { base, tiers, type } = ladder
  const all = Math.max(together, packs ?? goods.min_qty)
  const unit = ladderPrice(base, tiers, type, all)
  if (packs === null) return { unit, amount: null, next_tier: null }
  const hints = ladderHints(base, tiers, type, all)
  // The price of an up-to ladder ends with its number: where no tier follows, the row names that number.
  const hint = hints.find(each => !each.reached) ?? hints.find(each => each.enjoying && each.kind === 'up_to')
  return { unit, amount: lineAmount(unit, packs), next_tier: hint ?? null }
}

/** What a number of packs of a product costs, in fen; null where the price is hidden. */
export function amountOf(goods: Ladder, packs: number): number | null {
  const ladder = ladderOf(goods)
  if (!ladder) return null
  return lineAmount(ladderPrice(ladder.base, ladder.tiers, ladder.type, packs), packs)
}

function ladderOf({ base_price, ladder_price = [], ladder_price_type: type }: Ladder) {
  if (base_price === undefined) return null
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  return { base: parsePrice(base_price), tiers, type }
}
