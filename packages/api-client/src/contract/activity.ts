import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { noInput } from './input/wire'
import { date, int } from './wire'

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
    list: z.array(goods),
  }),
})
