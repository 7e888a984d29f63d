import * as z from 'zod/mini'
import { quickBuyList } from '../quick-buy'
import { type Call, call } from './call'
import { pageInput } from './wire'

/** Sort orders of the grid: by number of orders, last purchase or packs bought. */
const quickBuyOrder = z.enum(['times', 'recent', 'number'])

export const quickBuyListInput = z.object({ order: z.optional(quickBuyOrder), ...pageInput })

export const calls: readonly Call[] = [
  call(quickBuyList, {
    payload: quickBuyListInput,
    row: 'AP-24',
    summary: 'Lists the products that the buyer buys often, with the last price and number of each.',
  }),
]
