import type { DataOf } from '@yaoji/api-client/contract'
import type { favoriteAdd, favoriteList } from '@yaoji/api-client/contract/favorite'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { type PageInput, pageBounds, toPage } from '../../wire/pages'
import { goodsByPriceIds } from '../goods/service'
import { goods, goodsPrices } from '../goods/tables'
import { favorites } from './tables'

type Bulk = DataOf<typeof favoriteAdd>

/** A page of favourite products, newest first. A product that is no longer sold stays in the list, marked. */
export async function listFavorites(
  context: BuyerContext,
  input: PageInput,
): Promise<DataOf<typeof favoriteList>> {
  const { db, viewer } = context
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
    context,
    rows.map(row => row.priceId),
  )
  const times = new Map(rows.map(row => [row.priceId, chinaTime(row.created_at)]))
  const list = shown.map(each => ({ goods: each, created_at: times.get(each.goods_price_id) as string }))
  return toPage(list, all?.total ?? 0, bounds)
}

/** Adds products, entry by entry: new, already there, or missing. */
export async function addFavorites(context: BuyerContext, goodsIds: readonly number[]): Promise<Bulk> {
  const { db } = context
  const wanted = [...new Set(goodsIds)]
  const rows = await db.select({ id: goods.id }).from(goods).where(inArray(goods.id, wanted))
  const sold = new Set(rows.map(row => row.id))
  const known = wanted.filter(id => sold.has(id))
  const inserted = known.length > 0 ? await insertFavorites(context, known) : []
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

async function insertFavorites({ db, viewer, now }: BuyerContext, goodsIds: readonly number[]) {
  const rows = await db
    .insert(favorites)
    .values(goodsIds.map(goods_id => ({ user_id: viewer.buyer.id, goods_id, created_at: now })))
    .onConflictDoNothing()
    .returning({ goods_id: favorites.goods_id })
  return rows.map(row => row.goods_id)
}

/** Removes products from the favourites, entry by entry. */
export async function cancelFavorites(
  { db, viewer }: BuyerContext,
  goodsIds: readonly number[],
): Promise<Bulk> {
  const rows = await db
    .delete(favorites)
    .where(and(eq(favorites.user_id, viewer.buyer.id), inArray(favorites.goods_id, [...new Set(goodsIds)])))
    .returning({ goods_id: favorites.goods_id })
  const gone = new Set(rows.map(row => row.goods_id))
  const result: Bulk = { added: [], adjusted: [], refused: [] }
  for (const [entry, id] of goodsIds.entries()) {
    if (gone.delete(id)) result.added.push({ entry, id, number: 0 })
    else result.refused.push({ entry, id, reason: 'not_found', message: '不在收藏中' })
  }
  return result
}
