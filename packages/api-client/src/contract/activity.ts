import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { goods } from './entity/goods'
import type { noInput } from './input/wire'
import { date, int } from './wire'

export const everydayPrice = endpoint<typeof noInput>()({
  name: 'activity.everydayPrice',
  method: 'GET',
  path: '/api/activity/everyday_price',
  access: 'anyone',
  silent: true,
  data: z.object({
    date,
    /** Unix seconds of the answer and of the day’s end, for a countdown. */
    timestamp: int,
    end_timestamp: int,
    list: z.array(goods),
  }),
})
