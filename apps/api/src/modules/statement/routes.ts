import { statementGet } from '@yaoji/api-client/contract/statement'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { sendStatement } from './pdf'
import { readStatement } from './read'

export function statementRoutes(app: FastifyInstance): void {
  bind(app, statementGet, context => readStatement(context, context.input))
  app.get('/api/statement/pdf', (request, reply) => sendStatement(app.deps, request, reply))
}
