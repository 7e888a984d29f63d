import {
  focusAll,
  focusBrand,
  focusCommon,
  focusDemo,
  focusKxzq,
  focusKxzqAd,
  focusLogin,
  focusNewKxzq,
  focusPostList,
  focusPpzq,
  focusRight,
  focusTop,
  focusXrtj,
  focusYx,
  focusZyzq,
  indexRecommend,
} from '@yaoji/api-client/contract/focus'
import { globalLinks } from '@yaoji/api-client/contract/links'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { brandZone, showBrand } from './brands'
import { recommendGoods } from './recommend'
import { adsByIds, adsOf, listLinks, listPosts, zoneOf } from './service'

/** Slots that are pictures only, and slots that are pictures and promo rows. */
const AD_SLOTS = [
  [focusRight, 'right'],
  [focusTop, 'top'],
  [focusLogin, 'login'],
  [focusCommon, 'bottom'],
] as const

const ZONE_SLOTS = [
  [focusAll, 'home'],
  [focusKxzq, 'kxzq'],
  [focusNewKxzq, 'kxzq/new'],
  [focusXrtj, 'xrtj'],
  [focusZyzq, 'zyzq'],
  [focusYx, 'yx'],
] as const

export function focusRoutes(app: FastifyInstance): void {
  for (const [endpoint, slot] of AD_SLOTS) {
    bind(app, endpoint, async ({ db }) => ({ list: await adsOf(db, slot) }))
  }
  for (const [endpoint, slot] of ZONE_SLOTS) {
    bind(app, endpoint, context => zoneOf(context, slot))
  }
  bind(app, focusDemo, async ({ db, input }) => ({ list: await adsOf(db, `banner/${input.banner_id}`) }))
  bind(app, focusKxzqAd, async ({ db, input }) => ({ list: await adsByIds(db, 'kxzq', input.ids) }))
  bind(app, focusPpzq, context => brandZone(context, context.input))
  bind(app, focusBrand, context => showBrand(context, context.input.id))
  bind(app, focusPostList, async ({ db }) => ({ list: await listPosts(db) }))
  bind(app, indexRecommend, async context => ({ list: await recommendGoods(context) }))
  bind(app, globalLinks, async ({ db }) => ({ list: await listLinks(db) }))
}
