import * as z from 'zod/mini'
import { combinationList } from '../combination'
import { type Call, call } from './call'
import { flagInput, pageInput, text } from './wire'

export const combinationListInput = z.object({
  /** A part of the name of a combination, of a product in it, or of a maker. */
  keywords: z.optional(text(60)),
  /** 1: only combinations that the caller can buy now. */
  in_stock: z.optional(flagInput()),
  ...pageInput,
})

export const calls: readonly Call[] = [
  call(combinationList, {
    payload: combinationListInput,
    summary: 'Lists the running combinations with their products and what each saves.',
  }),
]
