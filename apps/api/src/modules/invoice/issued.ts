import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { seller } from '../config/company'
import { messages } from '../message/tables'
import { lockAccount } from '../wallet/account'
import { sumLines } from './amounts'
import { type InvoiceLine, invoices } from './tables'

/* What ordinary and red invoices share when they are issued. */

export type InvoiceRow = typeof invoices.$inferSelect

/** An invoice, locked after its buyer's account. */
export async function lockInvoice(db: Db, id: number): Promise<InvoiceRow> {
  const [found] = await db.select({ user_id: invoices.user_id }).from(invoices).where(eq(invoices.id, id))
  if (!found) throw notFound('发票')
  await lockAccount(db, found.user_id)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!invoice) throw notFound('发票')
  return invoice
}

/** The fields that an invoice gets when it is issued with these lines. */
export function issuedFields({ now }: Context, lines: InvoiceLine[]) {
  return { state: 'issued' as const, lines, ...sumLines(lines), issued_on: chinaDate(now), seller: seller() }
}

/** 20 digits, as a fully digital invoice has: the year, the region, a running number. */
export async function nextNumber({ db, now }: Context): Promise<string> {
  const [row] = await db
    .select({ number: sql<string>`nextval('invoice_numbers')::text` })
    .from(sql`generate_series(1, 1)`)
  return `${chinaDate(now).slice(2, 4)}31${(row?.number ?? '').padStart(16, '0')}`
}

/** A message about the buyer's invoices. */
export async function sendMessage(
  { db, now }: Context,
  user_id: number,
  text: { title: string; content: string },
): Promise<void> {
  await db
    .insert(messages)
    .values({ user_id, kind: 'order', url: '/zzfw/dzfp?tab=issued', created_at: now, ...text })
}
