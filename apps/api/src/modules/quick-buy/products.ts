import type { DataOf } from '@yaoji/api-client/contract'
import type { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import type { BuyerContext } from '../../wire/context'
import { goodsByBestLine } from '../goods/best-line'
import { normalPriceIds } from '../goods/service'
import { boughtOf, toBought } from './bought'

/**
 * Products as this viewer is offered them, each with what the buyer bought of it. One that cannot be bought says why in
 * its `buy_state`; one without an ordinary line is left out.
 */
export async function quickProducts(
  context: BuyerContext,
  ids: readonly number[],
  known?: Awaited<ReturnType<typeof boughtOf>>,
): Promise<DataOf<typeof quickBuyMatch>['products']> {
  if (ids.length === 0) return []
  const bought = known ?? (await boughtOf(context, ids))
  const lines = await normalPriceIds(context.db, ids)
  const shown = await goodsByBestLine(context, [...lines.values()])
  return shown.map(each => {
    const before = bought.get(each.id)
    return { goods: each, bought: before ? toBought(before, each.price !== undefined) : null }
  })
}
