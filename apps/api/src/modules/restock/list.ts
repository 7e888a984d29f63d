import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { RestockGoods, restockList } from '@yaoji/api-client/contract/restock'
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

export interface RegularGoods extends Restock {
  readonly priceId: number
  readonly goodsId: number
  /** Days on which it was bought. */
  readonly times: number
}

/** The buyer's regular products, first those that it is time to buy again. */
export async function listRestock(
  context: BuyerContext,
  { count = 10 }: InputOf<typeof restockList>,
): Promise<DataOf<typeof restockList>> {
  const regular = await readRegular(context)
  const list = await answerOf(context, regular.slice(0, count))
  return { list, due: regular.filter(({ state }) => state === 'due').length }
}

/** The products that the buyer bought in the last year: what is due first, then those bought most often. */
export async function readRegular(context: BuyerContext): Promise<RegularGoods[]> {
  const rows = await readPurchases(context)
  return rows
    .map(
      ({ purchases, ...ids }): RegularGoods => ({
        ...ids,
        ...restockOf(purchases, chinaDay(context.now)),
        times: purchases.length,
      }),
    )
    .sort(
      (one, other) =>
        compareRestock(one, other) || other.times - one.times || one.days_since - other.days_since,
    )
}

/** These products as the buyer is offered them, with the last purchase; without those that are not sold any more. */
export async function answerOf(
  context: BuyerContext,
  first: readonly RegularGoods[],
): Promise<RestockGoods[]> {
  const goods = await goodsByBestLine(
    context,
    first.map(({ priceId }) => priceId),
  )
  const bought = await boughtOf(
    context,
    goods.map(({ id }) => id),
  )
  const byId = new Map(goods.map(each => [each.id, each]))
  return first.flatMap(({ goodsId, priceId: _line, times: _times, ...restock }) => {
    const shown = byId.get(goodsId)
    const before = bought.get(goodsId)
    if (!shown || !before) return []
    return [{ goods: shown, ...toBought(before, shown.price !== undefined), ...restock }]
  })
}

/** The products that the buyer buys regularly: with a usual interval, and bought within a few of them. */
export async function regularGoodsIds(context: BuyerContext): Promise<number[]> {
  const rows = await readPurchases(context)
  return rows.flatMap(({ goodsId, purchases }) =>
    isRegular(restockOf(purchases, chinaDay(context.now))) ? [goodsId] : [],
  )
}

/** Bought with a usual interval, and within a few of them. */
export function isRegular({ state }: Restock): boolean {
  return state !== 'unknown' && state !== 'stopped'
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
