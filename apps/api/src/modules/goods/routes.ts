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
  bind(app, goodsList, ({ db, viewer, input }) => listGoods(db, viewer, input))
  bind(app, goodsDetail, ({ db, viewer, input, now }) => showGoods(db, viewer, input, now))
  bind(app, goodsSearch, async ({ db, input }) => ({
    list: await suggestGoods(db, input.keywords, input.type ?? 0),
  }))
  bind(app, goodsHot, async ({ db, viewer }) => ({ list: await hotGoods(db, viewer) }))
  bind(app, goodsClassify, async ({ db, viewer, input }) => ({
    list: await classify(db, viewer, input.keywords),
  }))
}
