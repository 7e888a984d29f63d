import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { restockListInput } from './payload/restock'
import { bought } from './quick-buy'
import { int } from './wire'

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
