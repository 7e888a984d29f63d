import * as z from 'zod/mini'
import { type DataOf, endpoint, payload } from './endpoint'
import { orderAmounts } from './entity/order-amounts'
import type { orderCancelInput, orderCreateInput, orderListInput } from './input/order'
import type { idOnly } from './input/wire'
import { paymentState, payType } from './payment'
import { bulkResult, flag, id, int, money, pageOf, time } from './wire'

export { type OrderAmounts, orderAmounts } from './entity/order-amounts'

/** Order status by code: see the order table in @yaoji/domain. */
export const orderStatus = z.literal([10, 15, 20, 30, 35, 40, 50, 100, -10, -20])

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
  number: int,
  price: money,
  raw_price: money,
  amount: money,
  manjian_share: money,
  coupon_share: money,
  payable: money,
  combination_id: z.nullable(id),
  /** 1: a free gift with another line. */
  is_gift: flag,
  batches: z.array(
    z.object({
      batch_no: z.string(),
      produce_date: z.string(),
      expiry_date: z.string(),
      number: int,
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
  /** Payment deadline; null when the order is not unpaid. */
  pay_before: z.nullable(time),
  paid_at: z.nullable(time),
  pay_type: z.nullable(z.string()),
  pay_types: z.array(z.string()),
  line_count: int,
  goods_number: int,
  amounts: orderAmounts,
  actions: z.array(actionName),
  lines: z.array(orderLine),
})
export type Order = z.output<typeof order>

export const orderCreate = endpoint({
  name: 'order.create',
  method: 'POST',
  path: '/api/order',
  access: 'buyer',
  creates: true,
  input: payload<typeof orderCreateInput>,
  data: z.object({
    parent_sn: z.string(),
    /** The order to pay first; step 3 opens it. */
    order_id: id,
    orders: z.array(z.object({ id, sn: z.string(), payable_amount: money, is_ephedrine: flag })),
  }),
})

/**
 * A checkout that became several orders, its parts. Numbers and sums are those of all parts, also of parts that are on
 * another page or that the filters leave out.
 */
export const purchase = z.object({
  parent_sn: z.string(),
  part_count: int,
  /** Sum of what the parts cost when they were placed, also of those that were cancelled since. */
  payable_amount: money,
  unpaid_count: int,
  unpaid_amount: money,
  /** Ids of the unpaid parts that can be paid together, and their sum; empty where fewer than two can. */
  pay_together: z.array(id),
  pay_together_amount: money,
})
export type Purchase = z.output<typeof purchase>

export const orderList = endpoint({
  name: 'order.list',
  method: 'GET',
  path: '/api/order',
  access: 'buyer',
  input: payload<typeof orderListInput>,
  data: z.object({
    ...pageOf(order).shape,
    tabs: z.array(z.object({ tab: z.string(), name: z.string(), count: int })),
    /** The purchases with several parts, of which at least one is in the list. */
    purchases: z.array(purchase),
  }),
})

/** What happened to an order. `status` is the one that it changed to; null where it kept its own. */
const orderEvent = z.object({ time, text: z.string(), status: z.nullable(orderStatus) })

/** A payment of an order, or a transfer whose slip is not reviewed yet. */
const orderPayment = z.object({
  sn: z.string(),
  way: payType,
  /** The method in words. */
  text: z.string(),
  amount: money,
  state: paymentState,
  state_text: z.string(),
  time,
})

/** What happens next, in words, and until when; null where nothing ends by itself. */
const nextStep = z.object({ text: z.string(), until: z.nullable(time) })

export const orderDetail = endpoint({
  name: 'order.detail',
  method: 'GET',
  path: '/api/order/{id}',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({
    order,
    next_step: nextStep,
    address: z.object({ consignee: z.string(), mobile: z.string(), region: z.string(), detail: z.string() }),
    remark: z.string(),
    /** Newest first. */
    events: z.array(orderEvent),
    /** Newest first. */
    payments: z.array(orderPayment),
    siblings: z.array(
      z.object({ id, sn: z.string(), status: orderStatus, status_text: z.string(), payable_amount: money }),
    ),
  }),
})
export type OrderDetail = DataOf<typeof orderDetail>

export const orderCancel = endpoint({
  name: 'order.cancel',
  method: 'POST',
  path: '/api/order/{id}/cancel',
  access: 'buyer',
  input: payload<typeof orderCancelInput>,
  data: z.object({ order }),
})

export const orderReceive = endpoint({
  name: 'order.receive',
  method: 'POST',
  path: '/api/order/{id}/receive',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ order }),
})

export const orderReorder = endpoint({
  name: 'order.reorder',
  method: 'POST',
  path: '/api/order/{id}/reorder',
  access: 'buyer',
  creates: true,
  input: payload<typeof idOnly>,
  data: z.object({
    ...bulkResult.shape,
    /** The order's lines without gifts: `entry` of a result is the index in this list. */
    lines: z.array(
      z.object({ goods_id: id, name: z.string(), ypgg: z.string(), bzdw: z.string(), number: int }),
    ),
    cart: int,
  }),
})
export type ReorderResult = DataOf<typeof orderReorder>
