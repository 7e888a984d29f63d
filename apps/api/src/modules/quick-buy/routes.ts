import { quickBuyList, quickBuyMatch, quickBuySuggest } from '@yaoji/api-client/contract/quick-buy'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { matchQueries } from './match'
import { listQuickBuy } from './service'
import { suggestRows } from './suggest'

export function quickBuyRoutes(app: FastifyInstance): void {
  bind(app, quickBuyList, context => listQuickBuy(context, context.input))
  bind(app, quickBuySuggest, async context => ({ list: await suggestRows(context, context.input) }), {
    readsReplica: true,
  })
  // It writes nothing, and a transaction of a long list would keep the calls of others waiting.
  bind(app, quickBuyMatch, context => matchQueries(context, context.input), { transaction: 'own' })
}
