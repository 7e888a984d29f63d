import type { Goods } from '@yaoji/api-client/contract/goods'
import { and, desc, eq, gte, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { idArray } from '../../db/any-of'
import type { Db } from '../../db/types'
import type { UserRow } from '../../session/viewer'
import type { Context, ViewerContext } from '../../wire/context'
import { favorites } from '../favorite/tables'
import { goodsByBestLine } from '../goods/best-line'
import { expiredOfLine, freshStock } from '../goods/fresh-stock'
import { goods, goodsPrices } from '../goods/tables'
import { orderLines, orders } from '../order/tables'

/** How many products are recommended, and how many of one category. */
const RECOMMENDED = 20
const OF_CATEGORY = 3
/** Favourites and order lines that are looked at. */
const CANDIDATE_LIMIT = 200

/** Best sellers that are looked at. */
const CANDIDATES = 300

/**
 * Products for a viewer: first from the categories of the buyer’s favourites and orders, without the known products,
 * then best sellers. Only products in stock that the buyer’s licence allows.
 */
export async function recommendGoods(context: ViewerContext): Promise<Goods[]> {
  const { db, viewer } = context
  const known = viewer.buyer ? await knownGoods(db, viewer.buyer.id) : []
  const categories = known.length > 0 ? await categoriesOf(db, known) : []
  const where = and(allowed(viewer.buyer), known.length > 0 ? notInArray(goods.id, known) : undefined)
  const ofCategories = await bestOfEach(context, where, categories)
  const isEnough = ofCategories.length >= RECOMMENDED
  const chosen = fewOfEach(
    isEnough ? ofCategories : [...ofCategories, ...(await bestSellers(context, where))],
  )
  return goodsByBestLine(context, chosen.slice(0, RECOMMENDED))
}

interface Candidate {
  readonly goods_price_id: number
  readonly category_id: number
}

/** Best sellers in stock that every buyer with the scope may buy. */
function bestSellers(context: Context, where: SQL | undefined): Promise<Candidate[]> {
  return selectBestSellers(context, where).limit(CANDIDATES)
}

/** The first few {@link bestSellers} of each of these categories. */
async function bestOfEach(
  context: Context,
  where: SQL | undefined,
  categories: readonly number[],
): Promise<Candidate[]> {
  if (categories.length === 0) return []
  const ofCategory = and(where, sql`${goods.category_id} = category.id`)
  const best = selectBestSellers(context, ofCategory).limit(OF_CATEGORY).as('best')
  return context.db
    .select({ goods_price_id: best.goods_price_id, category_id: best.category_id })
    .from(sql`unnest(${idArray(categories)}) as category (id)`)
    .innerJoinLateral(best, sql`true`)
    .orderBy(desc(best.sales), best.id)
}

function selectBestSellers(context: Context, where: SQL | undefined) {
  const { db } = context
  const expired = expiredOfLine(context)
  return db
    .select({
      goods_price_id: goodsPrices.goods_price_id,
      category_id: goods.category_id,
      sales: goods.sales,
      id: goods.id,
    })
    .from(goods)
    .innerJoin(goodsPrices, and(eq(goodsPrices.goods_id, goods.id), eq(goodsPrices.kind, 'normal')))
    .leftJoinLateral(expired, sql`true`)
    .where(
      and(
        eq(goods.off_shelf, 0),
        eq(goods.price_pending, 0),
        eq(goods.special_flag, 'none'),
        gte(freshStock(goodsPrices.stock, expired), goods.min_qty),
        where,
      ),
    )
    .orderBy(desc(goods.sales), goods.id)
}

/** The first few of each category, each product once. */
function fewOfEach(candidates: readonly Candidate[]): number[] {
  const taken = new Map<number, Set<number>>()
  for (const { category_id, goods_price_id } of candidates) {
    const own = taken.get(category_id) ?? new Set()
    if (own.size < OF_CATEGORY) taken.set(category_id, own.add(goods_price_id))
  }
  return [...taken.values()].flatMap(own => [...own])
}

/** The buyer’s favourites and last purchases. */
async function knownGoods(db: Db, userId: number): Promise<number[]> {
  const kept = await db
    .select({ id: favorites.goods_id })
    .from(favorites)
    .where(and(eq(favorites.user_id, userId), isNull(favorites.removed_at)))
    .orderBy(desc(favorites.created_at))
    .limit(CANDIDATE_LIMIT)
  const bought = await db
    .select({ id: orderLines.goods_id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(eq(orders.user_id, userId))
    .orderBy(desc(orderLines.id))
    .limit(CANDIDATE_LIMIT)
  return [...new Set([...kept, ...bought].map(row => row.id))]
}

/** Categories of some products, the one with most of them first. */
async function categoriesOf(db: Db, goodsIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: goods.category_id })
    .from(goods)
    .where(inArray(goods.id, [...goodsIds]))
    .groupBy(goods.category_id)
    .orderBy(desc(sql`count(*)`), goods.category_id)
  return rows.map(row => row.id)
}

function allowed(buyer: UserRow | null): SQL | undefined {
  return buyer ? or(isNull(goods.scope), inArray(goods.scope, buyer.scopes)) : undefined
}
