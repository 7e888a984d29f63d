import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { quickBuyListInput, quickBuyMatchInput } from './payload/quick-buy'
import { flag, id, int, money, pageOf, time } from './wire'

/** What the buyer bought of a product before. */
const bought = {
  /** Number of orders that contained it. */
  times: int,
  total_number: int,
  last_number: int,
  /** Last unit price that the buyer paid; absent when the buyer may not see the current price. */
  last_price: z.optional(money),
  /** 1: the last purchase was near-expiry stock. */
  last_near_expiry: flag,
  last_at: time,
}

export const quickBuyList = endpoint({
  name: 'quickBuy.list',
  method: 'GET',
  path: '/api/user/fast_buy',
  access: 'buyer',
  input: payload<typeof quickBuyListInput>,
  data: pageOf(z.object({ goods, ...bought })),
})

/** `one`: the text names one product. `several`: it names several. `none`: it names none, and the nearest are listed. */
export const matchState = z.literal(['one', 'several', 'none'])

const match = z.object({
  state: matchState,
  /**
   * Products of the text, best first: those that the buyer bought before, then by rank of the search. At most 20; 6 when
   * they are the nearest only, and in a call with more than 25 texts.
   */
  goods_ids: z.array(id),
  /** Number of products that the text names. */
  total: int,
})

export const quickBuyMatch = endpoint({
  name: 'quickBuy.match',
  method: 'POST',
  path: '/api/user/fast_buy/match',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof quickBuyMatchInput>,
  data: z.object({
    /** One for each text, in their order. */
    matches: z.array(match),
    /** Every product of the matches and of `goods_ids`, once. */
    products: z.array(
      z.object({
        goods,
        /** Null when the buyer did not buy the product before. */
        bought: z.nullable(z.object(bought)),
      }),
    ),
  }),
})
