import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { quickBuyListInput, quickBuyMatchInput, quickBuySuggestInput } from './payload/quick-buy'
import { flag, id, int, money, pageOf, time } from './wire'

/** What the buyer bought of a product before. */
export const bought = {
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
  /** Number of products that the text names; with `own` also of those that it names without the company's choice. */
  total: int,
  /**
   * What the company keeps for the text or its own code. `used`: its product is the first, and certain. `off_sale`: its
   * product is not sold any more, and the nearest are listed. Absent without one, and where the text names another product.
   */
  own: z.optional(
    z.object({
      state: z.literal(['used', 'off_sale']),
      /** Name and pack of the product. */
      name: z.string(),
    }),
  ),
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

const { shape } = goods

/** A product of a suggested row: what it shows, and what adding it needs. */
const suggestedGoods = z.object({
  id: shape.id,
  goods_price_id: shape.goods_price_id,
  name: shape.name,
  ypgg: shape.ypgg,
  sccj: shape.sccj,
  bzdw: shape.bzdw,
  ck_id: shape.ck_id,
  number: shape.number,
  min_qty: shape.min_qty,
  step_qty: shape.step_qty,
  max_qty: shape.max_qty,
  near_expiry: shape.near_expiry,
  expiry_date: shape.expiry_date,
  goods_manjian_id: shape.goods_manjian_id,
  offer: shape.offer,
  buy_state: shape.buy_state,
  price: shape.price,
})

export const quickBuySuggest = endpoint({
  name: 'quickBuy.suggest',
  method: 'GET',
  path: '/api/goods/suggest',
  access: 'anyone',
  silent: true,
  input: payload<typeof quickBuySuggestInput>,
  data: z.object({
    /** At most eight: those that the buyer bought before, then by rank of the search. */
    list: z.array(
      z.object({
        goods: suggestedGoods,
        /** Packs of the buyer's last order of it; absent without one. */
        last_number: z.optional(int),
        /** Which characters of the name the keywords found: from `start` on, and before `end`. */
        hits: z.array(z.object({ start: int, end: int })),
      }),
    ),
  }),
})
