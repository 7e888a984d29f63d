import type { DataOf } from '@yaoji/api-client/contract'
import type { everydayPrice } from '@yaoji/api-client/contract/activity'
import type { SecondKillSession } from '@yaoji/api-client/contract/focus'
import type { goodsActivities } from '@yaoji/api-client/contract/goods'
import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { addDays, chinaDate, chinaMoment, chinaTime } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { bestGoods } from '../focus/best'
import { loadSellableLines, toGoods } from '../goods/sellable-line'
import { goodsByPriceIds } from '../goods/service'
import { goods, goodsPrices } from '../goods/tables'
import { fullReductions, spikeGoods, spikeSessions } from '../promotion/tables'

/** Goods that are shown of each activity. */
const GOODS_EACH = 6

/** Today’s full-reduction activities, the one that ends first in front. */
export async function runningActivities(
  context: ViewerContext,
): Promise<DataOf<typeof goodsActivities>['list']> {
  const { db, now } = context
  const today = chinaDate(now)
  const rows = await db
    .select()
    .from(fullReductions)
    .where(and(lte(fullReductions.begin_date, today), gte(fullReductions.end_date, today)))
    .orderBy(asc(fullReductions.end_date), asc(fullReductions.goods_manjian_id))
  const activity = sql`(select f.goods_manjian_id from full_reduction_goods f where f.goods_id = ${goods.id} limit 1)`
  const takesPart = sql`exists (select 1 from full_reduction_goods f where f.goods_id = ${goods.id})`
  const best = await bestGoods(context, { by: activity, where: takesPart, each: GOODS_EACH })
  return rows.map(({ goods_manjian_id, name, describe, end_date }) => ({
    goods_manjian_id,
    name,
    describe,
    end_date,
    goods: best.get(goods_manjian_id) ?? [],
  }))
}

/** Goods at today's special price. */
export async function everydayGoods(context: ViewerContext): Promise<DataOf<typeof everydayPrice>> {
  const { db, now } = context
  const rows = await db
    .select({ id: goodsPrices.goods_price_id })
    .from(goodsPrices)
    .where(and(eq(goodsPrices.kind, 'everyday'), lte(goodsPrices.begin_at, now), gt(goodsPrices.end_at, now)))
    .orderBy(asc(goodsPrices.goods_price_id))
  const list = await goodsByPriceIds(
    context,
    rows.map(row => row.id),
  )
  const date = chinaDate(now)
  return {
    date,
    timestamp: seconds(now),
    end_timestamp: seconds(chinaMoment(addDays(date, 1), 0)),
    list: list.filter(one => one.buy_state !== 'off_shelf'),
  }
}

/** Today’s second-kill sessions, each with its current state and the sold part of each product. */
export async function secondKillSessionsOf(context: ViewerContext): Promise<SecondKillSession[]> {
  const { db, viewer, now } = context
  const today = chinaDate(now)
  const sessions = await db
    .select()
    .from(spikeSessions)
    .where(eq(spikeSessions.day, today))
    .orderBy(asc(spikeSessions.begin_minute), asc(spikeSessions.id))
  const lines = await db
    .select({ session_id: spikeGoods.session_id, id: spikeGoods.goods_price_id })
    .from(spikeGoods)
    .innerJoin(spikeSessions, eq(spikeSessions.id, spikeGoods.session_id))
    .where(eq(spikeSessions.day, today))
    .orderBy(asc(spikeGoods.goods_price_id))
  const sellables = await loadSellableLines(
    context,
    lines.map(line => line.id),
  )
  const byPrice = new Map(sellables.map(sellable => [sellable.price.goods_price_id, sellable]))
  return sessions.map(session => {
    const begin = chinaMoment(session.day, session.begin_minute)
    const end = chinaMoment(session.day, session.end_minute)
    return {
      id: session.id,
      name: session.name,
      state: stateAt(now, begin, end),
      begin_at: chinaTime(begin),
      end_at: chinaTime(end),
      begin_timestamp: seconds(begin),
      end_timestamp: seconds(end),
      list: lines
        .filter(line => line.session_id === session.id)
        .flatMap(line => byPrice.get(line.id) ?? [])
        .map(sellable => ({
          goods: toGoods(sellable, viewer),
          number: sellable.price.quota ?? sellable.stock + sellable.price.sold,
          sold: sellable.price.sold,
        })),
    }
  })
}

/** Whether a moment is before, in or after a period; its end is not part of it. */
export function stateAt(now: Date, begin: Date, end: Date): 'coming' | 'running' | 'over' {
  if (now < begin) return 'coming'
  return now < end ? 'running' : 'over'
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
