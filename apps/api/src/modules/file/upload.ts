import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { InputOf } from '@yaoji/api-client/contract'
import type { fileUpload } from '@yaoji/api-client/contract/file'
import { type FileType, fileProblem, MAX_FILE_BYTES } from '@yaoji/domain'
import { and, eq, isNull, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { atMost, countAttempt } from '../../session/attempts'
import type { BuyerRequestContext } from '../../wire/context'
import type { IncomingFile } from '../../wire/multipart'
import { invalidField, tooMany } from '../../wire/refusal'
import type { FileRow } from './claim'
import { displayName } from './display-name'
import { withReceived } from './receive'
import { type SafeContent, safeContent } from './safe-content'
import { scanFile } from './scan-file'
import { SIGNATURE_BYTES, typeOf } from './signature'
import { files, isOwnedBy, type StoredPurpose } from './tables'

/** Uploads of a buyer within an hour. */
const UPLOADS_AN_HOUR = 60

/** Bytes of a buyer's files to which nothing refers. */
const UNUSED_BYTES = 200 * 1024 * 1024

type UploadContext = BuyerRequestContext<InputOf<typeof fileUpload>>

/** Stores a file that a buyer sends, within the buyer's limit. */
export async function uploadFile(context: UploadContext, file: IncomingFile): Promise<FileRow> {
  const { input, viewer } = context
  const limit = {
    subject: `file:user:${viewer.buyer.id}`,
    rule: atMost(UPLOADS_AN_HOUR, 60),
    message: () => '上传过于频繁，请稍后再试',
  }
  await countAttempt(context, [limit])
  return storeFile(context, { user_id: viewer.buyer.id, purpose: input.purpose, file })
}

type StoreContext = Pick<UploadContext, 'db' | 'now' | 'deps'>

export interface NewFile {
  /** The buyer who can read it; null for a file of the shop. */
  readonly user_id: number | null
  readonly purpose: StoredPurpose
  readonly file: IncomingFile
}

/**
 * Stores a file. Its row is written first, so that every content in the storage has a row, also after a crash. A
 * failed upload leaves neither.
 */
export async function storeFile(context: StoreContext, newFile: NewFile): Promise<FileRow> {
  const { db, deps } = context
  const { type, content } = await readType(newFile.file.content)
  const row = await db.transaction(tx => reserve({ ...context, db: tx }, newFile, type))
  try {
    return await withReceived(deps.config, content, async file => {
      await scanFile(deps.ports, file)
      const { content: safe, size } = await safeContent(deps.ports, file, type)
      const hashed = withHash(safe)
      await deps.ports.storage.put(row.key, Readable.from(hashed.content, { objectMode: false }), size)
      return complete(db, row, { size, sha256: hashed.sha256() })
    })
  } catch (error) {
    await Promise.allSettled([
      deps.ports.storage.remove(row.key),
      db.delete(files).where(eq(files.id, row.id)),
    ])
    throw error
  }
}

interface Typed {
  readonly type: FileType
  /** The whole content. */
  readonly content: AsyncIterable<Buffer>
}

/** Reads the first bytes of a content and its type. Throws a 422 for an empty file and for other types. */
async function readType(content: AsyncIterable<Buffer>): Promise<Typed> {
  const chunks = content[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < SIGNATURE_BYTES) {
    const next = await chunks.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  const type = typeOf(head)
  if (type === null) throw invalidField('file', fileProblem({ type: '', size: head.length }) ?? '')
  return { type, content: joined(head, chunks) }
}

async function* joined(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Writes the row of a file that is about to be received. */
async function reserve(
  { db, now }: StoreContext,
  { user_id, purpose, file }: NewFile,
  type: FileType,
): Promise<FileRow> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`file:${user_id}`}))`)
  const [unused] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(isOwnedBy(user_id), isNull(files.used_at)))
  const size = Math.min(file.announced, MAX_FILE_BYTES)
  if ((unused?.bytes ?? 0) + size > UNUSED_BYTES) {
    throw tooMany('未提交的文件过多，请先提交或删除已上传的文件')
  }
  const id = randomUUID()
  const [row] = await db
    .insert(files)
    .values({
      user_id,
      purpose,
      name: displayName(file.name, type),
      type,
      size,
      key: `${id.slice(0, 2)}/${id}`,
      created_at: now,
    })
    .returning()
  return row as FileRow
}

/** Passes a content on; `sha256` is its hash at the end. */
function withHash(content: SafeContent['content']) {
  const hash = createHash('sha256')
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { content: pass(), sha256: () => hash.digest('hex') }
}

async function complete(
  db: Db,
  { id }: FileRow,
  measured: Pick<FileRow, 'size' | 'sha256'>,
): Promise<FileRow> {
  const [row] = await db.update(files).set(measured).where(eq(files.id, id)).returning()
  return row as FileRow
}
