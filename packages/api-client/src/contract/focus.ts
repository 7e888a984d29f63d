import * as z from 'zod/mini'
import { endpoint, payload, type Schema } from './endpoint'
import { ad } from './entity/ad'
import { goods } from './entity/goods'
import type { idOnly, noInput } from './input/wire'
import type { focusDemoInput, focusPpzqInput } from './payload/focus'
import { date, id, int, pageOf, time } from './wire'

export { type Ad, ad } from './entity/ad'

export const adList = z.object({ list: z.array(ad) })

/** A section of one zone: heading, keywords and goods. */
export const zoneSection = z.object({
  id,
  title: z.string(),
  words: z.array(z.string()),
  url: z.string(),
  goods: z.array(goods),
})

/** Pictures and promo rows of one place. */
export const zone = z.object({ ads: z.array(ad), list: z.array(zoneSection) })

/** An endpoint for the content of a page slot, loaded in the background. */
// @__NO_SIDE_EFFECTS__
export function slot<Data extends Schema, const Name extends string>(name: Name, path: string, data: Data) {
  return endpoint({
    name,
    method: 'GET',
    path,
    access: 'anyone',
    silent: true,
    input: payload<typeof noInput>,
    data,
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

export const focusRight = slot('focus.right', '/api/focus/right', adList)
export const focusXrtj = slot('focus.xrtj', '/api/focus/xrtj', zone)
export const focusTop = slot('focus.top', '/api/focus/top', adList)

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

export const focusLogin = slot('focus.login', '/api/focus/login', adList)
export const focusAll = slot('focus.all', '/api/focus', zone)

export const focusBrand = endpoint({
  name: 'focus.brand',
  method: 'GET',
  path: '/api/focus/brand/{id}',
  access: 'anyone',
  input: payload<typeof idOnly>,
  data: z.object({ ...zone.shape, brand }),
})

export const focusCommon = slot('focus.common', '/api/focus/common', adList)

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

const secondKillSession = z.object({
  id,
  name: z.string(),
  /** `coming`, `running` or `over`, by the service's clock. */
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
  data: z.object({ list: z.array(secondKillSession), timestamp: int }),
})
export type SecondKillSession = z.output<typeof secondKillSession>
