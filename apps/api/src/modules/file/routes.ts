import { fileRemove, fileUpload } from '@yaoji/api-client/contract/file'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bind } from '../../wire/bind'
import { everySeconds } from '../../wire/timer'
import { toFileInfo } from './file-info'
import { removeStale } from './receive'
import { sendFile } from './send-file'
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
    return sendFile(reply, storage, await requestedFile(request))
  })
  everySeconds(app, CLEAN_SECONDS, async () => {
    await removeStale(deps.config, deps.now())
    await removeUnused({ db: deps.db, now: deps.now() }, storage)
  })

  /** The file of the address, when the viewer owns it. */
  async function requestedFile({ params, viewer }: FastifyRequest<{ Params: { id: string } }>) {
    if (!viewer.buyer || !/^[1-9]\d{0,8}$/.test(params.id)) return null
    return findOwnFile(deps.db, { user_id: viewer.buyer.id, id: Number(params.id) })
  }
}
