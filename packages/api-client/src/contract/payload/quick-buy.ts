import * as z from 'zod/mini'
import { flagInput, idInput, pageInput, text } from '../input/wire'

/** Sort orders of the grid: by number of orders, last purchase or packs bought. */
const quickBuyOrder = z.enum(['times', 'recent', 'number'])

export const quickBuyListInput = z.object({ order: z.optional(quickBuyOrder), ...pageInput })

/** Maximum number of lines of a quick purchase in one call. */
const LINES = 500

export const quickBuyMatchInput = z.object({
  /** What the buyer typed for each product: code, barcode, approval number, name, pinyin, or name, pack and maker. */
  queries: z.array(text(120)).check(z.maxLength(LINES, `一次最多 ${LINES} 行`)),
  /** The buyer's own codes beside the texts, in their order; empty without one. */
  own_codes: z.optional(z.array(text(120)).check(z.maxLength(LINES, `一次最多 ${LINES} 行`))),
  /** Products to show besides, such as those of an earlier order. */
  goods_ids: z.optional(z.array(idInput()).check(z.maxLength(LINES, `一次最多 ${LINES} 种`))),
})

export const quickBuySuggestInput = z.object({
  /** What is typed; absent or empty for the products that the buyer bought last. */
  keywords: z.optional(text(60)),
  /** 0 searches drugs, 1 searches manufacturers (CN-05). */
  type: z.optional(flagInput()),
})
