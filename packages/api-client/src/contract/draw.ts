import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { ad } from './focus'
import { flag, id, idInput, integer, noInput, pageInput, pageOf, time } from './wire'

const prizeKind = z.enum(['points', 'coupon', 'gift', 'none'])

/** What one chance brought. Committed before the answer leaves, and readable again. */
export const drawResult = z.object({
  /** Number of the record. */
  id,
  activity_id: id,
  /** Which of the buyer’s chances it was, from 1. */
  chance: z.int(),
  is_join: flag,
  kind: prizeKind,
  name: z.string(),
  remarks: z.string(),
  image: z.string(),
  /** Whether the prize is in the account, on its way, or there is none. */
  state: z.enum(['given', 'waiting', 'none']),
  state_text: z.string(),
  created_at: time,
})
export type DrawResult = z.output<typeof drawResult>

export const draw = endpoint({
  name: 'draw.draw',
  method: 'GET',
  path: '/api/draw',
  summary: 'Draws a prize. The same chance asked for again answers the same result.',
  row: 'AP-41',
  access: 'buyer',
  concurrent: true,
  input: z.object({
    id: idInput(),
    /** Which chance to use, as the activity named it; the next one when absent. */
    chance: z.optional(integer(1, 10_000)),
  }),
  data: drawResult,
})

export const drawNewRecord = endpoint({
  name: 'draw.newRecord',
  method: 'GET',
  path: '/api/draw/new_record',
  summary: 'The buyer’s newest result in an activity, and the latest winners, their names covered.',
  row: 'AP-42',
  access: 'anyone',
  silent: true,
  input: z.object({ id: idInput() }),
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
  /** 0: all of them are won. */
  is_left: flag,
})

export const drawActivity = endpoint({
  name: 'draw.activity',
  method: 'GET',
  path: '/api/draw/{id}/activity',
  summary: 'One draw activity: its time, rules and prizes, and what chances this buyer has.',
  row: 'AP-43',
  access: 'anyone',
  input: z.object({ id: idInput() }),
  data: z.object({
    id,
    name: z.string(),
    remarks: z.string(),
    image: z.string(),
    rules: z.array(z.string()),
    begin_at: time,
    end_at: time,
    state: z.enum(['coming', 'running', 'over']),
    /** What the button says when it cannot be pressed; empty when it can. */
    message: z.string(),
    /** 1: this buyer has used every chance. */
    is_join: flag,
    chances_left: z.int(),
    /** The chance to draw with next; null when there is none. */
    chance: z.nullable(z.int()),
    prizes: z.array(prize),
  }),
})

export const drawSimple = endpoint({
  name: 'draw.simple',
  method: 'GET',
  path: '/api/draw/simple',
  summary: 'The draw that pops up. `is_join` 0 asks to show it; 1 when there is none for whoever asks.',
  row: 'AP-44',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: z.object({
    id: z.nullable(id),
    is_join: flag,
    name: z.string(),
    remarks: z.string(),
    image: z.string(),
    chance: z.nullable(z.int()),
  }),
})

export const drawRecord = endpoint({
  name: 'draw.record',
  method: 'GET',
  path: '/api/draw/record',
  summary: 'What the buyer has drawn, newest first.',
  row: 'AP-45',
  access: 'buyer',
  input: z.object(pageInput),
  data: pageOf(z.extend(drawResult, { activity: z.string() })),
})

export const drawAds = endpoint({
  name: 'draw.ads',
  method: 'GET',
  path: '/api/draw/ads',
  summary: 'Pictures of the draw page.',
  row: 'AP-46',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: z.object({ list: z.array(ad) }),
})
