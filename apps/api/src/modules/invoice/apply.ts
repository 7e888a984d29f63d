import type { InputOf } from '@yaoji/api-client/contract'
import type { Invoice, invoiceChange, invoiceCreate } from '@yaoji/api-client/contract/invoice'
import { canApplyInvoice, INVOICE_STATES, PAID_STATUSES } from '@yaoji/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { requireType } from '../invoice-profile/service'
import { invoicedAmount } from '../order/invoice-answer'
import { invoicesOf } from '../order/invoice-state'
import { ownOrders } from '../order/list'
import { lockAccount } from '../wallet/account'
import { periodOf, toInvoices } from './list'
import { invoiceOrders, invoices } from './tables'

/** Applies for one invoice for paid orders of one month. Refuses orders that have one, or nothing to invoice. */
export async function applyForInvoice(
  context: BuyerContext,
  { order_ids, type, email = '' }: InputOf<typeof invoiceCreate>,
): Promise<Invoice> {
  const { db, viewer, now } = context
  await lockAccount(db, viewer.buyer.id)
  const rows = await ownOrders(db, viewer.buyer.id, order_ids)
  await requireType(context, { type, field: 'type' })
  const invoiceOf = await invoicesOf(db, order_ids)
  for (const row of rows) {
    const { state } = invoiceOf(row.id)
    if (!canApplyInvoice(state)) throw conflict(`订单 ${row.sn} ${INVOICE_STATES[state]}，不能重复申请`)
    if (
      row.paid_at === null ||
      !PAID_STATUSES.some(status => status === row.status) ||
      invoicedAmount(row) === 0
    )
      throw conflict(`订单 ${row.sn} 没有可开票的金额`)
  }
  if (new Set(rows.map(periodOf)).size > 1) throw conflict('一张发票只能包含同一个月付款的订单，请分开申请')
  await removeUnneeded(
    context,
    rows.map(({ id }) => id),
  )
  const [invoice] = await db
    .insert(invoices)
    .values({ user_id: viewer.buyer.id, type, email, state: 'applied', applied_at: now })
    .returning()
  if (!invoice) throw notFound('发票')
  await db.insert(invoiceOrders).values(rows.map(({ id }) => ({ invoice_id: invoice.id, order_id: id })))
  return answerOf(context, invoice.id)
}

/** Changes the type of an invoice that is applied for, and where it is sent. */
export async function changeType(
  context: BuyerContext,
  { id, type, email }: InputOf<typeof invoiceChange>,
): Promise<Invoice> {
  const { db, viewer } = context
  await lockAccount(db, viewer.buyer.id)
  await requireApplied(context, id)
  await requireType(context, { type, field: 'type' })
  await db.update(invoices).set({ type, email }).where(eq(invoices.id, id))
  return answerOf(context, id)
}

/** Withdraws an application: its orders have no invoice then. */
export async function withdrawInvoice(context: BuyerContext, id: number): Promise<void> {
  const { db, viewer } = context
  await lockAccount(db, viewer.buyer.id)
  await requireApplied(context, id)
  await db.delete(invoices).where(eq(invoices.id, id))
}

/** Throws a 404 for another buyer's invoice, and a 409 for one that is not applied for any more. */
async function requireApplied({ db, viewer }: BuyerContext, id: number): Promise<void> {
  const [row] = await db
    .select({ state: invoices.state })
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.user_id, viewer.buyer.id), isNull(invoices.red_of)))
  if (!row) throw notFound('发票')
  if (row.state !== 'applied') throw conflict(`发票${INVOICE_STATES[row.state]}，不能更改`)
}

/** Removes the choice of no invoice for orders that get one. */
async function removeUnneeded({ db }: BuyerContext, orderIds: readonly number[]): Promise<void> {
  const unneeded = db
    .select({ id: invoiceOrders.invoice_id })
    .from(invoiceOrders)
    .where(inArray(invoiceOrders.order_id, [...orderIds]))
  await db.delete(invoices).where(and(inArray(invoices.id, unneeded), eq(invoices.state, 'not_needed')))
}

async function answerOf({ db, viewer }: BuyerContext, id: number): Promise<Invoice> {
  const rows = await db.select().from(invoices).where(eq(invoices.id, id))
  const [answer] = await toInvoices(db, viewer.buyer, rows)
  if (!answer) throw notFound('发票')
  return answer
}
