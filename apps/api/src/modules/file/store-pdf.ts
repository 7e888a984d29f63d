import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FilePurpose } from '@yaoji/api-client/contract/input/file'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { PdfContent } from '../../pdf/content'
import type { Ports } from '../../ports/ports'
import type { Context } from '../../wire/context'
import { Refusal, tooMany } from '../../wire/refusal'
import type { FileRow } from './claim'
import { removeFile } from './service'
import { files, type StoredPurpose } from './tables'

/** What storing a PDF needs: the database outside of a transaction, which a drawing would keep open. */
export interface PdfContext extends Context {
  readonly ports: Pick<Ports, 'pdf' | 'storage'>
  /** Logs why a PDF was not made. */
  logError(error: unknown, what: string): void
}

/** A record of which a PDF is made once. */
export interface PdfRecord {
  /** Names it among all records, like `invoice-12`. */
  readonly key: string
  /** The buyer who can read the PDF; null for a file of the shop. */
  readonly user_id: number | null
  readonly purpose: Exclude<StoredPurpose, FilePurpose>
  /** Name of the file. */
  readonly name: string
  /**
   * Reads the file to which the record refers now; null for none. It is asked after the caller read the record: a call in
   * between can have made the PDF.
   */
  stored(): Promise<FileRow | null>
  /** Reads what the PDF shows. */
  content(): Promise<PdfContent>
  /**
   * Refers to the file unless the record refers to one already, and returns the id of the one that it refers to. Runs in
   * a transaction.
   */
  refer(db: Db, file: FileRow): Promise<number>
}

/** PDFs of one buyer that are made or wait in a process at most: those of the others do not wait for many of one. */
const BUYER_WAITING = 6

interface Making {
  readonly user_id: number | null
  readonly made: Promise<FileRow>
}

/** The PDFs that are being made, by database and record: calls for the same one wait for it together. */
const underWay = new WeakMap<Db, Map<string, Making>>()

/**
 * Draws the PDF of a record and stores it. Of several processes that draw the same, one wins, and all return its file.
 * Throws a 503 when it cannot be drawn or stored now, and a 429 when too many of the buyer wait; nothing is left then.
 */
export async function storePdf(context: PdfContext, record: PdfRecord): Promise<FileRow> {
  const { key, user_id } = record
  const running = underWay.get(context.db) ?? new Map<string, Making>()
  underWay.set(context.db, running)
  const known = running.get(key)
  if (known) return known.made
  const waiting = [...running.values()].filter(each => each.user_id === user_id)
  if (user_id !== null && waiting.length >= BUYER_WAITING) throw tooMany('正在生成的文件较多，请稍候再试')
  const made = make(context, record).finally(() => running.delete(key))
  running.set(key, { user_id, made })
  return made
}

async function make(context: PdfContext, record: PdfRecord): Promise<FileRow> {
  try {
    const stored = await record.stored()
    if (stored) return stored
    const bytes = await context.ports.pdf.draw(await record.content())
    return await keep(context, record, bytes)
  } catch (error) {
    context.logError(error, `the PDF of ${record.key} was not made`)
    throw new Refusal(503, '文件暂时无法生成，请稍后再试')
  }
}

/** Stores a content and refers to it. Its row comes first, so that the clean-up finds what a crash leaves. */
async function keep(context: PdfContext, record: PdfRecord, bytes: Uint8Array): Promise<FileRow> {
  const { db, now, ports } = context
  const { user_id, purpose, name } = record
  const id = randomUUID()
  const values = { user_id, purpose, name, type: 'application/pdf', size: bytes.length } as const
  const [reserved] = await db
    .insert(files)
    .values({ ...values, key: `${id.slice(0, 2)}/${id}`, created_at: now })
    .returning()
  const row = reserved as FileRow
  try {
    await ports.storage.put(row.key, Readable.from([bytes], { objectMode: false }), bytes.length)
    const winner = await db.transaction(tx => complete({ db: tx, now }, record, { row, bytes }))
    if (winner.id !== row.id) await removeFile(db, ports.storage, { user_id, id: row.id })
    return winner
  } catch (error) {
    await Promise.allSettled([ports.storage.remove(row.key), db.delete(files).where(eq(files.id, row.id))])
    throw error
  }
}

/** Returns the file that the record refers to at the end: this one, or the one of another process. */
async function complete(
  { db, now }: Context,
  record: PdfRecord,
  { row, bytes }: { readonly row: FileRow; readonly bytes: Uint8Array },
): Promise<FileRow> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const whole = { ...row, sha256 }
  await db.update(files).set({ sha256 }).where(eq(files.id, row.id))
  const used = await record.refer(db, whole)
  if (used === row.id) {
    await db.update(files).set({ used_at: now }).where(eq(files.id, row.id))
    return { ...whole, used_at: now }
  }
  const [other] = await db.select().from(files).where(eq(files.id, used))
  return other as FileRow
}
