import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { orderList } from '@yaoji/api-client/contract/order'
import { ORDER_TABS } from '@yaoji/domain'
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { jsonRow } from '../../db/json-row'
import { jsonRows } from '../../db/json-rows'
import { likeText } from '../../db/like'
import type { Db } from '../../db/types'
import { chosenStores, ofStores, selectStores } from '../../session/stores'
import type { UserRow } from '../../session/viewer'
import { addDays, chinaMoment } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { invalidField, notFound } from '../../wire/refusal'
import { toOrders } from './order-answer'
import { purchasesOf } from './purchases'
import { type OrderRow, orderLines, orders } from './tables'

/** Default number of orders on a page. */
const PER_PAGE = 10

/** Lines of an order in the list; `line_count` has their number. */
const LISTED_LINES = 3

type ListInput = InputOf<typeof orderList>

/** A page of the orders that a buyer reads, newest first. An empty filter is none. */
export async function listOrders(context: BuyerContext, input: ListInput): Promise<DataOf<typeof orderList>> {
  const { db, viewer } = context
  const chosen = tabOf(input)
  const { buyer } = viewer
  const { stores, counts } = await storesAndCounts(db, buyer, input)
  const store_ids = chosenStores(stores, input.store_id).map(({ id }) => id)
  const bounds = pageBounds(input, PER_PAGE)
  const page = await db
    .select({ row: jsonRow(getTableColumns(orders)) })
    .from(orders)
    .where(and(matching(ownedBy(store_ids), input), inArray(orders.status, [...chosen.statuses])))
    .orderBy(desc(orders.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const rows = page.map(({ row }) => row)
  return {
    ...toPage(
      await toOrders(context, rows, { maxLines: LISTED_LINES, reader: { id: buyer.id, stores } }),
      sumOf(counts, chosen.statuses),
      bounds,
    ),
    tabs: ORDER_TABS.map(row => ({ tab: row.tab, name: row.text, count: sumOf(counts, row.statuses) })),
    purchases: await purchasesOf(db, rows, buyer.id),
    stores: stores.map(({ id, company }) => ({ user_id: id, company })),
  }
}

/** The tab of a list. Throws a 422 for an unknown one. */
export function tabOf({ tab }: Pick<ListInput, 'tab'>) {
  const chosen = ORDER_TABS.find(row => row.tab === (tab || 'all'))
  if (!chosen) throw invalidField('tab', '没有这个订单分类')
  return chosen
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

/** A buyer's orders by ids, in the order of their ids; when one is missing or another buyer's, none is found. */
export async function ownOrders(db: Db, userId: number, ids: readonly number[]): Promise<OrderRow[]> {
  const wanted = [...new Set(ids)]
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, wanted), eq(orders.user_id, userId)))
    .orderBy(asc(orders.id))
  if (rows.length < wanted.length) throw notFound('订单')
  return rows
}

/** The orders of an owner that fit the keywords and the days; the tab is not among these filters. */
export function matching(
  owner: SQL,
  { keywords, from, to }: Pick<ListInput, 'keywords' | 'from' | 'to'>,
): SQL | undefined {
  if (from && to && from > to) throw invalidField('to', '结束日期不能早于开始日期')
  return and(
    owner,
    keywords ? mentions(keywords) : undefined,
    from ? gte(orders.created_at, chinaMoment(from, 0)) : undefined,
    to ? lt(orders.created_at, chinaMoment(addDays(to, 1), 0)) : undefined,
  )
}

/** The number or its last digits, or a product or its maker by a part of the name. */
function mentions(keywords: string): SQL {
  const text = likeText(keywords)
  return sql`(${orders.sn} ilike ${`%${text}`} or ${orders.parent_sn} ilike ${`%${text}`} or exists (
    select 1 from ${orderLines} where ${orderLines.order_id} = ${orders.id}
    and (${orderLines.name} ilike ${`%${text}%`} or ${orderLines.sccj} ilike ${`%${text}%`})))`
}

/** The stores that a buyer reads, and how many orders are in each status: one statement, as each has a cost of its own. */
async function storesAndCounts(db: Db, buyer: UserRow, input: ListInput) {
  const counts = db
    .select({ status: orders.status, number: count().as('number') })
    .from(orders)
    .where(matching(ofStores(orders.user_id, buyer, input.store_id), input))
    .groupBy(orders.status)
  const [read] = await db
    .select({ stores: jsonRows(selectStores(db, buyer)), counts: jsonRows(counts) })
    .from(sql`(select 1) as one`)
  const { stores = [], counts: rows = [] } = read ?? {}
  return { stores, counts: new Map(rows.map(({ status, number }) => [status, number])) }
}

/** Of one store they are read in the order of the index by buyer. */
function ownedBy(store_ids: readonly number[]): SQL {
  const [one = 0, ...others] = store_ids
  return others.length === 0 ? eq(orders.user_id, one) : anyOf(orders.user_id, store_ids)
}

function sumOf(counts: ReadonlyMap<number, number>, statuses: readonly number[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
}
