import * as z from 'zod/mini'
import { address } from './address'
import { cartLine } from './cart'
import { couponKind, couponScope } from './coupon'
import { endpoint } from './endpoint'
import {
  bulkResult,
  flag,
  flagInput,
  id,
  idInput,
  idsInput,
  integer,
  money,
  pageInput,
  pageOf,
  requiredText,
  text,
  time,
} from './wire'

/** Order status by code: see the order table in @yaoji/domain. */
export const orderStatus = z.union([
  z.literal(10),
  z.literal(15),
  z.literal(20),
  z.literal(30),
  z.literal(35),
  z.literal(40),
  z.literal(50),
  z.literal(100),
  z.literal(-10),
  z.literal(-20),
])

/** Amounts of an order; the parts add up to `payable_amount` exactly. */
export const orderAmounts = z.object({
  goods_amount: money,
  promotion_amount: money,
  manjian_amount: money,
  coupon_amount: money,
  cash_amount: money,
  points_amount: money,
  balance_amount: money,
  shipping_amount: money,
  payable_amount: money,
  paid_amount: money,
  refunded_amount: money,
})
export type OrderAmounts = z.output<typeof orderAmounts>

export const coupon = z.object({
  id,
  name: z.string(),
  kind: couponKind,
  scope: couponScope,
  scope_text: z.string(),
  amount: money,
  min_amount: money,
  begin_date: z.string(),
  end_date: z.string(),
  usable: flag,
  /** What it takes off these lines; absent when it is not usable. */
  saves: z.optional(money),
  /** Why it cannot be used here; empty when it can. */
  reason: z.string(),
})
export type Coupon = z.output<typeof coupon>

/** One order that checkout would make: ephedrine-type goods and other warehouses become their own. */
export const checkoutPart = z.object({
  key: z.string(),
  ck_id: id,
  warehouse: z.string(),
  is_ephedrine: flag,
  lines: z.array(cartLine),
  amounts: orderAmounts,
  pay_types: z.array(z.string()),
})

export const checkoutData = z.object({
  parts: z.array(checkoutPart),
  amounts: orderAmounts,
  addresses: z.array(address),
  address_id: z.nullable(id),
  coupons: z.array(coupon),
  coupon_id: z.nullable(id),
  balance: money,
  /** What changed since the cart was last shown, line by line. */
  changes: z.array(z.object({ goods_id: z.int(), name: z.string(), message: z.string() })),
  /** Total to send back as `expected_total` when placing the order. */
  expected_total: money,
  /** Why the order cannot be placed now; empty when it can. */
  blocked: z.string(),
})
export type CheckoutData = z.output<typeof checkoutData>

export const cartCheckout = endpoint({
  name: 'cart.checkout',
  method: 'POST',
  path: '/api/cart/checkout',
  summary: 'Opens step 2: prices the chosen lines, splits them into orders and lists addresses and coupons.',
  row: 'AP-08',
  access: 'buyer',
  concurrent: true,
  input: z.object({
    ids: idsInput(),
    new: z.optional(flagInput()),
    /** A coupon to reckon with; 0 for none, absent for the best one. */
    coupon_id: z.optional(integer()),
    use_balance: z.optional(flagInput()),
  }),
  data: checkoutData,
})

const actionName = z.string()

export const orderLine = z.object({
  id,
  goods_id: id,
  goods_price_id: id,
  name: z.string(),
  ypgg: z.string(),
  sccj: z.string(),
  bzdw: z.string(),
  approval_no: z.string(),
  image: z.string(),
  number: z.int(),
  price: money,
  raw_price: money,
  amount: money,
  manjian_share: money,
  coupon_share: money,
  payable: money,
  combination_id: z.nullable(id),
  /** Came with another line for nothing. */
  is_gift: flag,
  batches: z.array(
    z.object({
      batch_no: z.string(),
      produce_date: z.string(),
      expiry_date: z.string(),
      number: z.int(),
      report_url: z.string(),
    }),
  ),
})

export const order = z.object({
  id,
  sn: z.string(),
  parent_sn: z.string(),
  status: orderStatus,
  status_text: z.string(),
  is_ephedrine: flag,
  warehouse: z.string(),
  created_at: time,
  /** Until when it can be paid; null when it is not waiting to be. */
  pay_before: z.nullable(time),
  paid_at: z.nullable(time),
  pay_type: z.nullable(z.string()),
  pay_types: z.array(z.string()),
  line_count: z.int(),
  goods_number: z.int(),
  amounts: orderAmounts,
  actions: z.array(actionName),
  lines: z.array(orderLine),
})
export type Order = z.output<typeof order>

export const orderCreate = endpoint({
  name: 'order.create',
  method: 'POST',
  path: '/api/order',
  summary:
    'Places the order of the lines that checkout’s parts show. When the total would be above `expected_total`, or a line cannot be ordered any more, nothing is ordered: the answer is code 409 with a fresh checkout as its data.',
  access: 'buyer',
  creates: true,
  input: z.object({
    ids: idsInput(),
    address_id: idInput(),
    coupon_id: z.optional(idInput()),
    use_balance: z.optional(flagInput()),
    expected_total: requiredText('缺少应付总额', 20),
    remark: z.optional(text(200)),
  }),
  data: z.object({
    parent_sn: z.string(),
    /** The order to pay first: the page of step 3 opens with it. */
    order_id: id,
    orders: z.array(z.object({ id, sn: z.string(), payable_amount: money, is_ephedrine: flag })),
  }),
})

export const orderList = endpoint({
  name: 'order.list',
  method: 'GET',
  path: '/api/order',
  summary: 'The buyer’s orders, newest first, by tab.',
  access: 'buyer',
  input: z.object({ tab: z.optional(text(20)), keywords: z.optional(text(60)), ...pageInput }),
  data: z.extend(pageOf(order), {
    tabs: z.array(z.object({ tab: z.string(), name: z.string(), count: z.int() })),
  }),
})

const orderEvent = z.object({ time, text: z.string() })

export const orderDetail = endpoint({
  name: 'order.detail',
  method: 'GET',
  path: '/api/order/{id}',
  summary: 'One order with its lines, address, events and the sister orders of the same checkout.',
  access: 'buyer',
  input: z.object({ id: idInput() }),
  data: z.object({
    order,
    address: z.object({ consignee: z.string(), mobile: z.string(), region: z.string(), detail: z.string() }),
    remark: z.string(),
    events: z.array(orderEvent),
    siblings: z.array(
      z.object({ id, sn: z.string(), status: orderStatus, status_text: z.string(), payable_amount: money }),
    ),
  }),
})

export const orderCancel = endpoint({
  name: 'order.cancel',
  method: 'POST',
  path: '/api/order/{id}/cancel',
  summary: 'Cancels an unpaid order; stock, coupon and balance come back with it.',
  access: 'buyer',
  input: z.object({ id: idInput(), reason: z.optional(text(100)) }),
  data: z.object({ order }),
})

export const orderReceive = endpoint({
  name: 'order.receive',
  method: 'POST',
  path: '/api/order/{id}/receive',
  summary: 'Confirms that the goods arrived.',
  access: 'buyer',
  input: z.object({ id: idInput() }),
  data: z.object({ order }),
})

export const orderReorder = endpoint({
  name: 'order.reorder',
  method: 'POST',
  path: '/api/order/{id}/reorder',
  summary: 'Puts an order’s lines into the cart again, answering line by line.',
  access: 'buyer',
  creates: true,
  input: z.object({ id: idInput() }),
  data: z.extend(bulkResult, { cart: z.int() }),
})
