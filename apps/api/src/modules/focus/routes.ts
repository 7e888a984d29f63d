import {
  focusAll,
  focusBrand,
  focusCommon,
  focusDemo,
  focusLogin,
  focusPostList,
  focusPpzq,
  focusRight,
  focusTop,
  focusXrtj,
  indexRecommend,
} from '@yaoji/api-client/contract/focus'
import { globalLinks } from '@yaoji/api-client/contract/links'
import { focusKxzq, focusKxzqAd, focusNewKxzq, focusYx, focusZyzq } from '@yaoji/api-client/contract/zone'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { brandZone, showBrand } from './brands'
import { recommendGoods } from './recommend'
import { adsByIds, adsOf, listLinks, listPosts, shippingOf, zoneOf } from './service'

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
] as const

/** Zones whose goods ship by a rule of their own. */
const SHIPPING_SLOTS = [
  [focusZyzq, 'zyzq', 'zy'],
  [focusYx, 'yx', 'youx'],
] as const

export function focusRoutes(app: FastifyInstance): void {
  const readsReplica = true
  for (const [endpoint, slot] of AD_SLOTS) {
    bind(app, endpoint, async ({ db }) => ({ list: await adsOf(db, slot) }), { readsReplica })
  }
  for (const [endpoint, slot] of ZONE_SLOTS) {
    bind(app, endpoint, context => zoneOf(context, slot), { readsReplica })
  }
  for (const [endpoint, slot, zone] of SHIPPING_SLOTS) {
    bind(app, endpoint, async context => ({ ...(await zoneOf(context, slot)), shipping: shippingOf(zone) }), {
      readsReplica,
    })
  }
  bind(app, focusDemo, async ({ db, input }) => ({ list: await adsOf(db, `banner/${input.banner_id}`) }), {
    readsReplica,
  })
  bind(app, focusKxzqAd, async ({ db, input }) => ({ list: await adsByIds(db, 'kxzq', input.ids) }), {
    readsReplica,
  })
  bind(app, focusPpzq, context => brandZone(context, context.input), { readsReplica })
  bind(app, focusBrand, context => showBrand(context, context.input.id), { readsReplica })
  bind(app, focusPostList, async ({ db }) => ({ list: await listPosts(db) }), { readsReplica })
  bind(app, indexRecommend, async context => ({ list: await recommendGoods(context) }), { readsReplica })
  bind(app, globalLinks, async ({ db }) => ({ list: await listLinks(db) }), { readsReplica })
}
