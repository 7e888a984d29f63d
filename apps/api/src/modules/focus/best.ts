import type { Goods } from '@yaoji/api-client/contract/goods'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { groupBy } from '../../db/group-by'
import type { ViewerContext } from '../../wire/context'
import { bestLinesOfPage } from '../goods/best-line'
import { toGoods } from '../goods/goods-answer'
import { filterLines, isInStock } from '../goods/listed-lines'
import { goods, listedLines } from '../goods/tables'

export interface BestOptions {
  /** The group of a product, as an expression over `goods`: a brand, a category, an activity. */
  readonly by: SQL
  readonly where: SQL | undefined
  /** How many of each group. */
  readonly each: number
}

/**
 * The best sellers of each group, products in stock first, as this viewer sees them. Groups without products are not
 * in the map.
 */
export async function bestGoods(
  context: ViewerContext,
  { by, where, each }: BestOptions,
): Promise<Map<number, Goods[]>> {
  const { db } = context
  const ranked = db
    .select({
      priceId: listedLines.goods_price_id,
      group: sql<number>`${by}`.mapWith(Number).as('group_id'),
      place: sql<number>`row_number() over (
        partition by ${by} order by (${isInStock(context)}) desc, ${goods.sales} desc, ${goods.id})`.as(
        'place',
      ),
    })
    .from(goods)
    .innerJoin(listedLines, eq(listedLines.goods_id, goods.id))
    .where(and(...filterLines({}, context), where))
    .as('ranked')
  const best = db
    .select({ goods_price_id: ranked.priceId, value: sql`${ranked.group}::text`.as('value') })
    .from(ranked)
    .where(lte(ranked.place, each))
    .orderBy(ranked.group, ranked.place)
  const rows = await bestLinesOfPage(context, best)
  return new Map(
    [...groupBy(rows, row => Number(row.value))].map(([group, own]) => [
      group,
      own.map(({ line }) => toGoods(line, context.viewer)),
    ]),
  )
}
