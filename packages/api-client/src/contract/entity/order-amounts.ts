import * as z from 'zod/mini'
import { money } from '../wire'

/** Amounts of an order; the parts add up to `payable_amount` exactly. */
export const orderAmounts = z.object({
  goods_amount: money,
  promotion_amount: money,
  /** Deduction of the welfare discount, of the lines whose price it decides. */
  welfare_amount: money,
  manjian_amount: money,
  coupon_amount: money,
  cash_amount: money,
  points_amount: money,
  /** What the balance pays: frozen when the order is placed, and spent when it is paid. */
  balance_amount: money,
  /** Before a freight coupon, what that takes off, and what is left: only the last one is part of the sum. */
  full_shipping_amount: money,
  freight_coupon_amount: money,
  shipping_amount: money,
  payable_amount: money,
  /** With `balance_amount`, once it is spent. */
  paid_amount: money,
  refunded_amount: money,
})
export type OrderAmounts = z.output<typeof orderAmounts>
