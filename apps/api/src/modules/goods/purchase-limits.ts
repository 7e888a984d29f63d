import { ORDER } from '@yaoji/domain'
import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { addDays, chinaDate, chinaMoment } from '../../wire/clock'
import type { Context, ViewerContext } from '../../wire/context'
import { orderLines, orders } from '../order/tables'
import type { SellableLine } from './sellable-line'
import { goodsPrices } from './tables'

const LINE_TYPE_ORDINARY = 0
const LINE_TYPE_SECOND_KILL = 1

/** Packs that a buyer has taken of limited offers, by line, in the period of each limit. */
export type BoughtPacks = ReadonlyMap<number, number>

/**
 * Counts what the buyer already ordered of these offers within the period of their limit: a second-kill since its
 * session began, limited goods since the day, week or month began. Cancelled and closed orders do not count.
 */
export async function loadBoughtPacks(
  context: ViewerContext,
  sellables: readonly SellableLine[],
): Promise<BoughtPacks> {
  const { db, viewer, now } = context
  if (!viewer.buyer) return new Map()
  const spikes = sellables.filter(sellable => sellable.price.buyer_limit !== null)
  const limited = sellables.filter(
    sellable => sellable.price.buyer_limit === null && periodStart(sellable, now) !== null,
  )
  return new Map([
    ...(await boughtOfSecondKills(db, viewer.buyer.id, spikes)),
    ...(await boughtOfGoods(context, viewer.buyer.id, limited)),
  ])
}

/** What the buyer can still buy: the rest of a limit for a period; null is no limit. */
export function limitLeft(sellable: SellableLine, taken: BoughtPacks): number | null {
  const limit = sellable.price.buyer_limit ?? sellable.goods.max_qty
  return limit === null ? null : Math.max(0, limit - (taken.get(sellable.price.goods_price_id) ?? 0))
}

async function boughtOfSecondKills(
  db: Db,
  userId: number,
  sellables: readonly SellableLine[],
): Promise<[number, number][]> {
  if (sellables.length === 0) return []
  const ids = sellables.map(sellable => sellable.price.goods_price_id)
  const rows = await db
    .select({ id: orderLines.goods_price_id, packs: sql<number>`sum(${orderLines.number})`.mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .innerJoin(goodsPrices, eq(goodsPrices.goods_price_id, orderLines.goods_price_id))
    .where(
      and(
        eq(orders.user_id, userId),
        notInArray(orders.status, [ORDER.cancelled, ORDER.closed]),
        eq(orderLines.type, LINE_TYPE_SECOND_KILL),
        inArray(orderLines.goods_price_id, ids),
        sql`(${goodsPrices.begin_at} is null or ${orders.created_at} >= ${goodsPrices.begin_at})`,
      ),
    )
    .groupBy(orderLines.goods_price_id)
  return rows.map(row => [row.id, row.packs])
}

/** A product's limit holds over all of its ordinary lines together. */
async function boughtOfGoods(
  { db, now }: Context,
  userId: number,
  sellables: readonly SellableLine[],
): Promise<[number, number][]> {
  const found: [number, number][] = []
  for (const period of ['day', 'week', 'month'] as const) {
    const own = sellables.filter(sellable => sellable.goods.limit_period === period)
    const since = PERIOD_STARTS[period](chinaDate(now))
    if (own.length === 0) continue
    const rows = await db
      .select({ id: orderLines.goods_id, packs: sql<number>`sum(${orderLines.number})`.mapWith(Number) })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.order_id))
      .where(
        and(
          eq(orders.user_id, userId),
          notInArray(orders.status, [ORDER.cancelled, ORDER.closed]),
          gte(orders.created_at, since),
          eq(orderLines.type, LINE_TYPE_ORDINARY),
          eq(orderLines.is_gift, 0),
          inArray(
            orderLines.goods_id,
            own.map(sellable => sellable.goods.id),
          ),
        ),
      )
      .groupBy(orderLines.goods_id)
    const packs = new Map(rows.map(row => [row.id, row.packs]))
    for (const { price, goods } of own) found.push([price.goods_price_id, packs.get(goods.id) ?? 0])
  }
  return found
}

const PERIOD_STARTS = {
  day: (today: string) => chinaMoment(today, 0),
  week: (today: string) => chinaMoment(addDays(today, -daysSinceMonday(today)), 0),
  month: (today: string) => chinaMoment(`${today.slice(0, 8)}01`, 0),
} as const

type Period = keyof typeof PERIOD_STARTS

function periodStart({ goods }: SellableLine, now: Date): Date | null {
  if (goods.max_qty === null || goods.limit_period === null || !isPeriod(goods.limit_period)) return null
  return PERIOD_STARTS[goods.limit_period](chinaDate(now))
}

function isPeriod(name: string): name is Period {
  return name in PERIOD_STARTS
}

function daysSinceMonday(day: string): number {
  // 1970-01-01 was a Thursday, three days after a Monday.
  return (Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 3) % 7
}
