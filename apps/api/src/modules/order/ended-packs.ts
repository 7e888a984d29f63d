import { countPurchase, type PurchaseCount } from '@yaoji/domain'
import { and, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { orderReturnLines, orderReturns } from '../return/tables'
import type { OrderLineRow } from './lines'
import { orderLineBatches } from './tables'

/** Packs whose shipping was ended. */
export interface EndedPacks {
  readonly order_id: number
  readonly line_id: number
  readonly batch_id: number
  readonly number: number
}

/** The packs of these orders whose shipping was ended, by batch. */
export async function endedPacks(db: Db, orderIds: readonly number[]): Promise<EndedPacks[]> {
  if (orderIds.length === 0) return []
  return db
    .select({
      order_id: orderReturns.order_id,
      line_id: orderLineBatches.order_line_id,
      batch_id: orderLineBatches.id,
      number: sql<number>`sum(${orderReturnLines.number})`.mapWith(Number),
    })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.return_id))
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, orderReturnLines.order_line_batch_id))
    .where(and(anyOf(orderReturns.order_id, orderIds), eq(orderReturns.unshipped, true)))
    .groupBy(orderReturns.order_id, orderLineBatches.id)
}

/**
 * Counts what of an order is or will be shipped.
 *
 * @param lines all lines of the order
 */
export function countShipped(
  lines: readonly OrderLineRow[],
  endedOf: (lineId: number) => number,
): PurchaseCount {
  const left = lines.map(line => ({ ...line, number: line.number - endedOf(line.id) }))
  return countPurchase(left.filter(({ number }) => number > 0))
}
