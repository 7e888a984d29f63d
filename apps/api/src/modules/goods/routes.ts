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
  const isShared = true
  bind(app, goodsList, context => listGoods(context, context.input), { isShared })
  bind(app, goodsDetail, context => showGoods(context, context.input), { isShared })
  bind(
    app,
    goodsSearch,
    async ({ db, input }) => ({ list: await suggestGoods(db, input.keywords, input.type ?? 0) }),
    { isShared },
  )
  bind(app, goodsHot, async context => ({ list: await hotGoods(context) }), { isShared })
  bind(app, goodsClassify, async context => ({
    list: await classify(context, context.input.keywords),
  }))
}
