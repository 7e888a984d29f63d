import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { goods } from './goods'
import { money, pageInput, pageOf, time } from './wire'

/** How the grid is sorted: by how often, how lately or how much was bought. */
export const quickBuyOrder = z.enum(['times', 'recent', 'number'])

export const quickBuyList = endpoint({
  name: 'quickBuy.list',
  method: 'GET',
  path: '/api/user/fast_buy',
  summary: 'What the buyer buys often, with the last price and number of each.',
  row: 'AP-24',
  access: 'buyer',
  input: z.object({ order: z.optional(quickBuyOrder), ...pageInput }),
  data: pageOf(
    z.object({
      goods,
      /** Orders that held it. */
      times: z.int(),
      total_number: z.int(),
      last_number: z.int(),
      /** What was paid for one pack the last time; absent where the buyer may not see the price now. */
      last_price: z.optional(money),
      last_at: time,
    }),
  ),
})
