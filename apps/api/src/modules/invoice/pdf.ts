import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../db/types'
import type { InvoiceContent, PartyRow } from '../../pdf/content'
import { addDays, chinaDate } from '../../wire/clock'
import { eachDue } from '../../wire/each-due'
import { notFound } from '../../wire/refusal'
import { seller as currentSeller } from '../config/company'
import type { Seller } from '../config/seller'
import type { FileRow } from '../file/claim'
import { sendFile } from '../file/send-file'
import { referredFile } from '../file/service'
import { type PdfContext, storePdf } from '../file/store-pdf'
import type { InvoiceRow } from './issued'
import { invoices } from './tables'

/** What the PDFs of invoices need. */
export interface InvoicePdfContext extends PdfContext {
  /** The shop is a demonstration: its invoices are marked as specimens. */
  readonly demo: boolean
}

interface Asked {
  /** As it is in the address. */
  readonly id: string
  /** Null for a visitor. */
  readonly userId: number | null
}

/** Answers with the PDF of an issued invoice. Throws a 404 for an invoice that is not issued and for another buyer's. */
export async function sendInvoice(
  context: InvoicePdfContext,
  reply: FastifyReply,
  { id, userId }: Asked,
): Promise<FastifyReply> {
  const invoice =
    userId !== null && /^[1-9]\d{0,8}$/.test(id) ? await findIssued(context.db, Number(id), userId) : null
  if (!invoice) throw notFound('发票')
  return sendFile(reply, context.ports.storage, await invoiceFile(context, invoice))
}

/** The stored PDF of an issued invoice, which is drawn once: later drawing code changes no issued invoice. */
export async function invoiceFile(context: InvoicePdfContext, invoice: InvoiceRow): Promise<FileRow> {
  const { db, demo } = context
  const { id, user_id } = invoice
  const own = eq(invoices.id, id)
  const stored = await referredFile(db, invoice)
  if (stored) return stored
  return storePdf(context, {
    key: `invoice-${id}`,
    user_id,
    purpose: 'invoice',
    name: `${invoice.number}.pdf`,
    async stored() {
      const [current] = await db.select().from(invoices).where(own)
      return current ? referredFile(db, current) : null
    },
    content: async () => contentOf(invoice, { red_of: await redNumber(db, invoice.red_of), specimen: demo }),
    async refer(tx, file) {
      const [row] = await tx.select().from(invoices).where(own).for('update')
      if (row?.file_id != null) return row.file_id
      await tx.update(invoices).set({ file_id: file.id }).where(own)
      return file.id
    },
  })
}

/** Days in which an issued invoice gets its PDF by itself. Older ones get theirs when somebody reads them. */
const RECENT_DAYS = 2

/** Draws the PDFs of the invoices that were issued lately. Running it again changes nothing. Returns how many. */
export async function drawIssued(context: InvoicePdfContext): Promise<number> {
  const since = addDays(chinaDate(context.now), -RECENT_DAYS)
  const due = await context.db
    .select()
    .from(invoices)
    .where(
      and(
        isNull(invoices.file_id),
        eq(invoices.state, 'issued'),
        isNotNull(invoices.number),
        gte(invoices.issued_on, since),
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(20)
  const drawn = (invoice: InvoiceRow) => invoiceFile(context, invoice).then(() => 1)
  return eachDue(due, drawn, 'api: some PDFs of invoices were not drawn. The next round tries them again.')
}

function contentOf(invoice: InvoiceRow, more: Pick<InvoiceContent, 'red_of' | 'specimen'>): InvoiceContent {
  const { type, number, issued_on, profile, lines, amount, tax_amount, reason, seller } = invoice
  return {
    kind: 'invoice',
    ...{ type, profile, lines, amount, tax_amount, reason },
    number: number ?? '',
    issued_on: issued_on ?? '',
    seller: sellerRows(seller ?? currentSeller()),
    ...more,
  }
}

function sellerRows({ company, credit_code, address, phone, bank, account }: Seller): PartyRow[] {
  return [
    ['名称', company],
    ['税号', credit_code],
    ['地址', address],
    ['电话', phone],
    ['开户行', bank],
    ['账号', account],
  ]
}

async function findIssued(db: Db, id: number, userId: number): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.user_id, userId), eq(invoices.state, 'issued')))
  return row ?? null
}

/** Number of the invoice that a red one takes back a part of; empty for every other one. */
async function redNumber(db: Db, id: number | null): Promise<string> {
  if (id === null) return ''
  const [row] = await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, id))
  return row?.number ?? ''
}
