import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { quickBuyListInput } from './input/quick-buy'
import { int, money, pageOf, time } from './wire'

export const quickBuyList = endpoint({
  name: 'quickBuy.list',
  method: 'GET',
  path: '/api/user/fast_buy',
  access: 'buyer',
  input: payload<typeof quickBuyListInput>,
  data: pageOf(
    z.object({
      goods,
      /** Orders that held it. */
      times: int,
      total_number: int,
      last_number: int,
      /** What was paid for one pack the last time; absent where the buyer may not see the price now. */
      last_price: z.optional(money),
      last_at: time,
    }),
  ),
})
