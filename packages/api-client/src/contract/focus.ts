import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { goods } from './entity/goods'
import type { focusDemoInput, focusKxzqAdInput, focusPpzqInput } from './input/focus'
import type { idOnly, noInput } from './input/wire'
import { date, id, int, pageOf, time } from './wire'

/** One picture with an address: ads, banners, side links. */
export const ad = z.object({
  id,
  image: z.string(),
  url: z.string(),
  title: z.string(),
  subtitle: z.string(),
})
export type Ad = z.output<typeof ad>

const adList = z.object({ list: z.array(ad) })

/** A strip of one zone: its heading, a few words, and goods. */
export const zoneStrip = z.object({
  id,
  title: z.string(),
  words: z.array(z.string()),
  url: z.string(),
  goods: z.array(goods),
})

function adSlot(name: string, path: string) {
  return endpoint<typeof noInput>()({
    name,
    method: 'GET',
    path,
    access: 'anyone',
    silent: true,
    data: adList,
  })
}

const zone = z.object({ ads: z.array(ad), list: z.array(zoneStrip) })

function zoneSlot(name: string, path: string) {
  return endpoint<typeof noInput>()({ name, method: 'GET', path, access: 'anyone', silent: true, data: zone })
}

export const focusDemo = endpoint<typeof focusDemoInput>()({
  name: 'focus.demo',
  method: 'GET',
  path: '/api/focus/demo',
  access: 'anyone',
  concurrent: true,
  silent: true,
  data: adList,
})

export const focusKxzqAd = endpoint<typeof focusKxzqAdInput>()({
  name: 'focus.kxzqAd',
  method: 'GET',
  path: '/api/focus/kxzq_ad',
  access: 'anyone',
  silent: true,
  data: adList,
})

export const focusNewKxzq = zoneSlot('focus.newKxzq', '/api/focus/new_kxzq')
export const focusRight = adSlot('focus.right', '/api/focus/right')
export const focusXrtj = zoneSlot('focus.xrtj', '/api/focus/xrtj')
export const focusTop = adSlot('focus.top', '/api/focus/top')

/** A brand of the brand zone. */
const brand = z.object({
  id,
  name: z.string(),
  logo: z.string(),
  describe: z.string(),
  goods_count: int,
})

export const focusPpzq = endpoint<typeof focusPpzqInput>()({
  name: 'focus.ppzq',
  method: 'GET',
  path: '/api/focus/ppzq',
  access: 'anyone',
  silent: true,
  data: z.object({
    ...pageOf(z.object({ ...brand.shape, goods: z.array(goods) })).shape,
    ads: z.array(ad),
  }),
})

export const focusKxzq = zoneSlot('focus.kxzq', '/api/focus/kxzq')
export const focusZyzq = zoneSlot('focus.zyzq', '/api/focus/zyzq')
export const focusLogin = adSlot('focus.login', '/api/focus/login')
export const focusYx = zoneSlot('focus.yx', '/api/focus/yx')
export const focusAll = zoneSlot('focus.all', '/api/focus')

export const focusBrand = endpoint<typeof idOnly>()({
  name: 'focus.brand',
  method: 'GET',
  path: '/api/focus/brand/{id}',
  access: 'anyone',
  data: z.object({ ...zone.shape, brand }),
})

export const focusCommon = adSlot('focus.common', '/api/focus/common')

export const focusPostList = endpoint<typeof noInput>()({
  name: 'focus.postList',
  method: 'GET',
  path: '/api/focus/postList',
  access: 'anyone',
  silent: true,
  data: z.object({
    list: z.array(z.object({ id, name: z.string(), url: z.string(), published_on: date })),
  }),
})

export const indexRecommend = endpoint<typeof noInput>()({
  name: 'index.recommend',
  method: 'GET',
  path: '/api/index_wntj/1',
  access: 'anyone',
  silent: true,
  data: z.object({ list: z.array(goods) }),
})

const spikeSession = z.object({
  id,
  name: z.string(),
  /** `coming`, `running` or `over`, at the service's clock. */
  state: z.literal(['coming', 'running', 'over']),
  begin_at: time,
  end_at: time,
  /** Unix seconds, for the countdown. */
  begin_timestamp: int,
  end_timestamp: int,
  list: z.array(z.object({ goods, number: int, sold: int })),
})

export const indexSpike = endpoint<typeof noInput>()({
  name: 'index.spike',
  method: 'GET',
  path: '/api/index/spike',
  access: 'anyone',
  silent: true,
  data: z.object({ list: z.array(spikeSession), timestamp: int }),
})
export type SpikeSession = z.output<typeof spikeSession>
