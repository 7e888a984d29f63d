import { and, asc, eq, gte, isNull, ne } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { eachDue } from '../../wire/each-due'
import { notFound } from '../../wire/refusal'
import type { FileRow } from '../file/claim'
import { sendFile } from '../file/send-file'
import { referredFile } from '../file/service'
import { type PdfContext, storePdf } from '../file/store-pdf'
import { agreementOf, type ContractRow, hiddenPhone, numberOf } from './read'
import { supplyContracts } from './tables'

interface Asked {
  /** As it is in the address. */
  readonly id: string
  /** Null for a visitor. */
  readonly userId: number | null
}

/** Answers with the PDF of a signed contract. Throws a 404 for a missing one and for another buyer's. */
export async function sendContract(
  context: PdfContext,
  reply: FastifyReply,
  { id, userId }: Asked,
): Promise<FastifyReply> {
  const row =
    userId !== null && /^[1-9]\d{0,8}$/.test(id) ? await findContract(context.db, Number(id), userId) : null
  if (!row) throw notFound('合同')
  return sendFile(reply, context.ports.storage, await contractFile(context, row))
}

/**
 * The stored PDF of a signed contract, which is drawn once. A contract that was signed before its parties were stored
 * with it gets the current ones, and keeps them.
 */
async function contractFile(context: PdfContext, row: ContractRow): Promise<FileRow> {
  const { db } = context
  const { id, user_id } = row
  const own = eq(supplyContracts.id, id)
  const stored = await referredFile(db, row)
  if (stored) return stored
  const agreement = await agreementOf(db, row)
  const { supplier, buyer } = agreement
  return storePdf(context, {
    key: `contract-${id}`,
    user_id,
    purpose: 'contract',
    name: `${numberOf(row)}.pdf`,
    async stored() {
      const [current] = await db.select().from(supplyContracts).where(own)
      return current ? referredFile(db, current) : null
    },
    content: async () => ({
      kind: 'contract',
      ...agreement,
      number: numberOf(row),
      signed_at: chinaTime(row.signed_at),
      signed_phone: hiddenPhone(row),
      text_sha256: row.text_sha256,
    }),
    async refer(tx, file) {
      const [current] = await tx.select().from(supplyContracts).where(own).for('update')
      if (!current) throw notFound('合同')
      if (current.file_id !== null) return current.file_id
      await tx.update(supplyContracts).set({ file_id: file.id, supplier, buyer }).where(own)
      return file.id
    },
  })
}

/** Milliseconds in which a contract that was signed by a code gets its PDF by itself: two days. */
const RECENT_MS = 2 * 86_400_000

/** Draws the PDFs of the contracts that were signed lately. Running it again changes nothing. Returns how many. */
export async function drawSigned(context: PdfContext): Promise<number> {
  const due = await context.db
    .select()
    .from(supplyContracts)
    .where(
      and(
        isNull(supplyContracts.file_id),
        ne(supplyContracts.text_sha256, ''),
        gte(supplyContracts.signed_at, new Date(context.now.getTime() - RECENT_MS)),
      ),
    )
    .orderBy(asc(supplyContracts.id))
    .limit(20)
  const drawn = (row: ContractRow) => contractFile(context, row).then(() => 1)
  return eachDue(due, drawn, 'api: some PDFs of contracts were not drawn. The next round tries them again.')
}

async function findContract(db: Db, id: number, userId: number): Promise<ContractRow | null> {
  const [row] = await db
    .select()
    .from(supplyContracts)
    .where(and(eq(supplyContracts.id, id), eq(supplyContracts.user_id, userId)))
  return row ?? null
}
