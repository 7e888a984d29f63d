import type { DataOf } from '@yaoji/api-client/contract'
import type { Favorite, favoriteAdd, favoriteList } from '@yaoji/api-client/contract/favorite'
import type { Goods } from '@yaoji/api-client/contract/goods'
import { formatPrice, isGoodsInStock, isShortExpiry, parsePrice } from '@yaoji/domain'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { type PageInput, pageBounds, toPage } from '../../wire/pages'
import { goodsWatches } from '../alert/tables'
import { goodsByPriceIds } from '../goods/service'
import { goods, goodsPrices } from '../goods/tables'
import { favorites } from './tables'

type Bulk = DataOf<typeof favoriteAdd>
type FavoriteRow = Pick<typeof favorites.$inferSelect, 'created_at' | 'price'> & {
  /** When its stock came back last. */
  readonly backAt: Date | null
}

/** How long a removed product can come back as it was. */
const UNDO_MS = 3_600_000

/** How long a product is marked as one that came back. */
const BACK_MS = 14 * 24 * 3_600_000

/** A product is shown and priced by its ordinary line. */
const ordinaryLine = and(eq(goodsPrices.goods_id, favorites.goods_id), eq(goodsPrices.kind, 'normal'))

/** A page of favourite products, newest first. A product that is no longer sold stays in the list, marked. */
export async function listFavorites(
  context: BuyerContext,
  input: PageInput,
): Promise<DataOf<typeof favoriteList>> {
  const { db, viewer } = context
  const bounds = pageBounds(input)
  const own = and(eq(favorites.user_id, viewer.buyer.id), isNull(favorites.removed_at))
  const rows = await db
    .select({
      created_at: favorites.created_at,
      price: favorites.price,
      priceId: goodsPrices.goods_price_id,
      backAt: goodsWatches.back_at,
    })
    .from(favorites)
    .innerJoin(goodsPrices, ordinaryLine)
    .leftJoin(
      goodsWatches,
      and(eq(goodsWatches.user_id, favorites.user_id), eq(goodsWatches.goods_id, favorites.goods_id)),
    )
    .where(own)
    .orderBy(desc(favorites.created_at), asc(favorites.goods_id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const [all] = await db
    .select({ total: count() })
    .from(favorites)
    .innerJoin(goodsPrices, ordinaryLine)
    .where(own)
  const shown = await goodsByPriceIds(
    context,
    rows.map(row => row.priceId),
  )
  const byLine = new Map(rows.map(row => [row.priceId, row]))
  const list = shown.flatMap(each => {
    const row = byLine.get(each.goods_price_id)
    return row ? [toFavorite(row, each, context.now)] : []
  })
  return toPage(list, all?.total ?? 0, bounds)
}

/** The price then is absent where the price now is. */
function toFavorite({ created_at, price, backAt }: FavoriteRow, goods: Goods, now: Date): Favorite {
  const isBack = backAt !== null && now.getTime() - backAt.getTime() < BACK_MS
  const row: Favorite = {
    goods,
    created_at: chinaTime(created_at),
    back_in_stock: isBack && isGoodsInStock(goods.buy_state) ? 1 : 0,
    short_expiry: isShortExpiry(goods, chinaDate(now)) ? 1 : 0,
  }
  if (goods.price === undefined) return row
  if (price === null) return { ...row, price_then: null }
  const drop = price - parsePrice(goods.price)
  return { ...row, price_then: formatPrice(price), ...(drop > 0 && { price_drop: formatPrice(drop) }) }
}

/** Adds products, entry by entry: new, already there, or missing. */
export async function addFavorites(context: BuyerContext, goodsIds: readonly number[]): Promise<Bulk> {
  const { db } = context
  const wanted = [...new Set(goodsIds)]
  const rows = await db.select({ id: goods.id }).from(goods).where(inArray(goods.id, wanted))
  const sold = new Set(rows.map(row => row.id))
  const known = wanted.filter(id => sold.has(id))
  const restored = known.length > 0 ? await restoreFavorites(context, known) : []
  const others = known.filter(id => !restored.includes(id))
  const inserted = others.length > 0 ? await insertFavorites(context, others) : []
  const fresh = new Set([...restored, ...inserted])
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

/** Brings back, as they were, the products that the buyer has just removed; deletes those removed earlier. */
async function restoreFavorites({ db, viewer, now }: BuyerContext, goodsIds: number[]): Promise<number[]> {
  const own = and(eq(favorites.user_id, viewer.buyer.id), inArray(favorites.goods_id, goodsIds))
  const rows = await db
    .update(favorites)
    .set({ removed_at: null })
    .where(and(own, gt(favorites.removed_at, new Date(now.getTime() - UNDO_MS))))
    .returning({ goods_id: favorites.goods_id })
  await db.delete(favorites).where(and(own, isNotNull(favorites.removed_at)))
  return rows.map(row => row.goods_id)
}

async function insertFavorites(context: BuyerContext, goodsIds: readonly number[]): Promise<number[]> {
  const { db, viewer, now } = context
  const prices = await pricesNow(context, goodsIds)
  const rows = await db
    .insert(favorites)
    .values(
      goodsIds.map(goods_id => ({
        user_id: viewer.buyer.id,
        goods_id,
        created_at: now,
        price: prices.get(goods_id) ?? null,
      })),
    )
    .onConflictDoNothing()
    .returning({ goods_id: favorites.goods_id })
  return rows.map(row => row.goods_id)
}

/** The prices that the buyer sees now, in 1/10000 yuan, by product. */
async function pricesNow(context: BuyerContext, goodsIds: readonly number[]): Promise<Map<number, number>> {
  const lines = await context.db
    .select({ id: goodsPrices.goods_price_id })
    .from(goodsPrices)
    .where(and(inArray(goodsPrices.goods_id, [...goodsIds]), eq(goodsPrices.kind, 'normal')))
  const shown = await goodsByPriceIds(
    context,
    lines.map(line => line.id),
  )
  return new Map(shown.flatMap(({ id, price }) => (price === undefined ? [] : [[id, parsePrice(price)]])))
}

/** Removes products from the favourites, entry by entry. Adding them within the hour undoes it. */
export async function cancelFavorites(context: BuyerContext, goodsIds: readonly number[]): Promise<Bulk> {
  const gone = new Set(await removeFavorites(context, [...new Set(goodsIds)]))
  const result: Bulk = { added: [], adjusted: [], refused: [] }
  for (const [entry, id] of goodsIds.entries()) {
    if (gone.delete(id)) result.added.push({ entry, id, number: 0 })
    else result.refused.push({ entry, id, reason: 'not_found', message: '不在收藏中' })
  }
  return result
}

async function removeFavorites({ db, viewer, now }: BuyerContext, goodsIds: number[]): Promise<number[]> {
  const own = eq(favorites.user_id, viewer.buyer.id)
  const rows = await db
    .update(favorites)
    .set({ removed_at: now })
    .where(and(own, inArray(favorites.goods_id, goodsIds), isNull(favorites.removed_at)))
    .returning({ goods_id: favorites.goods_id })
  return rows.map(row => row.goods_id)
}
