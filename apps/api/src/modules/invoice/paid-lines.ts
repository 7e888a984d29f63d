import { splitByShares } from '@yaoji/domain'
import { asc, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { goods } from '../goods/tables'
import type { OrderRow } from '../order/orderAnswer'
import { refundedOf, refundedPacks } from '../order/refunded-packs'
import { orderLines } from '../order/tables'
import { orderReturns } from '../return/tables'

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
  const returned = await refundedPacks(db, ids)
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
