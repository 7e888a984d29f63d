import * as z from 'zod/mini'
import { int, money } from '../wire'

/** A buyer's points in a checkout. */
export const checkoutPoints = z.object({
  /** The buyer's points that have not expired; negative when a return took back more than there were. */
  points_held: int,
  /** The most that this order takes beside the chosen coupon and voucher, and what they pay. 0: none can be used. */
  points_most: int,
  points_most_amount: money,
  /** Points that are used; `points_amount` is what they pay. */
  points_used: int,
  /** Why none can be used; empty when some can. */
  points_reason: z.string(),
  /** What a point is worth and pays, in one sentence. */
  points_rule: z.string(),
})
export type CheckoutPoints = z.output<typeof checkoutPoints>
