import { cashback, cashbackOrders } from '@yaoji/api-client/contract/cashback'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { everySeconds } from '../../wire/timer'
import { listCashbackOrders, showCashback } from './service'
import { settleCashback } from './settle'

/** How often the service looks for months to settle. */
const SETTLE_SECONDS = 600

export function cashbackRoutes(app: FastifyInstance): void {
  bind(app, cashback, context => showCashback(context))
  bind(app, cashbackOrders, context => listCashbackOrders(context, context.input))
  everySeconds(app, SETTLE_SECONDS, () => settleCashback({ db: app.deps.db, now: app.deps.now() }))
}
