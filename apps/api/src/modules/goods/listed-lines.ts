import { byTextFacet, GOODS_TEXT_FACETS, type GoodsListInput } from '@yaoji/api-client/contract/goods'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { chinaDate } from '../../wire/clock'
import type { Context, ViewerContext } from '../../wire/context'
import type { FoundGoods } from '../search/engine'
import { priceVisible } from './price-visible'
import { ALL_CATEGORIES, goods, listedLines } from './tables'
import { takesWelfareNow } from './welfare'
import { LIST_ZONES } from './zone'

/** The conditions that the filters of a list put on listed lines, keywords and stock aside. */
export function filterLines(
  input: GoodsListInput,
  { viewer, now }: Pick<ViewerContext, 'viewer' | 'now'>,
): SQL[] {
  const conditions: (SQL | undefined | false | 0)[] = [
    eq(listedLines.category_id, input.category ?? ALL_CATEGORIES),
    eq(listedLines.kind, input.zone === 'near_expiry' ? 'near_expiry' : 'normal'),
    input.zone && LIST_ZONES[input.zone],
    ...GOODS_TEXT_FACETS.map(name => input[name] !== undefined && eq(listedLines[name], input[name])),
    input.brand_id !== undefined && eq(listedLines.brand_id, input.brand_id),
    input.goods_manjian_id !== undefined &&
      sql`exists (select 1 from full_reduction_goods f
        where f.goods_id = ${listedLines.goods_id} and f.goods_manjian_id = ${input.goods_manjian_id})`,
    input.welfare === 1 && ofGoods(takesWelfareNow({ now })),
    input.department !== undefined &&
      ofGoods(sql`exists (select 1 from departments d
        where ${input.department} in ('all', d.key) and d.category_ids && ${goods.category_ids})`),
    input.price_visible === 1 && priceVisible(viewer),
  ]
  return conditions.filter(condition => typeof condition === 'object')
}

/** A condition on the product of a listed line. */
function ofGoods(condition: SQL): SQL {
  return sql`exists (select 1 from ${goods} where ${goods.id} = ${listedLines.goods_id} and ${condition})`
}

/** Which lines a list is made of. */
export interface Selection {
  readonly conditions: readonly SQL[]
  /** What the keywords find, or null without keywords. */
  readonly found: FoundGoods | null
  /** Only products in stock. */
  readonly in_stock: boolean
  /** Only lines that expire within this number of months. */
  readonly expiry_months?: number | undefined
}

/** The condition that a selection puts on listed lines; without that of its keywords, which a join makes. */
export function whereSelected(
  context: Context,
  { conditions, in_stock, expiry_months }: Selection,
): SQL | undefined {
  return and(
    ...conditions,
    in_stock ? isInStock(context) : undefined,
    expiry_months ? expiresWithin(nextExpiry(context), context.now, expiry_months) : undefined,
  )
}

/** The lines of a selection, as a subquery to count them. */
export function selectLines(context: Context, selection: Selection) {
  const query = context.db
    .select({
      goods_price_id: listedLines.goods_price_id,
      goods_id: listedLines.goods_id,
      goods_category_id: listedLines.goods_category_id,
      sales: listedLines.sales,
      in_stock: isInStock(context).as('in_stock'),
      next_expiry: nextExpiry(context).as('next_expiry'),
      ...byTextFacet(name => listedLines[name]),
    })
    .from(listedLines)
    .$dynamic()
  return joinFound(query, selection).where(whereSelected(context, selection)).as('line')
}

/** Joins the result of a selection's keywords, if it has any. */
export function joinFound<Query extends { innerJoin(table: SQL, on: SQL): Query }>(
  query: Query,
  { found }: Selection,
): Query {
  return found ? query.innerJoin(found.table, sql`found.id = ${listedLines.goods_id}`) : query
}

// The names of the tables are written out where a subquery has columns of the same names.

/** Packs that are expired stay on the books until somebody takes them off the shelf, and are never for sale. */
const expiredPacks = (today: string) => sql`(select coalesce(sum(lot.number), 0) from stock_lots lot
  where lot.goods_price_id = listed_lines.goods_price_id and lot.number > 0 and lot.expiry_date <= ${today})`

/** Whether packs of a line can be sold today. */
export function isInStock({ now }: Pick<Context, 'now'>): SQL<boolean> {
  const today = chinaDate(now)
  return sql<boolean>`case when listed_lines.first_expiry <= ${today} then
    (select owner.stock from goods_prices owner where owner.goods_price_id = listed_lines.goods_price_id)
      > ${expiredPacks(today)}
    else listed_lines.has_stock end`
}

/** The first day on which a pack for sale expires; null when there is none. The days are in their order. */
export function nextExpiry({ now }: Pick<Context, 'now'>): SQL<string | null> {
  const today = chinaDate(now)
  return sql<string | null>`case when listed_lines.first_expiry <= ${today} then
    listed_lines.expiry_days[width_bucket(${today}::date, listed_lines.expiry_days) + 1]
    else listed_lines.first_expiry end`
}

/** Whether a day is within so many months from today, as a condition. */
export function expiresWithin(day: SQL, now: Date, months: number | SQL): SQL {
  return sql`${day} <= ${chinaDate(now)}::date + make_interval(months => ${months}::integer)`
}
