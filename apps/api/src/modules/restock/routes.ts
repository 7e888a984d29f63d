import { restockList } from '@yaoji/api-client/contract/restock'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listRestock } from './list'

export function restockRoutes(app: FastifyInstance): void {
  bind(app, restockList, context => listRestock(context, context.input))
}
