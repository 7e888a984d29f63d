import type { Goods } from '@yaoji/api-client/contract/goods'
import type { LadderPrices } from '@yaoji/domain'

/** What the text of a ladder tag needs of its product. */
export interface LadderGoods {
  readonly bzdw: string
  readonly ladder_price_type: number
}

/** The text of a ladder tag for the numbers of its tiers, ascending. */
export function ladderTagText({ bzdw, ladder_price_type }: LadderGoods, numbers: readonly number[]): string {
  const steps = numbers.map(number => `${number} ${bzdw}`)
  // The price of a later "up to" tier can be that of a discount for every number.
  return ladder_price_type === 1 ? `${steps[0]}以内享优惠价` : `${steps.join('、')}起享阶梯价`
}

/**
 * The tags of a product at the prices that are offered now. A ladder tag names only the tiers below the base price, and
 * is left out where none is.
 */
export function tagsInForce(
  row: LadderGoods & Pick<Goods, 'tags'>,
  { base_price, tiers }: LadderPrices,
): Goods['tags'] {
  const better = tiers.filter(tier => tier.price < base_price)
  if (better.length > 0 && better.length === tiers.length) return row.tags
  return row.tags.flatMap(tag => {
    if (tag.isLadder === 0) return tag
    const numbers = better.map(tier => tier.number)
    return numbers.length > 0 ? { ...tag, describe: ladderTagText(row, numbers) } : []
  })
}
