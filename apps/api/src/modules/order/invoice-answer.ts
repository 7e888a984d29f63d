import type { InvoiceSummary } from '@yaoji/api-client/contract/order'
import { formatAmount, INVOICE_STATES, INVOICE_TYPES, sumAmounts } from '@yaoji/domain'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { invoiceOrders, invoices } from '../invoice/tables'
import { receivedOf } from './balance-part'
import type { OrderRow } from './tables'

type InvoiceRow = typeof invoices.$inferSelect

/** An order in an invoice. */
export interface InvoicePart {
  readonly part: typeof invoiceOrders.$inferSelect
  readonly order: OrderRow
}

/** What of an order is invoiced, in fen: what the buyer paid, balance included, minus what was refunded. */
export function invoicedAmount(
  order: Pick<OrderRow, 'paid_amount' | 'balance_paid' | 'refunded_amount'>,
): number {
  return Math.max(0, receivedOf(order) - order.refunded_amount)
}

/** The amount of an order in an invoice, in fen. Before the payment it is what is to be paid. */
export function partAmount({ number }: InvoiceRow, { part, order }: InvoicePart): number {
  if (number !== null) return part.amount
  return order.paid_at === null ? order.payable_amount + order.balance_amount : invoicedAmount(order)
}

/**
 * Writes an invoice for the wire with these of its orders. `original` is the number of the invoice that a red one takes
 * back a part of; empty for every other one.
 */
export function invoiceAnswer(
  row: InvoiceRow,
  { parts, original }: { parts: readonly InvoicePart[]; original: string },
): InvoiceSummary {
  const waits = row.state === 'applied' && parts.some(({ order }) => order.paid_at === null)
  return {
    id: row.id,
    number: row.number ?? '',
    is_red: row.red_of === null ? 0 : 1,
    type_text: INVOICE_TYPES[row.type].text,
    state: row.state,
    state_text: waits ? '付款后开票' : INVOICE_STATES[row.state],
    amount: formatAmount(sumAmounts(parts.map(part => partAmount(row, part)))),
    issued_on: row.issued_on,
    reason: original ? `红字发票，冲销 ${original} 的退款部分` : row.reason,
    pdf_url: row.state === 'issued' ? `/api/invoice/${row.id}/pdf` : '',
  }
}

/** For each of these invoices the number of the one that it takes back a part of; empty when it is not red. */
export async function originalNumbers(
  db: Db,
  rows: readonly InvoiceRow[],
): Promise<(row: InvoiceRow) => string> {
  const ids = rows.flatMap(({ red_of }) => red_of ?? [])
  if (ids.length === 0) return () => ''
  const found = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.id, ids))
  const numbers = new Map(found.map(({ id, number }) => [id, number ?? '']))
  return ({ red_of }) => numbers.get(red_of ?? 0) ?? ''
}

/** The invoices of an order and its applications for one, newest first. */
export async function orderInvoices(db: Db, order: OrderRow): Promise<InvoiceSummary[]> {
  const rows = await db
    .select({ invoice: invoices, part: invoiceOrders })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoice_id))
    .where(and(eq(invoiceOrders.order_id, order.id), ne(invoices.state, 'not_needed')))
    .orderBy(desc(invoices.id))
  const originalOf = await originalNumbers(
    db,
    rows.map(({ invoice }) => invoice),
  )
  return rows.map(({ invoice, part }) =>
    invoiceAnswer(invoice, { parts: [{ part, order }], original: originalOf(invoice) }),
  )
}
