import { type BUY_STATES, type BuyState, isLicenceChecked } from '@yaoji/domain'
import { and, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { UserRow, Viewer } from '../../session/viewer'
import { listedLines } from './tables'
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
  // Only what is on the shelf is listed.
  off_shelf: () => undefined,
  out_of_scope: buyer => or(isNull(listedLines.scope), inArray(listedLines.scope, buyer.scopes)),
  controlled: buyer =>
    or(
      not(inZone('controlled', listedLines)),
      sql`exists (select 1 from controlled_grants c where c.user_id = ${buyer.id} and c.goods_id = ${listedLines.goods_id})`,
    ),
  region: buyer =>
    or(
      isNull(listedLines.regions),
      sql`exists (select 1 from unnest(${listedLines.regions}) r where r <> '' and starts_with(${buyer.region_code}, r))`,
    ),
  price_pending: () => isNotNull(listedLines.price),
} as const satisfies Record<GoodsHidingState, (buyer: UserRow) => SQL | undefined>

/** Listed lines whose price this viewer may see, as a condition: the same rule as `buyState` in the domain. */
export function priceVisible({ buyer }: Viewer): SQL {
  if (buyer === null || !isLicenceChecked(buyer.licence_state)) return sql`false`
  // There is at least one condition, so `and` answers one.
  return and(...Object.values(PASSES).map(passes => passes(buyer))) as SQL
}
