import * as z from 'zod/mini'
import { quickBuyList } from '../quick-buy'
import { type Call, call } from './call'
import { pageInput } from './wire'

/** How the grid is sorted: by how often, how lately or how much was bought. */
const quickBuyOrder = z.enum(['times', 'recent', 'number'])

export const quickBuyListInput = z.object({ order: z.optional(quickBuyOrder), ...pageInput })

export const calls: readonly Call[] = [
  call(quickBuyList, {
    payload: quickBuyListInput,
    row: 'AP-24',
    summary: 'What the buyer buys often, with the last price and number of each.',
  }),
]
