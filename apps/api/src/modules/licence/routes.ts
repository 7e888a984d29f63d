import { userDocuments, userScopes } from '@yaoji/api-client/contract/licence'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { chinaDate } from '../../wire/clock'
import { everySeconds } from '../../wire/timer'
import { updateDocumentExpiry } from './expiry'
import { showDocuments, showScopes } from './service'

/** Interval of the search for expired documents. */
const EXPIRY_SECONDS = 300

export function licenceRoutes(app: FastifyInstance): void {
  bind(app, userScopes, context => showScopes(context))
  bind(app, userDocuments, context => showDocuments(context))
  everySeconds(app, EXPIRY_SECONDS, () => updateDocumentExpiry(app.deps.db, chinaDate(app.deps.now())))
}
