import { quickBuyList } from '@yaoji/api-client/contract/quick-buy'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listQuickBuy } from './service'

export function quickBuyRoutes(app: FastifyInstance): void {
  bind(app, quickBuyList, context => listQuickBuy(context, context.input))
}
