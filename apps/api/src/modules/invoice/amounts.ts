import { splitByShares, splitTax, sumAmounts } from '@yaoji/domain'
import type { Db } from '../../db/types'
import { invoicedAmount } from '../order/invoice-answer'
import type { OrderRow } from '../order/tables'
import { type PaidLine, paidLines, withFreightInside } from './paid-lines'
import { FREIGHT_LINE, type InvoiceLine } from './tables'

/**
 * The lines of an invoice for these orders: the goods at the price that was paid, and the freight. The lines of an order
 * add up to its invoiced amount; what cost nothing, such as a gift, has no line. A return reduces its own lines; a refund
 * without one is spread over what is left.
 */
export async function invoiceLines(db: Db, orders: readonly OrderRow[]): Promise<InvoiceLine[]> {
  return taxedLines(orders, await paidLines(db, orders))
}

/**
 * The lines that an order has now, in the form of its invoice: one that was issued before freight was a line of its own
 * has it in the lines of the goods.
 */
export async function linesLike(
  db: Db,
  order: OrderRow,
  invoiced: readonly InvoiceLine[],
): Promise<InvoiceLine[]> {
  const lines = await paidLines(db, [order])
  const hasFreight = invoiced.some(({ line_id }) => line_id === FREIGHT_LINE)
  return taxedLines([order], hasFreight ? lines : withFreightInside(lines))
}

function taxedLines(orders: readonly OrderRow[], lines: readonly PaidLine[]): InvoiceLine[] {
  return orders.flatMap(order => {
    const own = lines.filter(({ order_id }) => order_id === order.id)
    const paid = own.map(({ amount }) => amount)
    const shares = splitByShares(Math.min(invoicedAmount(order), sumAmounts(paid)), paid)
    return own.flatMap(({ amount: _paid, freight: _freight, ...line }, at) => {
      const amount = shares[at] ?? 0
      return amount === 0 ? [] : [{ ...line, ...splitTax(amount, line.rate) }]
    })
  })
}

/**
 * The lines of a red invoice that takes back an amount of an order, in fen: from each invoiced line what is more than
 * the line has now. The taxes of several red invoices add up to that of the line.
 */
export function redLines(
  invoiced: readonly InvoiceLine[],
  now: readonly InvoiceLine[],
  amount: number,
): InvoiceLine[] {
  const surplus = invoiced.map(line => Math.max(0, sizeOf(line) - sizeOf(now.find(isSame(line)))))
  const shares = splitByShares(amount, surplus)
  return invoiced.flatMap((line, at) => {
    const share = shares[at] ?? 0
    if (share === 0) return []
    const left = splitTax(sizeOf(line) - share, line.rate)
    return [{ ...line, net: left.net - line.net, tax: left.tax - line.tax }]
  })
}

function isSame({ line_id }: InvoiceLine) {
  return (other: InvoiceLine) => other.line_id === line_id
}

/** A line with its tax, in fen. */
function sizeOf(line: InvoiceLine | undefined): number {
  return line ? line.net + line.tax : 0
}

/** Sums of lines, in fen. */
export function sumLines(lines: readonly InvoiceLine[]): { amount: number; tax_amount: number } {
  const tax_amount = sumAmounts(lines.map(({ tax }) => tax))
  return { amount: sumAmounts(lines.map(({ net }) => net)) + tax_amount, tax_amount }
}
