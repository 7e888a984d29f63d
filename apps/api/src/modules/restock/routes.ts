import { restockCheaper, restockLastOrder, restockList } from '@yaoji/api-client/contract/restock'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listCheaper } from './cheaper'
import { showLastOrder } from './last-order'
import { listRestock } from './list'

export function restockRoutes(app: FastifyInstance): void {
  bind(app, restockList, context => listRestock(context, context.input))
  bind(app, restockLastOrder, showLastOrder)
  bind(app, restockCheaper, listCheaper)
}
