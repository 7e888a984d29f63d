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
  bind(app, goodsList, context => listGoods(context, context.input))
  bind(app, goodsDetail, context => showGoods(context, context.input))
  bind(app, goodsSearch, async ({ db, input }) => ({
    list: await suggestGoods(db, input.keywords, input.type ?? 0),
  }))
  bind(app, goodsHot, async context => ({ list: await hotGoods(context) }))
  bind(app, goodsClassify, async context => ({
    list: await classify(context, context.input.keywords),
  }))
}
