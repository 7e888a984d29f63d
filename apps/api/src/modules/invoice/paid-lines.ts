import { splitByShares } from '@yaoji/domain'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { goods } from '../goods/tables'
import type { OrderRow } from '../order/orderAnswer'
import { orderLineBatches, orderLines } from '../order/tables'
import { orderReturnLines, orderReturns } from '../return/tables'

type LineRow = typeof orderLines.$inferSelect

/** A line of an order without what returns of it refunded. */
export interface PaidLine {
  readonly line: LineRow
  /** Basis points: 1300 is 13 %. */
  readonly rate: number
  /** Packs; 0 when all were returned and only freight is left. */
  readonly number: number
  /** What the buyer paid, balance and freight included, in fen. */
  readonly amount: number
}

/** The lines of these orders, without what was refunded for returns. */
export async function paidLines(db: Db, orders: readonly OrderRow[]): Promise<PaidLine[]> {
  const ids = orders.map(({ id }) => id)
  const rows = await db
    .select({ line: orderLines, rate: goods.tax_rate })
    .from(orderLines)
    .innerJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(anyOf(orderLines.order_id, ids))
    .orderBy(asc(orderLines.order_id), asc(orderLines.id))
  const returned = await returnedPacks(db, ids)
  const freight = await refundedFreight(db, ids)
  return orders.flatMap(({ id }) => {
    const own = rows.filter(({ line }) => line.order_id === id)
    const freightShares = splitByShares(
      freight.get(id) ?? 0,
      own.map(({ line }) => line.shipping_amount),
    )
    return own.map(({ line, rate }, at) => {
      const { number, amount } = returned.get(line.id) ?? { number: 0, amount: 0 }
      const refunded = amount + (freightShares[at] ?? 0)
      return {
        line,
        rate,
        number: line.number - number,
        amount: Math.max(0, line.payable_amount + line.balance_amount - refunded),
      }
    })
  })
}

/** What was refunded of each line: packs, and fen without freight. */
async function returnedPacks(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, { number: number; amount: number }>> {
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

/** The freight that returns of each order refunded, in fen. */
async function refundedFreight(db: Db, orderIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({
      order_id: orderReturns.order_id,
      amount: sql<number>`sum(${orderReturns.shipping_amount})`.mapWith(Number),
    })
    .from(orderReturns)
    .where(refundedOf(orderIds))
    .groupBy(orderReturns.order_id)
  return new Map(rows.map(({ order_id, amount }) => [order_id, amount]))
}

/** The returns of these orders whose refund was paid. */
function refundedOf(orderIds: readonly number[]) {
  return and(anyOf(orderReturns.order_id, orderIds), isNotNull(orderReturns.refunded_at))
}
