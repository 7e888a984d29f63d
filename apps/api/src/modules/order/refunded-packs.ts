import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { orderReturnLines, orderReturns } from '../return/tables'
import { orderLineBatches } from './tables'

/** What returns of these orders refunded of each line: packs, and fen without freight. */
export async function refundedPacks(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, { number: number; amount: number }>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({
      line_id: orderLineBatches.order_line_id,
      number: sql<number>`sum(${orderReturnLines.number})`.mapWith(Number),
      amount: sql<number>`sum(${orderReturnLines.amount})`.mapWith(Number),
    })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.return_id))
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, orderReturnLines.order_line_batch_id))
    .where(refundedOf(orderIds))
    .groupBy(orderLineBatches.order_line_id)
  return new Map(rows.map(({ line_id, ...packs }) => [line_id, packs]))
}

/** The returns of these orders whose refund was paid. */
export function refundedOf(orderIds: readonly number[]) {
  return and(anyOf(orderReturns.order_id, orderIds), isNotNull(orderReturns.refunded_at))
}
