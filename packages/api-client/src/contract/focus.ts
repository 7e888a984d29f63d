import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { goods } from './goods'
import { id, integer, noInput, time } from './wire'

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

function stripSlot(name: string, path: string, row: string, summary: string) {
  const data = z.object({ list: z.array(zoneStrip) })
  return endpoint({
    name,
    method: 'GET',
    path,
    summary,
    row,
    access: 'anyone',
    silent: true,
    input: noInput,
    data,
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
  input: z.object({ banner_id: integer(1) }),
  data: adList,
})

export const focusRight = adSlot(
  'focus.right',
  '/api/focus/right',
  'AP-49',
  'Links of the floating side nav.',
)
export const focusTop = adSlot('focus.top', '/api/focus/top', 'AP-51', 'The ad in the top right corner.')
export const focusLogin = adSlot('focus.login', '/api/focus/login', 'AP-55', 'Pictures of the login page.')
export const focusAll = stripSlot('focus.all', '/api/focus', 'AP-57', 'The zone strips of the home page.')

export const focusCommon = endpoint({
  name: 'focus.common',
  method: 'GET',
  path: '/api/focus/common',
  summary: 'The ad at the bottom of the home page, when there is one.',
  row: 'AP-59',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: adList,
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
