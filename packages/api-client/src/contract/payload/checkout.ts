import * as z from 'zod/mini'
import { flagInput, idsInput, integer } from '../input/wire'

export const cartCheckoutInput = z.object({
  ids: idsInput(),
  new: z.optional(flagInput()),
  /** Coupon to apply; 0 or absent for none, as in `order.create`. */
  coupon_id: z.optional(integer()),
  /** Cash voucher to apply beside the coupon; 0 or absent for none, as in `order.create`. */
  voucher_id: z.optional(integer()),
  /** Points to use; 0 or absent for none, as in `order.create`. */
  points: z.optional(integer()),
  use_balance: z.optional(flagInput()),
})

export const cartCheckoutLinesInput = z.object({
  /** All lines of the checkout: what a line costs can depend on the others. */
  ids: idsInput(),
  /** Those of them to answer. */
  line_ids: idsInput(100),
})
