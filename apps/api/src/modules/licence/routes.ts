import { userDocuments, userScopes } from '@yaoji/api-client/contract/licence'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { showDocuments, showScopes } from './service'

export function licenceRoutes(app: FastifyInstance): void {
  bind(app, userScopes, ({ db, viewer }) => showScopes(db, viewer.buyer))
  bind(app, userDocuments, ({ db, viewer, now }) => showDocuments(db, viewer.buyer, now))
}
