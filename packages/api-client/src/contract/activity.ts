import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { noInput } from './input/wire'
import { date, id, int, money, time } from './wire'

/** A product at today’s special price. */
const everydayGoods = z.object({
  ...goods.shape,
  /** Price of the product’s ordinary line; absent where either price is hidden. */
  normal_price: z.optional(money),
})

export const everydayPrice = endpoint({
  name: 'activity.everydayPrice',
  method: 'GET',
  path: '/api/activity/everyday_price',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({
    date,
    /** Unix seconds of the response and of the end of the day, for a countdown. */
    timestamp: int,
    end_timestamp: int,
    list: z.array(everydayGoods),
  }),
})

/** A full reduction that runs today, with some of its products. */
const fullReduction = z.object({
  goods_manjian_id: id,
  name: z.string(),
  describe: z.string(),
  begin_date: date,
  end_date: date,
  /** What is taken off from which amount, ascending. */
  tiers: z.array(z.object({ amount: money, reduce: money })),
  goods: z.array(goods),
})
export type FullReduction = z.output<typeof fullReduction>

export const goodsActivities = endpoint({
  name: 'goods.activities',
  method: 'GET',
  path: '/api/goods/activities',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(fullReduction) }),
})

/** The welfare discount that runs, or the next one. */
const welfareOffer = z.object({
  /** 全场94折: what the buyer pays; with the scope instead of 全场 where it covers some categories. */
  title: z.string(),
  /** 立减6%: what is taken off. Both follow from one rate. */
  describe: z.string(),
  /** The scope in words. */
  scope_text: z.string(),
  state: z.literal(['coming', 'running']),
  begin_time: time,
  /** The first moment after the period. */
  end_time: time,
  /** Unix seconds of both, for a countdown. */
  begin_timestamp: int,
  end_timestamp: int,
})
export type WelfareOffer = z.output<typeof welfareOffer>

export const welfare = endpoint({
  name: 'activity.welfare',
  method: 'GET',
  path: '/api/activity/welfare',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({
    /** Null when none runs or is planned. Its products are those of `goods.list` with `welfare`. */
    welfare: z.nullable(welfareOffer),
    /** Unix seconds of the response. */
    timestamp: int,
  }),
})
