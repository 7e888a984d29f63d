import { freightTaxRate, splitByShares, sumAmounts } from '@yaoji/domain'
import { asc, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { goods } from '../goods/tables'
import type { OrderRow } from '../order/orderAnswer'
import { refundedOf, refundedPacks } from '../order/refunded-packs'
import { orderLines } from '../order/tables'
import { orderReturns } from '../return/tables'
import { FREIGHT_LINE } from './tables'

/** Goods of an order, or its freight, without what returns of it refunded. */
export interface PaidLine {
  readonly order_id: number
  /** Id of the order's line; {@link FREIGHT_LINE} for the freight. */
  readonly line_id: number
  readonly name: string
  readonly ypgg: string
  readonly bzdw: string
  /** Packs; 0 for the freight. */
  readonly number: number
  /** Basis points: 1300 is 13 %. */
  readonly rate: number
  /** What the buyer paid for it, balance included, in fen. */
  readonly amount: number
  /** Of goods, the freight that was shared out to them, in fen; 0 for the freight. */
  readonly freight: number
}

/** Name of the freight on invoices. */
const FREIGHT = { line_id: FREIGHT_LINE, name: '运费', ypgg: '', bzdw: '', number: 0, freight: 0 } as const

/** The lines of these orders without what was refunded for returns; the freight of an order is its last line. */
export async function paidLines(db: Db, orders: readonly OrderRow[]): Promise<PaidLine[]> {
  const ids = orders.map(({ id }) => id)
  const rows = await db
    .select({ line: orderLines, rate: goods.tax_rate })
    .from(orderLines)
    .innerJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(anyOf(orderLines.order_id, ids))
    .orderBy(asc(orderLines.order_id), asc(orderLines.id))
  const returned = await refundedPacks(db, ids)
  const refundedFreights = await refundedFreight(db, ids)
  return orders.flatMap(({ id: order_id }) => {
    const own = rows.filter(({ line }) => line.order_id === order_id)
    const freights = splitByShares(
      refundedFreights.get(order_id) ?? 0,
      own.map(({ line }) => line.shipping_amount),
    )
    const lines = own.map(({ line, rate }, at): PaidLine => {
      const { id: line_id, name, ypgg, bzdw } = line
      const back = returned.get(line_id) ?? { number: 0, amount: 0 }
      const paid = line.payable_amount + line.balance_amount
      return {
        ...{ order_id, line_id, name, ypgg, bzdw, rate },
        number: line.number - back.number,
        amount: Math.max(0, paid - line.shipping_amount - back.amount),
        freight: Math.max(0, line.shipping_amount - (freights[at] ?? 0)),
      }
    })
    const amount = sumAmounts(lines.map(({ freight }) => freight))
    const rate = freightTaxRate(own.map(({ line, rate }) => ({ rate, amount: paidGoods(line) })))
    return [...lines, { ...FREIGHT, order_id, rate, amount }]
  })
}

/** What was paid for the goods of a line when it was ordered, in fen. */
function paidGoods(line: typeof orderLines.$inferSelect): number {
  return Math.max(0, line.payable_amount + line.balance_amount - line.shipping_amount)
}

/** Lines as invoices had them before freight was a line of its own: each has its share of the freight in it. */
export function withFreightInside(lines: readonly PaidLine[]): PaidLine[] {
  return lines
    .filter(({ line_id }) => line_id !== FREIGHT_LINE)
    .map(line => ({ ...line, amount: line.amount + line.freight, freight: 0 }))
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
