import { fileRemove, fileUpload } from '@yaoji/api-client/contract/file'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bind } from '../../wire/bind'
import { notFound } from '../../wire/refusal'
import { everySeconds } from '../../wire/timer'
import type { FileRow } from './claim'
import { toFileInfo } from './file-info'
import { findOwnFile, removeFile, removeUnused } from './service'
import { uploadFile } from './upload'

/** How often unused files are removed. */
const CLEAN_SECONDS = 3600

export function fileRoutes(app: FastifyInstance): void {
  const { deps } = app
  const { storage } = deps.ports
  bind(app, fileUpload, async context => ({ file: toFileInfo(await uploadFile(context, context.file)) }))
  bind(app, fileRemove, async ({ db, viewer, input }) => {
    await removeFile(db, storage, { user_id: viewer.buyer.id, id: input.id })
    return {}
  })
  app.get<{ Params: { id: string } }>('/api/file/:id', async (request, reply) => {
    const file = await requestedFile(request)
    const content = file && (await storage.get(file.key))
    if (!content) throw notFound('文件')
    return writeHeaders(reply, file).send(content)
  })
  everySeconds(app, CLEAN_SECONDS, () => removeUnused({ db: deps.db, now: deps.now() }, storage))

  /** The file of the address, when the viewer owns it. */
  async function requestedFile({ params, viewer }: FastifyRequest<{ Params: { id: string } }>) {
    if (!viewer.buyer || !/^[1-9]\d{0,8}$/.test(params.id)) return null
    return findOwnFile(deps.db, { user_id: viewer.buyer.id, id: Number(params.id) })
  }
}

/** The browser shows the file under its name, as its own type only, and keeps it for nobody else. */
function writeHeaders(reply: FastifyReply, { name, type, size }: FileRow): FastifyReply {
  return reply.headers({
    'Content-Type': type,
    'Content-Length': size,
    'Content-Disposition': `inline; filename*=UTF-8''${encodeName(name)}`,
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
}

/** Percent-encodes a name for a header (RFC 8187), which allows fewer characters than an address. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, letter => `%${letter.charCodeAt(0).toString(16)}`)
}
