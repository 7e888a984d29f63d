import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { ad } from './entity/ad'
import type { idOnly, noInput } from './input/wire'
import type { drawInput, drawRecordInput } from './payload/draw'
import { flag, id, int, pageOf, time } from './wire'

const prizeKind = z.literal(['points', 'coupon', 'gift', 'none'])

/** Result of one chance. The service stores it before it responds, so it can be read again. */
export const drawResult = z.object({
  /** Number of the record. */
  id,
  activity_id: id,
  /** Number of the buyer’s chance, from 1. */
  chance: int,
  is_join: flag,
  kind: prizeKind,
  name: z.string(),
  remarks: z.string(),
  image: z.string(),
  /** Whether the prize is in the account, is being shipped, or there is none. */
  state: z.literal(['given', 'waiting', 'none']),
  state_text: z.string(),
  created_at: time,
})
export type DrawResult = z.output<typeof drawResult>

export const draw = endpoint({
  name: 'draw.draw',
  method: 'GET',
  path: '/api/draw',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof drawInput>,
  data: drawResult,
})

export const drawNewRecord = endpoint({
  name: 'draw.newRecord',
  method: 'GET',
  path: '/api/draw/new_record',
  access: 'anyone',
  silent: true,
  input: payload<typeof idOnly>,
  data: z.object({
    record: z.nullable(drawResult),
    list: z.array(z.object({ company: z.string(), name: z.string(), created_at: time })),
  }),
})

const prize = z.object({
  id,
  kind: prizeKind,
  name: z.string(),
  remarks: z.string(),
  image: z.string(),
  /** 0: none of these prizes is left. */
  is_left: flag,
})

export const drawActivity = endpoint({
  name: 'draw.activity',
  method: 'GET',
  path: '/api/draw/{id}/activity',
  access: 'anyone',
  input: payload<typeof idOnly>,
  data: z.object({
    id,
    name: z.string(),
    remarks: z.string(),
    image: z.string(),
    rules: z.array(z.string()),
    begin_at: time,
    end_at: time,
    state: z.literal(['coming', 'running', 'over']),
    /** Button text when the button is disabled, else empty. */
    message: z.string(),
    /** 1: this buyer has used every chance. */
    is_join: flag,
    chances_left: int,
    /** The next chance to use; null when there is none. */
    chance: z.nullable(int),
    prizes: z.array(prize),
  }),
})

export const drawSimple = endpoint({
  name: 'draw.simple',
  method: 'GET',
  path: '/api/draw/simple',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({
    id: z.nullable(id),
    is_join: flag,
    name: z.string(),
    remarks: z.string(),
    image: z.string(),
    chance: z.nullable(int),
  }),
})

export const drawRecord = endpoint({
  name: 'draw.record',
  method: 'GET',
  path: '/api/draw/record',
  access: 'buyer',
  input: payload<typeof drawRecordInput>,
  data: pageOf(z.object({ ...drawResult.shape, activity: z.string() })),
})

export const drawAds = endpoint({
  name: 'draw.ads',
  method: 'GET',
  path: '/api/draw/ads',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(ad) }),
})
