import {
  goodsClassify,
  goodsDetail,
  goodsHot,
  goodsList,
  goodsSearch,
} from '@yaoji/api-client/contract/goods'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { showGoods } from './detail'
import { classify, hotGoods, listGoods, suggestGoods } from './service'

export function goodsRoutes(app: FastifyInstance): void {
  const ofCatalogue = { isShared: true, readsReplica: true } as const
  bind(app, goodsList, context => listGoods(context, context.input), ofCatalogue)
  bind(app, goodsDetail, context => showGoods(context, context.input), ofCatalogue)
  bind(
    app,
    goodsSearch,
    async ({ db, input }) => ({ list: await suggestGoods(db, input.keywords, input.type ?? 0) }),
    ofCatalogue,
  )
  bind(app, goodsHot, async context => ({ list: await hotGoods(context) }), ofCatalogue)
  bind(app, goodsClassify, async context => ({ list: await classify(context, context.input.keywords) }), {
    readsReplica: true,
  })
}
