import * as z from 'zod/mini'
import { type DataOf, endpoint, payload } from './endpoint'
import { fileInfo } from './entity/file'
import { invoiceSummary } from './entity/invoice'
import { lineBatch } from './entity/line-batch'
import { orderAmounts } from './entity/order-amounts'
import { orderParcel } from './entity/order-parcel'
import { paymentState, payType, slipFields } from './entity/payment'
import { refund } from './entity/refund'
import type { idOnly } from './input/wire'
import type { orderCancelInput, orderCloseInput, orderCreateInput, orderListInput } from './payload/order'
import { bulkResult, flag, id, int, money, pageOf, time } from './wire'

export type { InvoiceSummary } from './entity/invoice'
export { type OrderAmounts, orderAmounts } from './entity/order-amounts'
export type { Refund } from './entity/refund'

/** Order status by code: see the order table in @yaoji/domain. */
export const orderStatus = z.literal([10, 15, 20, 30, 35, 40, 50, 100, -10, -20])

/** A store, and its name. */
const store = z.object({ user_id: id, company: z.string() })

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
  /** Packs of it that returns refunded. */
  refunded_number: int,
  /** Of these, packs that were not shipped, because the shop ended the shipping. */
  unshipped_number: int,
  price: money,
  raw_price: money,
  amount: money,
  manjian_share: money,
  /** Of coupon, cash voucher and points together. */
  coupon_share: money,
  payable: money,
  /** The combination that the line is one product of; null for every other line. */
  combination_id: z.nullable(id),
  /** Its name when it was ordered; empty without a combination. */
  combination_name: z.string(),
  /** How many packages of it were ordered; 0 without a combination. */
  combination_number: int,
  /** How many products of it the order has, also those that a list leaves out; 0 without a combination. */
  combination_kinds: int,
  /** 1: a free gift with another line. */
  is_gift: flag,
  /** 1: near-expiry stock; its batches have the dates. */
  near_expiry: flag,
  /** With the packs that are or will be shipped. */
  batches: z.array(lineBatch),
})

export const order = z.object({
  id,
  sn: z.string(),
  parent_sn: z.string(),
  /**
   * The store that ordered, where its head office reads the order: it acts only after a switch to that store. Absent for
   * an order of the buyer's own.
   */
  store: z.optional(store),
  status: orderStatus,
  status_text: z.string(),
  /** Why the last transfer slip was refused; absent unless the order is to be paid again after it. */
  slip_refused: z.optional(z.string()),
  is_ephedrine: flag,
  warehouse: z.string(),
  created_at: time,
  /** Payment deadline; null when the order is not unpaid. */
  pay_before: z.nullable(time),
  paid_at: z.nullable(time),
  pay_type: z.nullable(z.string()),
  pay_types: z.array(z.string()),
  /** 种: products and combinations; gifts are not counted. */
  line_count: int,
  /** 数量: their packs, those of the products of combinations included. */
  goods_number: int,
  /** Packs of gifts, which `goods_number` has not. Both together are the packs of all lines, shipped or not. */
  gift_number: int,
  /** The same of what is or will be shipped: without packs whose shipping the shop ended. */
  to_receive: z.object({ line_count: int, goods_number: int, gift_number: int }),
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
  /** What they use of the balance; not in `payable_amount`. */
  balance_amount: money,
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
    /** The purchases with several parts, of which at least one is in the list. Those of stores cannot be paid here. */
    purchases: z.array(purchase),
    /** Whose orders the buyer can see: a head office and its stores, the head first; others see their own only. */
    stores: z.array(store),
  }),
})

/** What happened to an order. `status` is the one that it changed to; null where it kept its own. */
const orderEvent = z.object({ time, text: z.string(), status: z.nullable(orderStatus) })

/**
 * A payment of an order, a transfer whose slip is not reviewed yet, or the part of the balance: `unpaid` while it is
 * frozen, `closed` when it was given back.
 */
const orderPayment = z.object({
  sn: z.string(),
  way: payType,
  /** The method in words. */
  text: z.string(),
  amount: money,
  state: paymentState,
  state_text: z.string(),
  time,
  /** Files of the transfer slip, which only the buyer who sent them can read; empty for others and other methods. */
  files: z.array(fileInfo),
  /** What the buyer wrote in the transfer slip; absent for other methods. */
  slip: z.optional(z.object(slipFields)),
})

/** A return or a service ticket of an order, in short. */
const afterSale = z.object({
  type: z.literal(['return', 'ticket']),
  id,
  sn: z.string(),
  kind_text: z.string(),
  status_text: z.string(),
  created_at: time,
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
    /**
     * Where money of a cancelled, closed or returned order went, and money that it did not expect, oldest first. Their sum
     * is `refunded_amount`.
     */
    refunds: z.array(refund),
    /** Its invoices and applications for one, newest first; without the choice of no invoice. */
    invoices: z.array(invoiceSummary),
    /** The company that supplies, as in the supply contract. */
    supplier_company: z.string(),
    /** The latest first. */
    parcels: z.array(orderParcel),
    /** Packs that are in no parcel yet; 0 before the first parcel. */
    unshipped: int,
    /** Of these, gifts. */
    unshipped_gifts: int,
    /** Returns and service tickets, newest first. */
    after_sales: z.array(afterSale),
    siblings: z.array(
      z.object({
        id,
        sn: z.string(),
        status: orderStatus,
        status_text: z.string(),
        payable_amount: money,
        /** What it uses of the balance; not in `payable_amount`. */
        balance_amount: money,
        /** Orders of one payment have the same time. */
        paid_at: z.nullable(time),
        warehouse: z.string(),
        is_ephedrine: flag,
        /** As in the order. */
        line_count: int,
        goods_number: int,
        gift_number: int,
      }),
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

export const orderClose = endpoint({
  name: 'order.close',
  method: 'POST',
  path: '/api/order/{id}/close',
  access: 'buyer',
  input: payload<typeof orderCloseInput>,
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
