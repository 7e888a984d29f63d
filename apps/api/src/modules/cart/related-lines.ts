import { and, desc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { ViewerContext } from '../../wire/context'
import { type Cart, evaluateCart } from './rows'
import type { CartLineRow } from './snapshot'
import { cartLines } from './tables'

/**
 * A line of a cart with those that decide its price and its gift: the products that earn its exchange price or that it
 * earns one for, those that take packs of its gift, and those that have the same gift. All else of a line is its own.
 */
export async function loadRelated(
  context: ViewerContext,
  owner: string,
  { id, goods_id }: CartLineRow,
): Promise<Cart> {
  const related = sql`(select exchange_goods_id from exchanges where goods_id = ${goods_id}
    union all select goods_id from exchanges where exchange_goods_id = ${goods_id}
    union all select gift_goods_id from gifts where goods_id = ${goods_id}
    union all select other.goods_id from gifts join gifts other using (gift_goods_id) where gifts.goods_id = ${goods_id})`
  const packages = sql`(select combination_id from combination_items join gifts on gift_goods_id = combination_items.goods_id
    where gifts.goods_id = ${goods_id})`
  const rows = await context.db
    .select(getTableColumns(cartLines))
    .from(cartLines)
    .where(
      and(
        eq(cartLines.owner, owner),
        or(
          eq(cartLines.id, id),
          sql`${cartLines.goods_id} in ${related}`,
          sql`${cartLines.combination_id} in ${packages}`,
        ),
      ),
    )
    .orderBy(desc(cartLines.id))
  return evaluateCart(context, rows)
}
