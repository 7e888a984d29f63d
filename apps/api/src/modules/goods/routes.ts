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
  bind(app, goodsList, ({ db, viewer, input, now }) => listGoods(db, viewer, input, now))
  bind(app, goodsDetail, ({ db, viewer, input, now }) => showGoods(db, viewer, input, now))
  bind(app, goodsSearch, async ({ db, input }) => ({
    list: await suggestGoods(db, input.keywords, input.type ?? 0),
  }))
  bind(app, goodsHot, async ({ db, viewer, now }) => ({ list: await hotGoods(db, viewer, now) }))
  bind(app, goodsClassify, async ({ db, viewer, input, now }) => ({
    list: await classify(db, viewer, input.keywords, now),
  }))
}
