import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../db/types'
import { notFound } from '../../wire/refusal'
import { drawInvoice } from './draw-invoice'
import { invoices } from './tables'

interface Asked {
  /** As it is in the address. */
  readonly id: string
  /** Null for a visitor. */
  readonly userId: number | null
}

/**
 * Answers with the PDF of an issued invoice, which the browser keeps for nobody else. Throws a 404 for an invoice that is
 * not issued and for another buyer's.
 */
export async function sendInvoice(db: Db, reply: FastifyReply, { id, userId }: Asked): Promise<FastifyReply> {
  const invoice =
    userId !== null && /^[1-9]\d{0,8}$/.test(id) ? await findIssued(db, Number(id), userId) : null
  if (!invoice) throw notFound('发票')
  const content = await drawInvoice(invoice, await redNumber(db, invoice.red_of))
  return reply
    .headers({
      'Content-Type': 'application/pdf',
      'Content-Length': content.length,
      'Content-Disposition': `inline; filename="${invoice.number}.pdf"`,
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(content)
}

async function findIssued(db: Db, id: number, userId: number) {
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
