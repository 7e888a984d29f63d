import { type BUY_STATES, type BuyState, isLicenceChecked } from '@yaoji/domain'
import { and, eq, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { UserRow, Viewer } from '../../session/viewer'
import { goods, goodsPrices } from './tables'
import { inZone } from './zone'

/** The buying states that hide the price. */
type HidingState = {
  [State in BuyState]: (typeof BUY_STATES)[State]['price'] extends false ? State : never
}[BuyState]

/** The states that depend on the product too, and not only on who asks. */
type GoodsHidingState = Exclude<HidingState, 'login' | 'verifying' | 'unverified'>

/**
 * For each state that hides the price, when it does not apply to a product for a buyer whose licence is checked. A new
 * state of the domain that hides the price does not compile without its condition here.
 */
const PASSES = {
  off_shelf: () => eq(goods.off_shelf, 0),
  out_of_scope: buyer => or(isNull(goods.scope), inArray(goods.scope, buyer.scopes)),
  controlled: buyer =>
    or(
      not(inZone('controlled')),
      sql`exists (select 1 from controlled_grants c where c.user_id = ${buyer.id} and c.goods_id = ${goods.id})`,
    ),
  region: buyer =>
    or(
      isNull(goods.regions),
      sql`exists (select 1 from unnest(${goods.regions}) r where r <> '' and starts_with(${buyer.region_code}, r))`,
    ),
  price_pending: () => and(eq(goods.price_pending, 0), gt(goodsPrices.price, 0)),
} as const satisfies Record<GoodsHidingState, (buyer: UserRow) => SQL | undefined>

/** Lines whose price this viewer may see, as a condition: the same rule as `buyState` in the domain. */
export function priceVisible({ buyer }: Viewer): SQL {
  if (buyer === null || !isLicenceChecked(buyer.licence_state)) return sql`false`
  // There is at least one condition, so `and` answers one.
  return and(...Object.values(PASSES).map(passes => passes(buyer))) as SQL
}
