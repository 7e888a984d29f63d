import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { goods } from './goods'
import { date, id, idInput, noInput, pageInput, pageOf, time } from './wire'

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

function adSlot(name: string, path: string, row: string, summary: string) {
  return endpoint({
    name,
    method: 'GET',
    path,
    summary,
    row,
    access: 'anyone',
    silent: true,
    input: noInput,
    data: adList,
  })
}

const zone = z.object({ ads: z.array(ad), list: z.array(zoneStrip) })

function zoneSlot(name: string, path: string, row: string, summary: string) {
  return endpoint({
    name,
    method: 'GET',
    path,
    summary,
    row,
    access: 'anyone',
    silent: true,
    input: noInput,
    data: zone,
  })
}

export const focusDemo = endpoint({
  name: 'focus.demo',
  method: 'GET',
  path: '/api/focus/demo',
  summary: 'Slides of one banner.',
  row: 'AP-18',
  access: 'anyone',
  concurrent: true,
  silent: true,
  input: z.object({ banner_id: idInput() }),
  data: adList,
})

export const focusKxzqAd = endpoint({
  name: 'focus.kxzqAd',
  method: 'GET',
  path: '/api/focus/kxzq_ad',
  summary: 'Pictures of the controlled-sale zone, by their ids, in that order.',
  row: 'AP-47',
  access: 'anyone',
  silent: true,
  input: z.object({ ids: z.array(idInput()).check(z.minLength(1, '请选择广告'), z.maxLength(50)) }),
  data: adList,
})

export const focusNewKxzq = zoneSlot(
  'focus.newKxzq',
  '/api/focus/new_kxzq',
  'AP-48',
  'New goods of the controlled-sale zone.',
)
export const focusRight = adSlot(
  'focus.right',
  '/api/focus/right',
  'AP-49',
  'Links of the floating side nav.',
)
export const focusXrtj = zoneSlot(
  'focus.xrtj',
  '/api/focus/xrtj',
  'AP-50',
  'What is recommended to new buyers.',
)
export const focusTop = adSlot('focus.top', '/api/focus/top', 'AP-51', 'The ad in the top right corner.')

/** A brand of the brand zone. */
const brand = z.object({
  id,
  name: z.string(),
  logo: z.string(),
  describe: z.string(),
  goods_count: z.int(),
})

export const focusPpzq = endpoint({
  name: 'focus.ppzq',
  method: 'GET',
  path: '/api/focus/ppzq',
  summary: 'The brand zone: its pictures, and brands with a few goods each.',
  row: 'AP-52',
  access: 'anyone',
  silent: true,
  input: z.object(pageInput),
  data: z.extend(pageOf(z.extend(brand, { goods: z.array(goods) })), { ads: z.array(ad) }),
})

export const focusKxzq = zoneSlot('focus.kxzq', '/api/focus/kxzq', 'AP-53', 'The controlled-sale zone.')
export const focusZyzq = zoneSlot('focus.zyzq', '/api/focus/zyzq', 'AP-54', 'The Chinese medicine zone.')
export const focusLogin = adSlot('focus.login', '/api/focus/login', 'AP-55', 'Pictures of the login page.')
export const focusYx = zoneSlot('focus.yx', '/api/focus/yx', 'AP-56', 'The free-shipping zone.')
export const focusAll = zoneSlot('focus.all', '/api/focus', 'AP-57', 'The zone strips of the home page.')

export const focusBrand = endpoint({
  name: 'focus.brand',
  method: 'GET',
  path: '/api/focus/brand/{id}',
  summary: 'One brand: its pictures, and what sells most of it by category.',
  row: 'AP-58',
  access: 'anyone',
  input: z.object({ id: idInput() }),
  data: z.extend(zone, { brand }),
})

export const focusCommon = adSlot(
  'focus.common',
  '/api/focus/common',
  'AP-59',
  'The ad at the bottom of the home page, when there is one.',
)

export const focusPostList = endpoint({
  name: 'focus.postList',
  method: 'GET',
  path: '/api/focus/postList',
  summary: 'The newest notices, for the home page.',
  row: 'AP-60',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: z.object({
    list: z.array(z.object({ id, name: z.string(), url: z.string(), published_on: date })),
  }),
})

export const indexRecommend = endpoint({
  name: 'index.recommend',
  method: 'GET',
  path: '/api/index_wntj/1',
  summary: 'Goods recommended to whoever asks: near what they keep and buy, in stock, from several shelves.',
  row: 'AP-61',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: z.object({ list: z.array(goods) }),
})

const spikeSession = z.object({
  id,
  name: z.string(),
  /** `coming`, `running` or `over`, at the service's clock. */
  state: z.enum(['coming', 'running', 'over']),
  begin_at: time,
  end_at: time,
  /** Unix seconds, for the countdown. */
  begin_timestamp: z.int(),
  end_timestamp: z.int(),
  list: z.array(z.object({ goods, number: z.int(), sold: z.int() })),
})

export const indexSpike = endpoint({
  name: 'index.spike',
  method: 'GET',
  path: '/api/index/spike',
  summary: 'Second-kill sessions of today with their goods, and the clock to count down by.',
  row: 'AP-62',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: z.object({ list: z.array(spikeSession), timestamp: z.int() }),
})
export type SpikeSession = z.output<typeof spikeSession>
