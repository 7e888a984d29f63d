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
      /** Number of orders that contained it. */
      times: int,
      total_number: int,
      last_number: int,
      /** Last unit price that the buyer paid; absent when the buyer may not see the current price. */
      last_price: z.optional(money),
      last_at: time,
    }),
  ),
})
