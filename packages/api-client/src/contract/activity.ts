import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { goods } from './goods'
import { date, noInput } from './wire'

export const everydayPrice = endpoint({
  name: 'activity.everydayPrice',
  method: 'GET',
  path: '/api/activity/everyday_price',
  summary: 'Goods at today’s special price, and until when it holds.',
  row: 'AP-17',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: z.object({
    date,
    /** Unix seconds of the answer and of the day’s end, for a countdown. */
    timestamp: z.int(),
    end_timestamp: z.int(),
    list: z.array(goods),
  }),
})
