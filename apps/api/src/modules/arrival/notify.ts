import { canAddToCart, canSeePrice } from '@yaoji/domain'
import { and, asc, eq, gte } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { goodsWatches } from '../alert/tables'
import { goodsByBestLine } from '../goods/best-line'
import { goods, goodsPrices } from '../goods/tables'
import { sendMessage } from '../message/send'
import { arrivalNotices } from './tables'

interface Waiting {
  readonly buyer: UserRow
  readonly goods_id: number
  readonly goods_price_id: number
}

/**
 * Tells the buyers who wait for a product that can be bought again, whatever brought its stock back; returns how many
 * messages it sent. Each registration ends in the transaction that sends its message, so that several processes can
 * run this at the same time and a buyer is told once.
 */
export async function notifyArrivals(context: Context): Promise<number> {
  const { db } = context
  const rows = await db
    .select({ buyer: users, goods_id: goods.id, goods_price_id: goodsPrices.goods_price_id })
    .from(arrivalNotices)
    .innerJoin(users, eq(users.id, arrivalNotices.user_id))
    .innerJoin(goods, eq(goods.id, arrivalNotices.goods_id))
    .innerJoin(goodsPrices, and(eq(goodsPrices.goods_id, goods.id), eq(goodsPrices.kind, 'normal')))
    .where(and(eq(goods.off_shelf, 0), eq(goods.price_pending, 0), gte(goodsPrices.stock, goods.min_qty)))
    .orderBy(asc(arrivalNotices.created_at), asc(arrivalNotices.user_id), asc(goods.id))
  const tell = (row: Waiting) => db.transaction(tx => notify({ ...context, db: tx }, row))
  return eachDue(rows, tell, 'api: some buyers were not told of an arrival. The next run tries them again.')
}

/** The message to one buyer, if this buyer can buy the product now: packs that are expired or too few are no arrival. */
async function notify(context: Context, { buyer, goods_id, goods_price_id }: Waiting): Promise<number> {
  const viewer = { sessionId: null, buyer }
  const [shown] = await goodsByBestLine({ ...context, viewer }, [goods_price_id])
  if (!shown || !canAddToCart(shown.buy_state) || !canSeePrice(shown.buy_state)) return 0
  const [ended] = await context.db
    .delete(arrivalNotices)
    .where(and(eq(arrivalNotices.user_id, buyer.id), eq(arrivalNotices.goods_id, goods_id)))
    .returning({ goods_id: arrivalNotices.goods_id })
  if (!ended) return 0
  await markBack(context, buyer.id, goods_id)
  await sendMessage(context, {
    user_id: buyer.id,
    kind: 'arrival',
    title: `${shown.name} 已到货`,
    content: `您登记的 ${shown.name}（${shown.ypgg}，${shown.sccj}）已到货，现有库存 ${shown.number} ${shown.bzdw}。`,
    url: `/list/info/${goods_id}`,
  })
  return 1
}

/** The alert of a favourite does not announce the same arrival again. */
async function markBack({ db, now }: Context, userId: number, goodsId: number): Promise<void> {
  await db
    .update(goodsWatches)
    .set({ in_stock: 1, back_at: now })
    .where(and(eq(goodsWatches.user_id, userId), eq(goodsWatches.goods_id, goodsId)))
}
