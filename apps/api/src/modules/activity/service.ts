import type { DataOf } from '@yaoji/api-client/contract'
import type { everydayPrice, goodsActivities, WelfareOffer } from '@yaoji/api-client/contract/activity'
import type { SecondKillSession } from '@yaoji/api-client/contract/focus'
import { formatAmount, welfareTexts } from '@yaoji/domain'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { runsOn } from '../../db/runs-on'
import { addDays, chinaDate, chinaMoment, chinaTime } from '../../wire/clock'
import type { Context, ViewerContext } from '../../wire/context'
import { bestGoods } from '../focus/best'
import { toGoods } from '../goods/goods-answer'
import { loadSellableLines } from '../goods/sellable-line'
import { goodsByPriceIds, withNormalPrices } from '../goods/service'
import { goods, goodsPrices } from '../goods/tables'
import { currentWelfare } from '../goods/welfare'
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
    .where(runsOn(fullReductions, today))
    .orderBy(asc(fullReductions.end_date), asc(fullReductions.goods_manjian_id))
  const running = anyOf(
    sql`f.goods_manjian_id`,
    rows.map(row => row.goods_manjian_id),
  )
  const activity = sql`(select min(f.goods_manjian_id) from full_reduction_goods f
    where f.goods_id = ${goods.id} and ${running})`
  // An array, so that the products of activities are read first, and not all of them looked up among the activities.
  const takesPart = sql`${goods.id} = any(array(select f.goods_id from full_reduction_goods f where ${running}))`
  const best = await bestGoods(context, { by: activity, where: takesPart, each: GOODS_EACH })
  return rows.map(({ goods_manjian_id, name, describe, begin_date, end_date, tiers }) => ({
    goods_manjian_id,
    name,
    describe,
    begin_date,
    end_date,
    tiers: tiers.map(({ amount, reduce }) => ({
      amount: formatAmount(amount),
      reduce: formatAmount(reduce),
    })),
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
    list: await withNormalPrices(
      context,
      list.filter(one => one.buy_state !== 'off_shelf'),
      () => true,
    ),
  }
}

/** The scope of a discount without categories, whatever its row says. */
const ALL_CATEGORIES = '全部品类'

/** The welfare discount that runs, else the next one; null when none is planned. */
export async function welfareOffer(context: Context): Promise<WelfareOffer | null> {
  const found = await currentWelfare(context)
  if (!found) return null
  const { rate, category_ids, scope_text, begin_at, end_at } = found
  const isForAll = category_ids.length === 0
  const { title, describe } = welfareTexts(rate, isForAll ? null : scope_text)
  return {
    title,
    describe,
    scope_text: isForAll ? ALL_CATEGORIES : scope_text,
    state: begin_at > context.now ? 'coming' : 'running',
    begin_time: chinaTime(begin_at),
    end_time: chinaTime(end_at),
    begin_timestamp: seconds(begin_at),
    end_timestamp: seconds(end_at),
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
