import {
  acceptanceCreate,
  acceptanceExport,
  acceptanceList,
  acceptanceOrder,
} from '@yaoji/api-client/contract/acceptance'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { ownOrder } from '../order/list'
import { createAcceptance } from './accept'
import { showAcceptance } from './order-acceptance'
import { sendRecords } from './pdf'
import { exportRecords, listRecords } from './records'

export function acceptanceRoutes(app: FastifyInstance): void {
  const { deps } = app
  bind(app, acceptanceOrder, async context =>
    showAcceptance(context, await ownOrder(context.db, context.viewer.buyer.id, context.input.id)),
  )
  bind(app, acceptanceCreate, context => createAcceptance(context, context.input))
  bind(app, acceptanceList, context => listRecords(context, context.input))
  bind(app, acceptanceExport, context => exportRecords(context, context.input))
  app.get('/api/acceptance/pdf', (request, reply) =>
    sendRecords({ db: deps.db, now: deps.now(), ports: deps.ports }, request, reply),
  )
}
