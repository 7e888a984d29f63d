import * as z from 'zod/mini'
import { cartCheckout } from '../checkout'
import { type Call, call } from './call'
import { flagInput, idsInput, integer } from './wire'

export const cartCheckoutInput = z.object({
  ids: idsInput(),
  new: z.optional(flagInput()),
  /** Coupon to apply; 0 or absent for none, as in `order.create`. */
  coupon_id: z.optional(integer()),
  /** Cash voucher to apply beside the coupon; 0 or absent for none, as in `order.create`. */
  voucher_id: z.optional(integer()),
  use_balance: z.optional(flagInput()),
})

export const calls: readonly Call[] = [
  call(cartCheckout, {
    payload: cartCheckoutInput,
    row: 'AP-08',
    summary:
      'Opens step 2: prices the chosen lines, splits them into orders and lists addresses and coupons.',
  }),
]
