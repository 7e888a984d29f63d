import { countPurchase, type PurchaseCount, sumAmounts } from '@yaoji/domain'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { orderReturnLines, orderReturns } from '../return/tables'
import { type OrderLineRow, orderLineBatches } from './tables'

/** Packs of a batch that were refunded, or whose shipping was ended. */
export interface ReturnedPacks {
  readonly order_id: number
  readonly line_id: number
  readonly batch_id: number
  readonly refunded_number: number
  /** Refund of these packs without freight, in fen. */
  readonly refunded_amount: number
  /** Packs that are never shipped. */
  readonly ended_number: number
}

const REFUNDED = isNotNull(orderReturns.refunded_at)
const ENDED = eq(orderReturns.unshipped, true)

/** The packs of these orders that were refunded or are never shipped, by batch. */
export async function returnedPacks(db: Db, orderIds: readonly number[]): Promise<ReturnedPacks[]> {
  return orderIds.length === 0 ? [] : selectReturnedPacks(db, orderIds)
}

/** {@link returnedPacks} as a query, for a statement that reads more. */
export function selectReturnedPacks(db: Db, orderIds: readonly number[]) {
  const { number, amount } = orderReturnLines
  return db
    .select({
      order_id: orderReturns.order_id,
      line_id: sql<number>`${orderLineBatches.order_line_id}`.as('line_id'),
      batch_id: sql<number>`${orderLineBatches.id}`.as('batch_id'),
      refunded_number: sql<number>`coalesce(sum(${number}) filter (where ${REFUNDED}), 0)`
        .mapWith(Number)
        .as('refunded_number'),
      refunded_amount: sql<number>`coalesce(sum(${amount}) filter (where ${REFUNDED}), 0)`
        .mapWith(Number)
        .as('refunded_amount'),
      ended_number: sql<number>`coalesce(sum(${number}) filter (where ${ENDED}), 0)`
        .mapWith(Number)
        .as('ended_number'),
    })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.return_id))
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, orderReturnLines.order_line_batch_id))
    .where(and(anyOf(orderReturns.order_id, orderIds), or(REFUNDED, ENDED)))
    .groupBy(orderReturns.order_id, orderLineBatches.id)
}

/** The returns of these orders whose refund was paid. */
export function refundedOf(orderIds: readonly number[]) {
  return and(anyOf(orderReturns.order_id, orderIds), REFUNDED)
}

/** A number of the packs of a line, over its batches. */
export function sumOfLine(
  packs: readonly ReturnedPacks[],
  lineId: number,
  which: 'refunded_number' | 'refunded_amount' | 'ended_number',
): number {
  return sumAmounts(packs.filter(({ line_id }) => line_id === lineId).map(row => row[which]))
}

/**
 * Counts what of an order is or will be shipped.
 *
 * @param lines all lines of the order
 */
export function countShipped(lines: readonly OrderLineRow[], packs: readonly ReturnedPacks[]): PurchaseCount {
  const left = lines.map(line => ({
    ...line,
    number: line.number - sumOfLine(packs, line.id, 'ended_number'),
  }))
  return countPurchase(left.filter(({ number }) => number > 0))
}
