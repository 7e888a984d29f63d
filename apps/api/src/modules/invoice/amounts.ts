import { splitByShares, splitTax, sumAmounts } from '@yaoji/domain'
import type { Db } from '../../db/types'
import { invoicedAmount } from '../order/invoice-answer'
import type { OrderRow } from '../order/orderAnswer'
import { type PaidLine, paidLines } from './paid-lines'
import type { InvoiceLine } from './tables'

/**
 * The lines of an invoice for these orders. The lines of an order add up to its invoiced amount. A return reduces its own
 * lines; a refund without one is spread over what is left.
 */
export async function invoiceLines(db: Db, orders: readonly OrderRow[]): Promise<InvoiceLine[]> {
  const lines = await paidLines(db, orders)
  return orders.flatMap(order => {
    const own = lines.filter(({ line }) => line.order_id === order.id)
    const paid = own.map(({ amount }) => amount)
    const shares = splitByShares(Math.min(invoicedAmount(order), sumAmounts(paid)), paid)
    return own.flatMap((each, at) => {
      const amount = shares[at] ?? 0
      return amount === 0 ? [] : [{ ...lineText(each), rate: each.rate, ...splitTax(amount, each.rate) }]
    })
  })
}

/** What a line is called. A line of which all packs were returned has only its freight left. */
function lineText({ line, number }: PaidLine) {
  const { id: line_id, order_id, name, ypgg, bzdw } = line
  const text = number === 0 ? { name: '运费', ypgg: '', bzdw: '' } : { name, ypgg, bzdw }
  return { order_id, line_id, ...text, number }
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
