import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { address } from './entity/address'
import { cartLine } from './entity/cart-line'
import { checkoutPoints } from './entity/checkout-points'
import { couponKind, couponScope } from './entity/coupon'
import { orderAmounts } from './entity/order-amounts'
import type { cartCheckoutInput, cartCheckoutLinesInput } from './payload/checkout'
import { flag, id, int, money } from './wire'

export { type CheckoutPoints, checkoutPoints } from './entity/checkout-points'

export const coupon = z.object({
  id,
  name: z.string(),
  kind: couponKind,
  scope: couponScope,
  scope_text: z.string(),
  amount: money,
  /** What it can still take off: of a cash voucher what orders have left of it. */
  left_amount: money,
  min_amount: money,
  begin_date: z.string(),
  end_date: z.string(),
  usable: flag,
  /** Deduction for these lines; absent when the coupon is not usable. */
  saves: z.optional(money),
  /** Why it cannot be used; empty when it can. */
  reason: z.string(),
})
export type Coupon = z.output<typeof coupon>

/** A free gift with a line of the checkout. */
const checkoutGift = z.object({
  /** Id of the cart line that it comes with. */
  line_id: id,
  goods_id: id,
  name: z.string(),
  ypgg: z.string(),
  sccj: z.string(),
  bzdw: z.string(),
  image: z.string(),
  number: int,
})

/** One order of the checkout: each warehouse is a separate order, and ephedrine-type goods are too. */
export const checkoutPart = z.object({
  key: z.string(),
  ck_id: id,
  warehouse: z.string(),
  is_ephedrine: flag,
  /** All its lines. Their subtotals add up to `goods_amount - promotion_amount - welfare_amount`. */
  line_ids: z.array(id),
  /** The first 20 of its lines; `cart.checkoutLines` has the others. */
  lines: z.array(cartLine),
  /** The gifts of all its lines. They cost nothing and are not counted. */
  gifts: z.array(checkoutGift),
  /** What all its lines hold. */
  line_count: int,
  goods_number: int,
  gift_number: int,
  /** How many of all its lines are near-expiry stock. */
  near_expiry_count: int,
  amounts: orderAmounts,
  pay_types: z.array(z.string()),
})

/** The usable coupon with the largest deduction, then the cash voucher that takes off most beside it. */
const checkoutProposal = z.object({
  /** Null when no coupon takes off anything. */
  coupon_id: z.nullable(id),
  /** Null when no voucher takes off anything beside the coupon. */
  voucher_id: z.nullable(id),
  /** What both take off together. */
  saves: money,
})

export const checkoutData = z.object({
  parts: z.array(checkoutPart),
  amounts: orderAmounts,
  addresses: z.array(address),
  /** Coupons and cash vouchers (`kind` cash). One of each applies. A voucher's `saves` is beside the applied coupon. */
  coupons: z.array(coupon),
  address_id: z.nullable(id),
  /** The applied coupon; null for none. */
  coupon_id: z.nullable(id),
  /** The applied cash voucher; null for none. */
  voucher_id: z.nullable(id),
  /** The coupon and voucher that take off most, for a call that names them; null when none takes off anything. */
  proposal: z.nullable(checkoutProposal),
  /** The buyer's points: how many can be used, and how many are. */
  points_offer: checkoutPoints,
  /** What the buyer can use of the balance. */
  balance: money,
  /**
   * Changes since the cart was last shown, by line. For a requested coupon, voucher or number of points that is not
   * applied, an entry has the reason, with its name and `goods_id` 0. An entry without a name is about lines that no longer exist.
   */
  changes: z.array(z.object({ goods_id: int, name: z.string(), message: z.string() })),
  /** Total to send back as `expected_total` when placing the order. */
  expected_total: money,
  /**
   * Packs to send back as `expected_count`: those of all lines, with the products of each package of a combination, and
   * the gifts.
   */
  expected_count: int,
  /** Why the order cannot be placed; empty when it can. */
  blocked: z.string(),
  /** 1: the buyer's licence is the reason. */
  blocked_by_licence: flag,
  /** 1: a signed receipt is overdue, so no ephedrine-type goods can be ordered. */
  receipt_overdue: flag,
})
export type CheckoutData = z.output<typeof checkoutData>
export type CheckoutPart = CheckoutData['parts'][number]

export const cartCheckout = endpoint({
  name: 'cart.checkout',
  method: 'POST',
  path: '/api/cart/checkout',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof cartCheckoutInput>,
  data: checkoutData,
})

/** Some lines of a checkout that has more than its answer shows. Lines that can no longer be ordered are left out. */
export const cartCheckoutLines = endpoint({
  name: 'cart.checkoutLines',
  method: 'POST',
  path: '/api/cart/checkout/lines',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof cartCheckoutLinesInput>,
  data: z.object({ lines: z.array(cartLine) }),
})
