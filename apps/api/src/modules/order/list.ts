import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { orderList } from '@yaoji/api-client/contract/order'
import { ORDER_TABS } from '@yaoji/domain'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerContext } from '../../wire/context'
import { invalidField, notFound } from '../../wire/refusal'
import { type OrderRow, toOrders } from './orderAnswer'
import { orderLines, orders } from './tables'

/** Default number of orders on a page. */
const PER_PAGE = 10

/** A page of a buyer's orders, newest first, by tab. */
export async function listOrders(
  { db, viewer }: BuyerContext,
  input: InputOf<typeof orderList>,
): Promise<DataOf<typeof orderList>> {
  const { page = 1, per_page = PER_PAGE, tab = 'all', keywords = '' } = input
  const chosen = ORDER_TABS.find(row => row.tab === tab)
  if (!chosen) throw invalidField('tab', '没有这个订单分类')
  const found = and(eq(orders.user_id, viewer.buyer.id), keywords === '' ? undefined : mentions(keywords))
  const counts = await countByStatus(db, found)
  const total = sumOf(counts, chosen.statuses)
  const rows = await db
    .select()
    .from(orders)
    .where(and(found, inArray(orders.status, [...chosen.statuses])))
    .orderBy(desc(orders.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return {
    list: await toOrders(db, rows),
    total,
    page,
    per_page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
    tabs: ORDER_TABS.map(row => ({ tab: row.tab, name: row.text, count: sumOf(counts, row.statuses) })),
  }
}

/** A buyer's order by id. */
export async function ownOrder(db: Db, userId: number, id: number): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.user_id, userId)))
  if (!row) throw notFound('订单')
  return row
}

/** Matches the order number, or a part of a product’s name. */
function mentions(keywords: string): SQL {
  const part = `%${keywords.replace(/[\\%_]/g, match => `\\${match}`)}%`
  return sql`(${orders.sn} = ${keywords} or ${orders.parent_sn} = ${keywords} or exists (
    select 1 from ${orderLines} where ${orderLines.order_id} = ${orders.id} and ${orderLines.name} ilike ${part}))`
}

async function countByStatus(db: Db, where: SQL | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ status: orders.status, number: count() })
    .from(orders)
    .where(where)
    .groupBy(orders.status)
  return new Map(rows.map(row => [row.status, row.number]))
}

function sumOf(counts: ReadonlyMap<number, number>, statuses: readonly number[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
}
