import type { Goods } from '@yaoji/api-client/contract/goods'
import { and, desc, eq, gt, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { favorites } from '../favorite/tables'
import { goods, goodsPrices } from '../goods/tables'
import { orderLines, orders } from '../order/tables'
import type { UserRow, Viewer } from '../session/viewer'
import { bestGoods } from './best'

/** Goods that are recommended, and how many of one shelf. */
const GOODS = 20
const EACH = 3
/** Favourites and order lines that are looked at. */
const LOOKED_AT = 200

/**
 * Goods for whoever asks: first from the shelves that the buyer keeps and buys from, other than those known already,
 * then what sells most elsewhere. Only what is in stock and the buyer's licence allows.
 */
export async function recommendGoods(db: Db, viewer: Viewer): Promise<Goods[]> {
  const known = viewer.buyer ? await knownGoods(db, viewer.buyer.id) : []
  const near = known.length > 0 ? await shelvesOf(db, known) : []
  const where = and(
    inStock(),
    allowed(viewer.buyer),
    known.length > 0 ? notInArray(goods.id, known) : undefined,
  )
  const groups = await bestGoods(db, viewer, { by: sql`${goods.category_id}`, where, each: EACH })
  const others = [...groups.keys()]
    .filter(id => !near.includes(id))
    .sort((a, b) => (groups.get(b)?.[0]?.sales ?? 0) - (groups.get(a)?.[0]?.sales ?? 0))
  return [...near, ...others].flatMap(id => groups.get(id) ?? []).slice(0, GOODS)
}

/** What the buyer keeps and bought last. */
async function knownGoods(db: Db, userId: number): Promise<number[]> {
  const kept = await db
    .select({ id: favorites.goods_id })
    .from(favorites)
    .where(eq(favorites.user_id, userId))
    .orderBy(desc(favorites.created_at))
    .limit(LOOKED_AT)
  const bought = await db
    .select({ id: orderLines.goods_id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(eq(orders.user_id, userId))
    .orderBy(desc(orderLines.id))
    .limit(LOOKED_AT)
  return [...new Set([...kept, ...bought].map(row => row.id))]
}

/** Shelves of some goods, the one with most of them first. */
async function shelvesOf(db: Db, goodsIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: goods.category_id })
    .from(goods)
    .where(inArray(goods.id, [...goodsIds]))
    .groupBy(goods.category_id)
    .orderBy(desc(sql`count(*)`), goods.category_id)
  return rows.map(row => row.id)
}

function inStock(): SQL | undefined {
  return and(gt(goodsPrices.stock, 0), eq(goods.price_pending, 0), eq(goods.special_flag, 'none'))
}

function allowed(buyer: UserRow | null): SQL | undefined {
  return buyer ? or(isNull(goods.scope), inArray(goods.scope, buyer.scopes)) : undefined
}
