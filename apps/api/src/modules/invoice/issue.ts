import { INVOICE_STATES, sumAmounts } from '@yaoji/domain'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { missingFor } from '../config/company'
import { currentProfile, typeProblem } from '../invoice-profile/service'
import { invoicedAmount } from '../order/invoice-answer'
import { type OrderRow, orders } from '../order/tables'
import { invoiceLines, sumLines } from './amounts'
import { type InvoiceRow, issuedFields, lockInvoice, nextNumber, sendMessage } from './issued'
import { invoiceOrders, invoices } from './tables'

/** What an operator does with an invoice: issue or reject an application, void an issued invoice. */
export type InvoiceFinding =
  | { readonly kind: 'issue' }
  | { readonly kind: 'reject' | 'void'; readonly reason: string }

/** Carries out an operator's decision about an invoice, in the transaction of the caller, and sends the buyer a message. */
export async function decideInvoice(
  context: Context,
  id: number,
  finding: InvoiceFinding,
): Promise<InvoiceRow['state']> {
  const invoice = await lockInvoice(context.db, id)
  const needed = finding.kind === 'void' ? 'issued' : 'applied'
  if (invoice.state !== needed) throw conflict(`发票${INVOICE_STATES[invoice.state]}，不能进行此操作`)
  if (invoice.red_of !== null) throw conflict('红字发票不能单独作废，请作废它冲销的发票')
  if (finding.kind === 'issue') return issue(context, invoice)
  const state = finding.kind === 'void' ? 'voided' : 'rejected'
  await close(context, invoice, { state, reason: finding.reason })
  return state
}

/** Applications that can be issued, the oldest first: their orders are paid. */
export async function waitingInvoices(db: Db) {
  const rows = await db
    .select({ invoice: invoices, company: users.company, order: orders })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.user_id))
    .innerJoin(invoiceOrders, eq(invoiceOrders.invoice_id, invoices.id))
    .innerJoin(orders, eq(orders.id, invoiceOrders.order_id))
    .where(eq(invoices.state, 'applied'))
    .orderBy(asc(invoices.id), asc(orders.id))
  const ids = [...new Set(rows.map(({ invoice }) => invoice.id))]
  return ids.flatMap(id => {
    const own = rows.filter(({ invoice }) => invoice.id === id)
    const amount = sumAmounts(own.map(({ order }) => invoicedAmount(order)))
    const [first] = own
    if (!first || amount === 0 || own.some(({ order }) => order.paid_at === null)) return []
    const { invoice, company } = first
    return [{ invoice, company, amount, sns: own.map(({ order }) => order.sn) }]
  })
}

/** How many applications can be issued: all their orders are paid, and there is an amount to invoice. */
export async function countWaitingInvoices(db: Db): Promise<number> {
  const { paid_amount, balance_amount, refunded_amount, paid_at } = orders
  const ready = db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(invoiceOrders, eq(invoiceOrders.invoice_id, invoices.id))
    .innerJoin(orders, eq(orders.id, invoiceOrders.order_id))
    .where(eq(invoices.state, 'applied'))
    .groupBy(invoices.id)
    .having(
      sql`bool_and(${paid_at} is not null)
        and sum(greatest(0, ${paid_amount} + ${balance_amount} - ${refunded_amount})) > 0`,
    )
  return db.$count(ready.as('ready'))
}

async function issue(context: Context, invoice: InvoiceRow): Promise<'issued'> {
  const { db } = context
  const missing = missingFor('invoice')
  if (missing.length > 0) throw conflict(`还没有设置开票单位，不能开票。请先设置 ${missing.join('、')}`)
  const rows = await ordersOf(db, invoice.id)
  const unpaid = rows.find(row => row.paid_at === null)
  if (unpaid) throw conflict(`订单 ${unpaid.sn} 还没有付款，不能开票`)
  const [buyer] = await db.select().from(users).where(eq(users.id, invoice.user_id))
  const profile = buyer ? await currentProfile(db, buyer) : null
  const problem = typeProblem(invoice.type, profile)
  if (problem) throw conflict(problem)
  const lines = await invoiceLines(db, rows)
  if (lines.length === 0) throw conflict('订单已全部退款，没有可开票的金额')
  const fields = { ...issuedFields(context, lines), number: await nextNumber(context), profile }
  await db.update(invoices).set(fields).where(eq(invoices.id, invoice.id))
  for (const row of rows) {
    const { amount } = sumLines(lines.filter(line => line.order_id === row.id))
    await db
      .update(invoiceOrders)
      .set({ amount })
      .where(and(eq(invoiceOrders.invoice_id, invoice.id), eq(invoiceOrders.order_id, row.id)))
  }
  await sendMessage(context, invoice.user_id, {
    title: '发票已开具',
    content: `订单 ${rows.map(({ sn }) => sn).join('、')} 的发票已开具，号码 ${fields.number}，可以下载 PDF。`,
  })
  return 'issued'
}

async function ordersOf(db: Db, invoiceId: number): Promise<OrderRow[]> {
  const ids = db
    .select({ id: invoiceOrders.order_id })
    .from(invoiceOrders)
    .where(eq(invoiceOrders.invoice_id, invoiceId))
  return db.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id))
}

async function close(
  context: Context,
  invoice: InvoiceRow,
  { state, reason }: { state: 'rejected' | 'voided'; reason: string },
): Promise<void> {
  const { db } = context
  // A voided invoice is void with the red ones that took back a part of it.
  const own = eq(invoices.id, invoice.id)
  const withRed = state === 'voided' ? or(own, eq(invoices.red_of, invoice.id)) : own
  await db.update(invoices).set({ state, reason }).where(withRed)
  const what = state === 'voided' ? `发票 ${invoice.number} 已作废` : '开票申请未通过'
  await sendMessage(context, invoice.user_id, { title: what, content: `${reason}。可以重新申请。` })
}
