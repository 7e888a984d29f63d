import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { noInput } from './input/wire'
import type { restockListInput } from './payload/restock'
import { bought } from './quick-buy'
import { int, time } from './wire'

export const restockGoods = z.object({
  goods,
  ...bought,
  /**
   * `due` when the usual interval is over, `soon` when at most a fifth of it is left, `later` before that, `stopped` after
   * three intervals without a purchase, `unknown` with purchases on fewer than three days.
   */
  state: z.literal(['due', 'soon', 'later', 'stopped', 'unknown']),
  /** Median days between two purchases of the last year; null while it is unknown. */
  interval_days: z.nullable(int),
  /** Days since the last purchase, by the calendar in China. */
  days_since: int,
  /** Median packs of a purchase of the last year. */
  usual_number: int,
})
export type RestockGoods = z.output<typeof restockGoods>

export const restockList = endpoint({
  name: 'restock.list',
  method: 'GET',
  path: '/api/user/restock',
  access: 'buyer',
  silent: true,
  input: payload<typeof restockListInput>,
  data: z.object({
    /** What is due first, the most overdue before others; then what is due soon; then the products bought most often. */
    list: z.array(restockGoods),
    /** How many products are due, of all that the buyer bought in the last year. */
    due: int,
  }),
})

export const restockLastOrder = endpoint({
  name: 'restock.lastOrder',
  method: 'GET',
  path: '/api/user/restock/last_order',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({
    /** The purchase that was paid last, of all its warehouses together; null without one. */
    order: z.nullable(z.object({ parent_sn: z.string(), created_at: time })),
    /** Its products in their order, without gifts, each once with the packs of that purchase. */
    list: z.array(z.object({ goods, number: int, ...bought })),
    /** Names of its products that the shop does not have any more. */
    left_out: z.array(z.string()),
  }),
})

export const restockCheaper = endpoint({
  name: 'restock.cheaper',
  method: 'GET',
  path: '/api/user/restock/cheaper',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({
    /**
     * Regular products whose price is below the unit price that the buyer paid last, the largest share first. `price` is that
     * of the smallest number, so that a price of a larger number never counts as a fall. Near-expiry stock, which has a price
     * of its own, is not compared. Looked for among the hundred regular products that the buyer buys most often.
     */
    list: z.array(restockGoods),
    /** How many regular products were compared. */
    compared: int,
  }),
})
