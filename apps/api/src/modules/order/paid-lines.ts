import { freightTaxRate, goodsCost, splitByShares, splitPaid, sumAmounts } from '@yaoji/domain'
import { asc, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { groupBy } from '../../db/group-by'
import type { Db } from '../../db/types'
import { goods } from '../goods/tables'
import { orderReturns } from '../return/tables'
import { receivedOf } from './balance-part'
import { refundedOf, returnedPacks, sumOfLine } from './returned-packs'
import { type OrderLineRow, type OrderRow, orderLines } from './tables'

/** The goods of an order's line: what they cost and what returns refunded of them. Amounts in fen, without freight. */
export interface PaidGoods {
  readonly line: OrderLineRow
  /** Basis points: 1300 is 13 %. */
  readonly rate: number
  /** After all reductions, the part of the balance included. */
  readonly cost: number
  /** Packs that returns refunded, and their refund. */
  readonly returned: { readonly number: number; readonly amount: number }
  /** The freight that was shared out to the line, and what returns refunded of it. */
  readonly freight: number
  readonly freight_returned: number
}

/** What an order costs, line by line, and its freight. It is what invoices and the export say. Amounts in fen. */
export interface PaidOrder {
  readonly order: OrderRow
  readonly lines: readonly PaidGoods[]
  readonly freight: {
    readonly cost: number
    readonly returned: number
    /** The rate of the goods that cost most. */
    readonly rate: number
  }
}

/** The goods and the freight of these orders, in their order. */
export async function paidOrders(db: Db, orders: readonly OrderRow[]): Promise<PaidOrder[]> {
  const ids = orders.map(({ id }) => id)
  const rows = await db
    .select({ line: orderLines, rate: goods.tax_rate })
    .from(orderLines)
    .leftJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(anyOf(orderLines.order_id, ids))
    .orderBy(asc(orderLines.order_id), asc(orderLines.id))
  const returned = groupBy(await returnedPacks(db, ids), packs => packs.order_id)
  const freightReturned = await refundedFreight(db, ids)
  const linesOf = groupBy(rows, ({ line }) => line.order_id)
  return orders.map(order => {
    const own = linesOf.get(order.id) ?? []
    const packs = returned.get(order.id) ?? []
    const back = freightReturned.get(order.id) ?? 0
    const shares = splitByShares(
      back,
      own.map(({ line }) => line.shipping_amount),
    )
    const lines = own.map(({ line, rate }, at) => ({
      line,
      rate: rate ?? 0,
      cost: goodsCost(line),
      returned: {
        number: sumOfLine(packs, line.id, 'refunded_number'),
        amount: sumOfLine(packs, line.id, 'refunded_amount'),
      },
      freight: line.shipping_amount,
      freight_returned: shares[at] ?? 0,
    }))
    const cost = sumAmounts(lines.map(({ freight }) => freight))
    const rate = freightTaxRate(lines.map(({ rate, cost: amount }) => ({ rate, amount })))
    return { order, lines, freight: { cost, returned: back, rate } }
  })
}

/** What was paid for each line of an order, its freight, and beyond its cost, and what was refunded of it, in fen. */
export function settledOf({ order, lines, freight }: PaidOrder) {
  const rows = lines.map(({ cost, returned }) => ({ cost, returned: returned.amount }))
  const split = splitPaid({
    rows: [...rows, freight],
    paid: receivedOf(order),
    refunded: order.refunded_amount,
  })
  return {
    lines: split.rows.slice(0, -1),
    freight: split.rows.at(-1) ?? { paid: 0, refunded: 0 },
    extra: split.extra,
  }
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
