import * as z from 'zod/mini'
import { flagInput, pageInput, text } from '../input/wire'

export const combinationListInput = z.object({
  /** A part of the name of a combination, of a product in it, or of a maker. */
  keywords: z.optional(text(60)),
  /** 1: only combinations that the caller can buy now. */
  in_stock: z.optional(flagInput()),
  ...pageInput,
})
