import type { Goods } from '@yaoji/api-client/contract/goods'
import { type GoodsAlertKind, goodsAlerts, parsePrice, type WatchedGoods } from '@yaoji/domain'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { chinaDate } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { arrivalNotices } from '../arrival/tables'
import { favorites } from '../favorite/tables'
import { goodsByPriceIds } from '../goods/service'
import { goodsPrices } from '../goods/tables'
import { regularGoodsIds } from '../restock/list'
import type { AlertedGoods } from './messages'
import { forgetOthers, keepWatches, readWatches } from './watches'

/** Prices of favourites when they were saved, in 1/10000 yuan, by product. */
type Saved = ReadonlyMap<number, number | null>

/**
 * The alerts of the buyer's favourites and regular products; what is known of them is kept, so that the next evaluation
 * does not find them again.
 */
export async function evaluateAlerts(context: BuyerContext): Promise<AlertedGoods[]> {
  const saved = await readFavorites(context)
  const ids = [...new Set([...saved.keys(), ...(await regularGoodsIds(context))])]
  await forgetOthers(context, ids)
  if (ids.length === 0) return []
  const known = await readWatches(context)
  const found = (await readGoods(context, ids)).map(goods => ({
    goods,
    ...goodsAlerts({
      before: known.get(goods.id) ?? null,
      saved_price: saved.get(goods.id) ?? null,
      now: { ...goods, price: goods.price === undefined ? null : parsePrice(goods.price) },
      today: chinaDate(context.now),
    }),
  }))
  await keepWatches(
    context,
    found.map(({ goods, kinds, watched }) => ({
      ...watched,
      goods_id: goods.id,
      isBack: kinds.includes('back_in_stock'),
    })),
  )
  const awaited = await readAwaited(context)
  return found.map(({ goods, kinds }) => ({
    goods,
    kinds: kinds.filter(kind =>
      isAnnounced(kind, { isFavorite: saved.has(goods.id), isAwaited: awaited.has(goods.id) }),
    ),
    price_before: priceBefore(known.get(goods.id), saved.get(goods.id)),
    is_favorite: saved.has(goods.id),
  }))
}

/** Price and stock are alerts of favourites. An arrival for which the buyer registered has a message of its own. */
function isAnnounced(
  kind: GoodsAlertKind,
  { isFavorite, isAwaited }: { isFavorite: boolean; isAwaited: boolean },
) {
  if (kind === 'short_expiry') return true
  return isFavorite && !(kind === 'back_in_stock' && isAwaited)
}

function priceBefore(known: WatchedGoods | undefined, saved: number | null | undefined): number | null {
  return known ? known.price : (saved ?? null)
}

async function readFavorites({ db, viewer }: BuyerContext): Promise<Saved> {
  const rows = await db
    .select({ goods_id: favorites.goods_id, price: favorites.price })
    .from(favorites)
    .where(and(eq(favorites.user_id, viewer.buyer.id), isNull(favorites.removed_at)))
  return new Map(rows.map(({ goods_id, price }) => [goods_id, price]))
}

/** The products of whose arrival the buyer registered to be informed. */
async function readAwaited({ db, viewer }: BuyerContext): Promise<Set<number>> {
  const rows = await db
    .select({ goods_id: arrivalNotices.goods_id })
    .from(arrivalNotices)
    .where(eq(arrivalNotices.user_id, viewer.buyer.id))
  return new Set(rows.map(({ goods_id }) => goods_id))
}

/** The products by their ordinary lines, as the list of favourites shows them. */
async function readGoods(context: BuyerContext, ids: readonly number[]): Promise<Goods[]> {
  const lines = await context.db
    .select({ id: goodsPrices.goods_price_id })
    .from(goodsPrices)
    .where(and(anyOf(goodsPrices.goods_id, ids), eq(goodsPrices.kind, 'normal')))
    .orderBy(asc(goodsPrices.goods_id))
  return goodsByPriceIds(
    context,
    lines.map(({ id }) => id),
  )
}
