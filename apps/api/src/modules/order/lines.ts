import { and, asc, count, eq, exists, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyOf } from '../../db/any-of'
import { jsonRow } from '../../db/json-row'
import type { Db } from '../../db/types'
import { goodsPrices } from '../goods/tables'
import { type OrderBatchRow, type OrderLineRow, orderLineBatches, orderLines, parcelPacks } from './tables'

/** A line with what other rows say of it. */
export interface OrderLine extends OrderLineRow {
  /** Sold as near-expiry stock. */
  readonly near_expiry: 0 | 1
  /** Products of its combination in the order; 0 for a line that is no part of one. */
  readonly combination_kinds: number
}

const LINE = getTableColumns(orderLines)

/** All lines of orders. */
export async function linesOf(db: Db, orderIds: readonly number[]): Promise<OrderLine[]> {
  if (orderIds.length === 0) return []
  return selectLines(db, anyOf(orderLines.order_id, orderIds))
}

/** At most `count` lines of each order. */
export async function firstLinesOf(db: Db, orderIds: readonly number[], count: number): Promise<OrderLine[]> {
  const place = sql<number>`row_number() over (partition by ${orderLines.order_id} order by ${orderLines.id})`
  const ranked = db
    .select({ id: orderLines.id, place: place.as('place') })
    .from(orderLines)
    .where(anyOf(orderLines.order_id, orderIds))
    .as('ranked')
  return selectLines(
    db,
    inArray(orderLines.id, db.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, count))),
  )
}

async function selectLines(db: Db, where: SQL): Promise<OrderLine[]> {
  const sold = and(
    eq(goodsPrices.goods_price_id, orderLines.goods_price_id),
    eq(goodsPrices.kind, 'near_expiry'),
  )
  const rows = await db
    .select({ line: jsonRow(LINE), near_id: goodsPrices.goods_price_id, combination_kinds: kindsOf(db) })
    .from(orderLines)
    .leftJoin(goodsPrices, sold)
    .where(where)
    .orderBy(asc(orderLines.id))
  return rows.map(({ line, near_id, combination_kinds }) => ({
    ...line,
    near_expiry: near_id === null ? 0 : 1,
    combination_kinds,
  }))
}

function kindsOf(db: Db): SQL<number> {
  const part = alias(orderLines, 'part')
  const parts = db
    .select({ kinds: count() })
    .from(part)
    .where(
      and(
        eq(part.order_id, orderLines.order_id),
        eq(part.combination_id, orderLines.combination_id),
        eq(part.is_gift, 0),
      ),
    )
  return sql`case when ${orderLines.combination_id} is null or ${orderLines.is_gift} = 1 then 0 else ${parts} end`.mapWith(
    Number,
  )
}

/** The batches of lines. */
export function batchesOf(db: Db, lineIds: readonly number[]): Promise<OrderBatchRow[]> {
  return batchesWhere(db, lineIds)
}

/** The batches of lines of which packs are in a parcel. */
export function sentBatchesOf(db: Db, lineIds: readonly number[]): Promise<OrderBatchRow[]> {
  const packs = db
    .select({ id: parcelPacks.id })
    .from(parcelPacks)
    .where(eq(parcelPacks.order_line_batch_id, orderLineBatches.id))
  return batchesWhere(db, lineIds, exists(packs))
}

async function batchesWhere(db: Db, lineIds: readonly number[], condition?: SQL): Promise<OrderBatchRow[]> {
  if (lineIds.length === 0) return []
  const rows = await db
    .select({ batch: jsonRow(getTableColumns(orderLineBatches)) })
    .from(orderLineBatches)
    .where(and(anyOf(orderLineBatches.order_line_id, lineIds), condition))
    .orderBy(asc(orderLineBatches.id))
  return rows.map(row => row.batch)
}
