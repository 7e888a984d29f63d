import { quickBuyList, quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { matchQueries } from './match'
import { listQuickBuy } from './service'

export function quickBuyRoutes(app: FastifyInstance): void {
  bind(app, quickBuyList, context => listQuickBuy(context, context.input))
  bind(app, quickBuyMatch, context => matchQueries(context, context.input))
}
