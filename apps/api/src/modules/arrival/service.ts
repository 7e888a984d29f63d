import type { DataOf } from '@yaoji/api-client/contract'
import type { arrivalAdd, arrivalList } from '@yaoji/api-client/contract/arrival'
import { type BuyState, buyStateCard } from '@yaoji/domain'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { goodsByBestLine } from '../goods/best-line'
import { goods, goodsPrices } from '../goods/tables'
import { arrivalNotices } from './tables'

type Bulk = DataOf<typeof arrivalAdd>

/** Products that one buyer waits for at the most. */
const MOST = 200

/** What the buyer waits for, newest first. */
export async function listArrivals({ db, viewer }: BuyerContext): Promise<DataOf<typeof arrivalList>> {
  const rows = await db
    .select({
      goods_id: goods.id,
      name: goods.name,
      ypgg: goods.ypgg,
      sccj: goods.sccj,
      created_at: arrivalNotices.created_at,
    })
    .from(arrivalNotices)
    .innerJoin(goods, eq(goods.id, arrivalNotices.goods_id))
    .where(eq(arrivalNotices.user_id, viewer.buyer.id))
    .orderBy(desc(arrivalNotices.created_at), asc(goods.id))
  return { list: rows.map(row => ({ ...row, created_at: chinaTime(row.created_at) })) }
}

/** Registers the buyer for sold-out products, entry by entry. What can be bought now, or not for another reason, is refused. */
export async function addArrivals(context: BuyerContext, goodsIds: readonly number[]): Promise<Bulk> {
  const { db, viewer, now } = context
  // Two calls of one buyer must not pass the limit together.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`arrival:${viewer.buyer.id}`}))`)
  const states = await statesOf(context, [...new Set(goodsIds)])
  const [own] = await db
    .select({ total: count() })
    .from(arrivalNotices)
    .where(eq(arrivalNotices.user_id, viewer.buyer.id))
  let left = MOST - (own?.total ?? 0)
  const waited = await waitedFor(context, [...states.keys()])
  const result: Bulk = { added: [], adjusted: [], refused: [] }
  for (const [entry, id] of goodsIds.entries()) {
    const refusal = refusalOf(states.get(id), left)
    if (waited.has(id)) {
      result.adjusted.push({ entry, id, number: 1, reason: 'already', message: '已登记，到货后通知您' })
    } else if (refusal) {
      result.refused.push({ entry, id, ...refusal })
    } else {
      result.added.push({ entry, id, number: 1 })
      waited.add(id)
      left -= 1
    }
  }
  const rows = result.added.map(({ id }) => ({ user_id: viewer.buyer.id, goods_id: id, created_at: now }))
  if (rows.length > 0) await db.insert(arrivalNotices).values(rows).onConflictDoNothing()
  return result
}

/** Ends the buyer's registration for products, entry by entry. */
export async function cancelArrivals(context: BuyerContext, goodsIds: readonly number[]): Promise<Bulk> {
  const { db, viewer } = context
  const rows = await db
    .delete(arrivalNotices)
    .where(
      and(
        eq(arrivalNotices.user_id, viewer.buyer.id),
        inArray(arrivalNotices.goods_id, [...new Set(goodsIds)]),
      ),
    )
    .returning({ goods_id: arrivalNotices.goods_id })
  const gone = new Set(rows.map(row => row.goods_id))
  const result: Bulk = { added: [], adjusted: [], refused: [] }
  for (const [entry, id] of goodsIds.entries()) {
    if (gone.delete(id)) result.added.push({ entry, id, number: 0 })
    else result.refused.push({ entry, id, reason: 'not_found', message: '没有登记到货通知' })
  }
  return result
}

/** Why a product is not registered; null where it is. A product without a state is not there. */
function refusalOf(state: BuyState | undefined, left: number): { reason: string; message: string } | null {
  if (state === undefined) return { reason: 'not_found', message: '商品不存在或已被删除' }
  const { action, text } = buyStateCard(state)
  if (action !== 'notify_arrival') return { reason: state, message: text || '有货，可以直接购买' }
  return left > 0 ? null : { reason: 'too_many', message: `最多登记 ${MOST} 个商品的到货通知，请先取消一些` }
}

/** The buyer's state of each product that there is, as its page shows it. */
async function statesOf(context: BuyerContext, goodsIds: readonly number[]): Promise<Map<number, BuyState>> {
  const lines = await context.db
    .select({ id: goodsPrices.goods_price_id })
    .from(goodsPrices)
    .where(and(inArray(goodsPrices.goods_id, [...goodsIds]), eq(goodsPrices.kind, 'normal')))
  const shown = await goodsByBestLine(
    context,
    lines.map(line => line.id),
  )
  return new Map(shown.map(({ id, buy_state }) => [id, buy_state]))
}

async function waitedFor({ db, viewer }: BuyerContext, goodsIds: readonly number[]): Promise<Set<number>> {
  if (goodsIds.length === 0) return new Set()
  const rows = await db
    .select({ goods_id: arrivalNotices.goods_id })
    .from(arrivalNotices)
    .where(and(eq(arrivalNotices.user_id, viewer.buyer.id), inArray(arrivalNotices.goods_id, [...goodsIds])))
  return new Set(rows.map(row => row.goods_id))
}
