import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { ad } from './entity/ad'
import { goods } from './entity/goods'
import type { focusDemoInput, focusKxzqAdInput, focusPpzqInput } from './input/focus'
import type { idOnly, noInput } from './input/wire'
import { date, id, int, pageOf, time } from './wire'

export { type Ad, ad } from './entity/ad'

const adList = z.object({ list: z.array(ad) })

/** A strip of one zone: its heading, a few words, and goods. */
export const zoneStrip = z.object({
  id,
  title: z.string(),
  words: z.array(z.string()),
  url: z.string(),
  goods: z.array(goods),
})

// @__NO_SIDE_EFFECTS__
function adSlot(name: string, path: string) {
  return endpoint({
    name,
    method: 'GET',
    path,
    access: 'anyone',
    silent: true,
    input: payload<typeof noInput>,
    data: adList,
  })
}

const zone = z.object({ ads: z.array(ad), list: z.array(zoneStrip) })

// @__NO_SIDE_EFFECTS__
function zoneSlot(name: string, path: string) {
  return endpoint({
    name,
    method: 'GET',
    path,
    access: 'anyone',
    silent: true,
    input: payload<typeof noInput>,
    data: zone,
  })
}

export const focusDemo = endpoint({
  name: 'focus.demo',
  method: 'GET',
  path: '/api/focus/demo',
  access: 'anyone',
  concurrent: true,
  silent: true,
  input: payload<typeof focusDemoInput>,
  data: adList,
})

export const focusKxzqAd = endpoint({
  name: 'focus.kxzqAd',
  method: 'GET',
  path: '/api/focus/kxzq_ad',
  access: 'anyone',
  silent: true,
  input: payload<typeof focusKxzqAdInput>,
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

export const focusPpzq = endpoint({
  name: 'focus.ppzq',
  method: 'GET',
  path: '/api/focus/ppzq',
  access: 'anyone',
  silent: true,
  input: payload<typeof focusPpzqInput>,
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

export const focusBrand = endpoint({
  name: 'focus.brand',
  method: 'GET',
  path: '/api/focus/brand/{id}',
  access: 'anyone',
  input: payload<typeof idOnly>,
  data: z.object({ ...zone.shape, brand }),
})

export const focusCommon = adSlot('focus.common', '/api/focus/common')

export const focusPostList = endpoint({
  name: 'focus.postList',
  method: 'GET',
  path: '/api/focus/postList',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({
    list: z.array(z.object({ id, name: z.string(), url: z.string(), published_on: date })),
  }),
})

export const indexRecommend = endpoint({
  name: 'index.recommend',
  method: 'GET',
  path: '/api/index_wntj/1',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
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

export const indexSpike = endpoint({
  name: 'index.spike',
  method: 'GET',
  path: '/api/index/spike',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(spikeSession), timestamp: int }),
})
export type SpikeSession = z.output<typeof spikeSession>
