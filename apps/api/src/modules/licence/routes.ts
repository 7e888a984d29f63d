import { documentUpdate, userDocuments, userScopes } from '@yaoji/api-client/contract/licence'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { chinaDate } from '../../wire/clock'
import { everySeconds } from '../../wire/timer'
import { updateDocumentExpiry } from './expiry'
import { remindOfExpiry } from './remind'
import { showDocuments, showScopes } from './service'
import { updateDocument } from './update'

/** Interval of the search for documents that expired or soon will. */
const EXPIRY_SECONDS = 300

export function licenceRoutes(app: FastifyInstance): void {
  bind(app, userScopes, context => showScopes(context))
  bind(app, userDocuments, context => showDocuments(context))
  bind(app, documentUpdate, async context => {
    const licence_state = await updateDocument(context, context.input)
    const { viewer } = context
    return showDocuments({ ...context, viewer: { ...viewer, buyer: { ...viewer.buyer, licence_state } } })
  })
  everySeconds(app, EXPIRY_SECONDS, async () => {
    const context = { db: app.deps.db, now: app.deps.now() }
    await updateDocumentExpiry(context.db, chinaDate(context.now))
    await remindOfExpiry(context)
  })
}
