import type { InvoiceState } from '@yaoji/domain'
import { and, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { invoiceOrders, invoices } from '../invoice/tables'

/** An order's invoice: its state, and why it was rejected or voided. */
export interface OrderInvoice {
  readonly state: InvoiceState
  readonly reason: string
}

const NONE: OrderInvoice = { state: 'none', reason: '' }

/** The invoice of each of these orders: the newest one, red ones aside. */
export async function invoicesOf(
  db: Db,
  orderIds: readonly number[],
): Promise<(orderId: number) => OrderInvoice> {
  return invoiceReader(await selectInvoices(db, orderIds))
}

/** {@link invoicesOf} as a query, for a statement that reads more. */
export function selectInvoices(db: Db, orderIds: readonly number[]) {
  return db
    .selectDistinctOn([invoiceOrders.order_id], {
      order_id: invoiceOrders.order_id,
      state: invoices.state,
      reason: invoices.reason,
    })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoice_id))
    .where(sql`${isNull(invoices.red_of)} and ${anyOf(invoiceOrders.order_id, orderIds)}`)
    .orderBy(invoiceOrders.order_id, desc(invoices.id))
}

/** Finds the invoice of an order in the rows of {@link selectInvoices}. */
export function invoiceReader(
  rows: readonly (OrderInvoice & { readonly order_id: number })[],
): (orderId: number) => OrderInvoice {
  const byOrder = new Map(rows.map(({ order_id, ...invoice }) => [order_id, invoice]))
  return orderId => byOrder.get(orderId) ?? NONE
}

/**
 * Removes an order from the applications for invoices, and deletes those that have no other order. Returns whether one
 * had it.
 */
export async function removeFromApplications(db: Db, orderId: number): Promise<boolean> {
  const applied = db.select({ id: invoices.id }).from(invoices).where(eq(invoices.state, 'applied'))
  const removed = await db
    .delete(invoiceOrders)
    .where(and(eq(invoiceOrders.order_id, orderId), inArray(invoiceOrders.invoice_id, applied)))
    .returning({ invoice_id: invoiceOrders.invoice_id })
  const ids = removed.map(({ invoice_id }) => invoice_id)
  const others = db
    .select({ id: invoiceOrders.id })
    .from(invoiceOrders)
    .where(eq(invoiceOrders.invoice_id, invoices.id))
  await db.delete(invoices).where(and(anyOf(invoices.id, ids), notExists(others)))
  return ids.length > 0
}
