import { buffer } from 'node:stream/consumers'
import { INVOICE_TYPES } from '@yaoji/domain'
import { and, asc, eq, gt, isNull, lt, lte, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Ports } from '../../ports/ports'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { conflict, notFound } from '../../wire/refusal'
import type { InvoiceRow } from './issued'
import { MAIL_TRIES, MAIL_WAITS, mailAnswer } from './mail-state'
import { type InvoicePdfContext, invoiceFile } from './pdf'
import { invoices } from './tables'

export interface InvoiceMailContext extends InvoicePdfContext {
  readonly ports: Pick<Ports, 'pdf' | 'storage' | 'mail'>
}

/** Issued invoices that were not sent to the address that their buyer named. */
const unsent = and(eq(invoices.state, 'issued'), ne(invoices.email, ''), isNull(invoices.mailed_at))

/** Those of which an attempt failed. */
const failed = and(unsent, gt(invoices.mail_tries, 0))

/**
 * Sends issued invoices to the addresses that their buyers named, each once. One that cannot be sent is tried again
 * later, and stops nothing. Returns how many it sent.
 */
export async function mailIssued(context: InvoiceMailContext): Promise<number> {
  const due = await context.db
    .select()
    .from(invoices)
    .where(and(unsent, isDue(context.now)))
    .orderBy(asc(invoices.id))
    .limit(20)
  const message = 'api: some invoices were not sent by e-mail. They are tried again later.'
  return eachDue(due, row => send(context, row), message)
}

function isDue(now: Date) {
  return and(
    lt(invoices.mail_tries, MAIL_TRIES),
    or(isNull(invoices.mail_after), lte(invoices.mail_after, now)),
  )
}

async function send(context: InvoiceMailContext, row: InvoiceRow): Promise<0 | 1> {
  const { db, now, ports } = context
  if (!(await claim(context, row))) return 0
  const file = await invoiceFile(context, row)
  const content = await ports.storage.get(file.key)
  if (!content) throw new Error(`api: the PDF of invoice ${row.number} is not in the storage. Restore it.`)
  await ports.mail.send({
    to: row.email,
    subject: `${INVOICE_TYPES[row.type].text} ${row.number}`,
    text: `您好，${row.profile?.title ?? ''}的发票 ${row.number} 已开具，见附件。也可以在药集“电子发票”里下载。`,
    attachments: [{ name: file.name, type: file.type, content: await buffer(content) }],
  })
  await db.update(invoices).set({ mailed_at: now }).where(eq(invoices.id, row.id))
  return 1
}

/** Counts an attempt and plans the next one, before this one: no other process sends it meanwhile. */
async function claim({ db, now }: Context, { id, mail_tries }: InvoiceRow): Promise<boolean> {
  const minutes = MAIL_WAITS[mail_tries] ?? 0
  const claimed = await db
    .update(invoices)
    .set({ mail_tries: mail_tries + 1, mail_after: new Date(now.getTime() + minutes * 60_000) })
    .where(and(eq(invoices.id, id), eq(invoices.mail_tries, mail_tries), unsent, isDue(now)))
    .returning({ id: invoices.id })
  return claimed.length > 0
}

/** Invoices whose e-mail failed at least once and has not arrived, for the operator; the oldest first. */
export async function failedMails(db: Db): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(failed).orderBy(asc(invoices.id))
}

/** The length of {@link failedMails}. */
export function countFailedMails(db: Db): Promise<number> {
  return db.$count(invoices, failed)
}

/** Whether an invoice was sent, in words; empty for one that does not exist or is sent nowhere. */
export async function mailText(db: Db, id: number): Promise<string> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return row ? mailAnswer(row).mail_text : ''
}

/** Has an invoice sent again, with all its attempts, also one that was sent. Throws a 409 without an address. */
export async function mailAgain(db: Db, id: number): Promise<void> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!row) throw notFound('发票')
  if (row.state !== 'issued' || row.email === '') throw conflict('发票没有开具，或没有接收邮箱')
  const fresh = { mailed_at: null, mail_tries: 0, mail_after: null }
  await db.update(invoices).set(fresh).where(eq(invoices.id, id))
}
