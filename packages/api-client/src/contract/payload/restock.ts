import * as z from 'zod/mini'
import { integer } from '../input/wire'

/** How many products. Default: 10. */
export const restockListInput = z.object({ count: z.optional(integer(1, 50)) })
