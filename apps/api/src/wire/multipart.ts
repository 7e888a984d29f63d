import multipart, { type MultipartFile } from '@fastify/multipart'
import { MAX_FILE_BYTES } from '@yaoji/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasViewer } from './called-path'
import { invalidField, Refusal, tooMany } from './refusal'

/** A file while it is received. */
export interface IncomingFile {
  /** As the browser wrote it; not to be shown or used as a path. */
  readonly name: string
  /** Size of the request's body in bytes: the file is not larger. */
  readonly announced: number
  /**
   * The content, to be read once. Reading throws a 413 beyond the maximum size, and a 422 when the form ends early or
   * has more than this file.
   */
  readonly content: AsyncIterable<Buffer>
}

/** A form with a file, read up to the content of the file. */
export interface IncomingForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly file: IncomingFile
}

/** A body above this is not read to its end, in bytes: the connection is closed after the answer. */
const MAX_BODY_BYTES = 2 * MAX_FILE_BYTES

/** Files that a process receives from one buyer at the same time. A page sends two. */
const FILES_AT_ONCE = 6

const LIMITS = {
  files: 1,
  fileSize: MAX_FILE_BYTES,
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 4096,
  headerPairs: 20,
}

/** Adds routes that take a form with a file. All other routes refuse such a body. */
export function acceptFiles(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async scope => {
    await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
    limitFilesAtOnce(scope)
    // The caller still sends what was not read of a refused form; it gets the answer when the body is at its end.
    scope.addHook('onSend', async ({ raw }, reply) => {
      if (!(announcedBytes(raw) <= MAX_BODY_BYTES)) reply.header('Connection', 'close')
      raw.unpipe()
      raw.resume()
    })
    addRoutes(scope)
  })
}

/** Refuses a buyer's further file while others arrive: a file may take minutes, and is not one of the calls under way. */
function limitFilesAtOnce(scope: FastifyInstance): void {
  const arriving = new Map<number, number>()
  scope.addHook('preHandler', async (request, { raw }) => {
    // Other calls than those of buyers have no viewer.
    const buyer = hasViewer(request) ? request.viewer.buyer : null
    // Of a caller who has gone, nothing more arrives, and no event follows.
    if (buyer === null || raw.destroyed) return
    const count = arriving.get(buyer.id) ?? 0
    if (count >= FILES_AT_ONCE) throw tooMany('同时上传的文件过多，请稍候再试')
    arriving.set(buyer.id, count + 1)
    raw.once('close', () => {
      const left = (arriving.get(buyer.id) ?? 0) - 1
      if (left > 0) arriving.set(buyer.id, left)
      else arriving.delete(buyer.id)
    })
  })
}

/** The length that a request announces; NaN without one. */
function announcedBytes({ headers }: Pick<FastifyRequest, 'headers'>): number {
  return Number(headers['content-length'])
}

/** Reads the fields of a form up to its file. Throws a refusal for any other body. */
export async function readMultipart(request: FastifyRequest): Promise<IncomingForm> {
  if (!request.isMultipart()) throw missingFile()
  // Of a caller who has gone, the reader would wait for a part for ever.
  if (request.raw.destroyed) throw unreadable()
  const announced = announcedBytes(request)
  // Without a length, nothing limits how much of the body is read.
  if (!Number.isSafeInteger(announced)) throw new Refusal(411, '请求缺少 Content-Length')
  if (announced > MAX_BODY_BYTES) throw tooLarge()
  const fields: Record<string, unknown> = Object.create(null)
  const parts = request.parts()
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value
      if (part.type === 'file') {
        if (part.fieldname !== 'file') break
        // A binary part without a file name is a file too, against the type of `filename`.
        const name = part.filename ?? ''
        const file = { name, announced, content: contentOf(part, parts) }
        return { fields, file }
      }
      if (part.fieldname in fields || part.valueTruncated) throw unreadable()
      fields[part.fieldname] = part.value
    }
  } catch (error) {
    throw toRefusal(error)
  }
  throw missingFile()
}

async function* contentOf(part: MultipartFile, parts: AsyncIterator<unknown>): AsyncGenerator<Buffer> {
  try {
    yield* part.file
    if (part.file.truncated) throw tooLarge()
    if (!(await parts.next()).done) throw unreadable()
  } catch (error) {
    throw toRefusal(error)
  }
}

const missingFile = () => invalidField('file', '请选择要上传的文件')

const unreadable = () => invalidField('file', '文件没有完整收到，请重新上传')

const tooLarge = () => new Refusal(413, `文件不能超过 ${MAX_FILE_BYTES / 1024 / 1024} MB`)

/** The refusal for an error of the reader: the form is malformed, ends early, or has too much. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'FST_FILES_LIMIT' ? invalidField('file', '一次只能上传一个文件') : unreadable()
}
