import { promoAddress, promoPage, promoPages } from '@yaoji/api-client/contract/promo-page'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listPromoPages, promoUrl, showPromoPage } from './service'

export function promoPageRoutes(app: FastifyInstance): void {
  bind(app, promoPages, async context => ({ list: await listPromoPages(context, context.input) }), {
    readsReplica: true,
  })
  bind(app, promoPage, context => showPromoPage(context, context.input), { readsReplica: true })
  bind(app, promoAddress, async context => ({ url: await promoUrl(context, context.input.alias) }), {
    readsReplica: true,
  })
}
