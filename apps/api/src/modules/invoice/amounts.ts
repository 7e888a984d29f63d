import { splitByShares, splitTax, sumAmounts } from '@yaoji/domain'
import { asc, eq } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { goods } from '../goods/tables'
import type { OrderRow } from '../order/orderAnswer'
import { orderLines } from '../order/tables'
import type { InvoiceLine } from './tables'

/** What of an order is invoiced, in fen: what the buyer paid, balance included, minus what was refunded. */
export function invoicedAmount(
  order: Pick<OrderRow, 'paid_amount' | 'balance_amount' | 'refunded_amount'>,
): number {
  return Math.max(0, order.paid_amount + order.balance_amount - order.refunded_amount)
}

/** The lines of an invoice for these orders. The lines of an order add up to its invoiced amount. */
export async function invoiceLines(db: Db, orders: readonly OrderRow[]): Promise<InvoiceLine[]> {
  const rows = await db
    .select({ line: orderLines, rate: goods.tax_rate })
    .from(orderLines)
    .innerJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(
      anyOf(
        orderLines.order_id,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.order_id), asc(orderLines.id))
  return orders.flatMap(order => {
    const own = rows.filter(({ line }) => line.order_id === order.id)
    const paid = own.map(({ line }) => line.payable_amount + line.balance_amount)
    const shares = splitByShares(Math.min(invoicedAmount(order), sumAmounts(paid)), paid)
    return own.flatMap(({ line, rate }, at) => {
      const amount = shares[at] ?? 0
      if (amount === 0) return []
      const { id: line_id, order_id, name, ypgg, bzdw, number } = line
      return [{ order_id, line_id, name, ypgg, bzdw, number, rate, ...splitTax(amount, rate) }]
    })
  })
}

/** The lines of a red invoice that takes back an amount of an order, in fen, spread over its lines. */
export function redLines(lines: readonly InvoiceLine[], amount: number): InvoiceLine[] {
  const sizes = lines.map(({ net, tax }) => net + tax)
  const shares = splitByShares(amount, sizes)
  return lines.flatMap((line, at) => {
    const share = shares[at] ?? 0
    return share === 0 ? [] : [{ ...line, ...splitTax(-share, line.rate) }]
  })
}

/** Sums of lines, in fen. */
export function sumLines(lines: readonly InvoiceLine[]): { amount: number; tax_amount: number } {
  const tax_amount = sumAmounts(lines.map(({ tax }) => tax))
  return { amount: sumAmounts(lines.map(({ net }) => net)) + tax_amount, tax_amount }
}
