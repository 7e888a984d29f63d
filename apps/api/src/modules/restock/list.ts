import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { restockList } from '@yaoji/api-client/contract/restock'
import { compareRestock, type PurchaseDay, type Restock, restockOf } from '@yaoji/domain'
import { and, eq, gte, sql } from 'drizzle-orm'
import { chinaDay } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { goodsByBestLine } from '../goods/best-line'
import { goodsPrices } from '../goods/tables'
import { orderLines, orders } from '../order/tables'
import { boughtBy, boughtOf, toBought } from '../quick-buy/bought'

const DAY_MS = 86_400_000

/** Purchases before these days say nothing about what a buyer needs today. */
const DAYS_READ = 365

interface RegularGoods extends Restock {
  readonly priceId: number
  readonly goodsId: number
}

/** The buyer's regular products, first those that it is time to buy again. */
export async function listRestock(
  context: BuyerContext,
  { count = 10 }: InputOf<typeof restockList>,
): Promise<DataOf<typeof restockList>> {
  const regular = (await readPurchases(context))
    .map(({ purchases, ...ids }): RegularGoods & { times: number } => ({
      ...ids,
      ...restockOf(purchases, chinaDay(context.now)),
      times: purchases.length,
    }))
    .sort(
      (one, other) =>
        compareRestock(one, other) || other.times - one.times || one.days_since - other.days_since,
    )
  const first = regular.slice(0, count)
  const goods = await goodsByBestLine(
    context,
    first.map(({ priceId }) => priceId),
  )
  const bought = await boughtOf(
    context,
    goods.map(({ id }) => id),
  )
  const byId = new Map(goods.map(each => [each.id, each]))
  const list = first.flatMap(({ goodsId, priceId: _line, times: _times, ...restock }) => {
    const shown = byId.get(goodsId)
    const before = bought.get(goodsId)
    if (!shown || !before) return []
    return [{ goods: shown, ...toBought(before, shown.price !== undefined), ...restock }]
  })
  return { list, due: regular.filter(({ state }) => state === 'due').length }
}

/** The products that the buyer buys regularly: with a usual interval, and bought within a few of them. */
export async function regularGoodsIds(context: BuyerContext): Promise<number[]> {
  const rows = await readPurchases(context)
  return rows.flatMap(({ goodsId, purchases }) => {
    const { state } = restockOf(purchases, chinaDay(context.now))
    return state === 'unknown' || state === 'stopped' ? [] : [goodsId]
  })
}

interface PurchasesRow {
  readonly priceId: number
  readonly goodsId: number
  readonly purchases: readonly PurchaseDay[]
}

/** The days on which each product was bought, that still has an ordinary line. */
async function readPurchases({ db, viewer, now }: BuyerContext): Promise<PurchasesRow[]> {
  const day = sql<number>`(extract(epoch from ${orders.created_at})::bigint + 28800) / 86400`
  const days = db
    .select({
      goods_id: orderLines.goods_id,
      day: day.as('day'),
      number: sql<number>`sum(${orderLines.number})`.as('number'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(
      and(boughtBy(viewer.buyer.id), gte(orders.created_at, new Date(now.getTime() - DAYS_READ * DAY_MS))),
    )
    .groupBy(orderLines.goods_id, day)
    .as('days')
  return db
    .select({
      priceId: goodsPrices.goods_price_id,
      goodsId: goodsPrices.goods_id,
      purchases: sql<
        PurchaseDay[]
      >`json_agg(json_build_object('day', ${days.day}, 'number', ${days.number}))`,
    })
    .from(days)
    .innerJoin(goodsPrices, and(eq(goodsPrices.goods_id, days.goods_id), eq(goodsPrices.kind, 'normal')))
    .groupBy(goodsPrices.goods_price_id)
}
