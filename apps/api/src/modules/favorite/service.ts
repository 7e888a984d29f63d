import type { DataOf } from '@yaoji/api-client/contract'
import type { favoriteAdd, favoriteList } from '@yaoji/api-client/contract/favorite'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { type PageInput, pageBounds, toPage } from '../../wire/pages'
import { goodsByPriceIds } from '../goods/service'
import { goods, goodsPrices } from '../goods/tables'
import type { Viewer } from '../session/viewer'
import { favorites } from './tables'

type Buyer = Viewer & { readonly buyer: NonNullable<Viewer['buyer']> }
type Bulk = DataOf<typeof favoriteAdd>

/** A page of favourite goods, newest first. What is no longer sold stays in the list and says so. */
export async function listFavorites(
  db: Db,
  viewer: Buyer,
  input: PageInput,
  now: Date,
): Promise<DataOf<typeof favoriteList>> {
  const bounds = pageBounds(input)
  const own = eq(favorites.user_id, viewer.buyer.id)
  const joined = and(eq(goodsPrices.goods_id, favorites.goods_id), eq(goodsPrices.kind, 'normal'))
  const rows = await db
    .select({ created_at: favorites.created_at, priceId: goodsPrices.goods_price_id })
    .from(favorites)
    .innerJoin(goodsPrices, joined)
    .where(own)
    .orderBy(desc(favorites.created_at), asc(favorites.goods_id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const [all] = await db.select({ total: count() }).from(favorites).innerJoin(goodsPrices, joined).where(own)
  const shown = await goodsByPriceIds(
    db,
    viewer,
    rows.map(row => row.priceId),
    now,
  )
  const times = new Map(rows.map(row => [row.priceId, chinaTime(row.created_at)]))
  const list = shown.map(each => ({ goods: each, created_at: times.get(each.goods_price_id) as string }))
  return toPage(list, all?.total ?? 0, bounds)
}

/** Adds goods, entry by entry: new ones, ones that were there already, and ones that do not exist. */
export async function addFavorites(
  db: Db,
  buyerId: number,
  goodsIds: readonly number[],
  now: Date,
): Promise<Bulk> {
  const wanted = [...new Set(goodsIds)]
  const rows = await db.select({ id: goods.id }).from(goods).where(inArray(goods.id, wanted))
  const sold = new Set(rows.map(row => row.id))
  const known = wanted.filter(id => sold.has(id))
  const inserted = known.length > 0 ? await insertFavorites(db, buyerId, known, now) : []
  const fresh = new Set(inserted)
  const result: Bulk = { added: [], adjusted: [], refused: [] }
  for (const [entry, id] of goodsIds.entries()) {
    if (!sold.has(id)) {
      result.refused.push({ entry, id, reason: 'not_found', message: '商品不存在或已被删除' })
    } else if (fresh.delete(id)) {
      result.added.push({ entry, id, number: 1 })
    } else {
      result.adjusted.push({ entry, id, number: 1, reason: 'already', message: '已在收藏中' })
    }
  }
  return result
}

async function insertFavorites(db: Db, buyerId: number, goodsIds: readonly number[], now: Date) {
  const rows = await db
    .insert(favorites)
    .values(goodsIds.map(goods_id => ({ user_id: buyerId, goods_id, created_at: now })))
    .onConflictDoNothing()
    .returning({ goods_id: favorites.goods_id })
  return rows.map(row => row.goods_id)
}

/** Takes goods off the favourites, entry by entry. */
export async function cancelFavorites(db: Db, buyerId: number, goodsIds: readonly number[]): Promise<Bulk> {
  const rows = await db
    .delete(favorites)
    .where(and(eq(favorites.user_id, buyerId), inArray(favorites.goods_id, [...new Set(goodsIds)])))
    .returning({ goods_id: favorites.goods_id })
  const gone = new Set(rows.map(row => row.goods_id))
  const result: Bulk = { added: [], adjusted: [], refused: [] }
  for (const [entry, id] of goodsIds.entries()) {
    if (gone.delete(id)) result.added.push({ entry, id, number: 0 })
    else result.refused.push({ entry, id, reason: 'not_found', message: '不在收藏中' })
  }
  return result
}
