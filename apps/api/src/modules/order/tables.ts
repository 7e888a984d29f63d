import type { OrderInput, OrderStatus, PayType } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { fenFromZero, flag, moment, momentOrNull, price } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** The parts of an amount, in fen, of an order and of each of its lines; the lines add up to the order exactly. */
const amounts = () => ({
  goods_amount: fenFromZero('goods_amount'),
  promotion_amount: fenFromZero('promotion_amount'),
  welfare_amount: fenFromZero('welfare_amount'),
  manjian_amount: fenFromZero('manjian_amount'),
  coupon_amount: fenFromZero('coupon_amount'),
  cash_amount: fenFromZero('cash_amount'),
  points_amount: fenFromZero('points_amount'),
  balance_amount: fenFromZero('balance_amount'),
  shipping_amount: fenFromZero('shipping_amount'),
  payable_amount: fenFromZero('payable_amount'),
})

/** Source of the order numbers. */
export const orderNumbers = pgSequence('order_numbers')

/** Orders. The orders of one checkout have the same `parent_sn`. */
export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    sn: text('sn').notNull(),
    parent_sn: text('parent_sn').notNull(),
    user_id: ownedByUser(),
    ck_id: integer('ck_id').notNull(),
    warehouse: text('warehouse').notNull(),
    is_ephedrine: flag('is_ephedrine'),
    status: integer('status').$type<OrderStatus>().notNull(),
    /** null until the buyer chose. */
    pay_type: text('pay_type').$type<PayType>(),
    /** What the remark of a transfer for several orders says: the number of the purchase; null for a transfer of its own. */
    transfer_sn: text('transfer_sn'),
    ...amounts(),
    /** What a freight coupon took off the shipping; `shipping_amount` is what is left. */
    freight_coupon_amount: fenFromZero('freight_coupon_amount'),
    /** What of `balance_amount` was spent: nothing before the order is paid, when it is frozen in the wallet. */
    balance_paid: fenFromZero('balance_paid'),
    /** Of `payable_amount`: the payments received, and the refunds of everything the buyer paid with. */
    paid_amount: fenFromZero('paid_amount'),
    refunded_amount: fenFromZero('refunded_amount'),
    /** The coupon that takes something off this order. */
    user_coupon_id: integer('user_coupon_id'),
    /** The cash voucher that pays `cash_amount`. */
    user_voucher_id: integer('user_voucher_id'),
    /** The points that pay `points_amount`. */
    points_number: integer('points_number').notNull().default(0),
    /** Products and combinations, their packs, and the packs of gifts (`countPurchase` of domain). */
    line_count: integer('line_count').notNull(),
    goods_number: integer('goods_number').notNull(),
    gift_number: integer('gift_number').notNull().default(0),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    remark: text('remark').notNull().default(''),
    /** The signed receipt that ephedrine-type goods need. */
    receipt: text('receipt').$type<OrderInput['receipt']>().notNull().default('not_needed'),
    /** Until when the receipt must be sent; null before the delivery. */
    receipt_due_at: momentOrNull('receipt_due_at'),
    close_applied: boolean('close_applied').notNull().default(false),
    created_at: moment('created_at'),
    /** An order that is unpaid after this moment is cancelled. */
    pay_before: moment('pay_before'),
    paid_at: momentOrNull('paid_at'),
    shipped_at: momentOrNull('shipped_at'),
    received_at: momentOrNull('received_at'),
    cancelled_at: momentOrNull('cancelled_at'),
  },
  table => [
    uniqueIndex('orders_sn').on(table.sn),
    index('orders_parent').on(table.parent_sn),
    index('orders_user').on(table.user_id, table.id),
    index('orders_user_paid').on(table.user_id, table.paid_at),
    index('orders_waiting').on(table.status, table.pay_before),
    check('orders_payable', sql`${table.payable_amount} >= 0`),
    check(
      'orders_refunded',
      sql`${table.refunded_amount} between 0 and ${table.paid_amount} + ${table.balance_paid}`,
    ),
    check('orders_balance_paid', sql`${table.balance_paid} in (0, ${table.balance_amount})`),
  ],
)

export type OrderRow = typeof orders.$inferSelect

/** The address when the order was placed. */
export interface OrderAddress {
  consignee: string
  mobile: string
  region: string
  detail: string
}

/** The ordered products, as they were then. A combination is one line for each of its products. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id),
    goods_id: integer('goods_id').notNull(),
    goods_price_id: integer('goods_price_id').notNull(),
    /** The line whose stock was taken. */
    stock_goods_price_id: integer('stock_goods_price_id').notNull(),
    /** 0 ordinary, 1 second-kill, 3 part of a combination. */
    type: integer('type').$type<0 | 1 | 3>().notNull(),
    is_gift: flag('is_gift'),
    /** Of a gift: `gift_give` packs for each `gift_need` packs of its product, the line before; 0 for every other line. */
    gift_need: integer('gift_need').notNull().default(0),
    gift_give: integer('gift_give').notNull().default(0),
    combination_id: integer('combination_id'),
    combination_name: text('combination_name').notNull().default(''),
    /** How many packages of the combination the line is part of; 0 for every other line. */
    combination_number: integer('combination_number').notNull().default(0),
    name: text('name').notNull(),
    ypgg: text('ypgg').notNull(),
    sccj: text('sccj').notNull(),
    bzdw: text('bzdw').notNull(),
    approval_no: text('approval_no').notNull(),
    image: text('image').notNull(),
    number: integer('number').notNull(),
    /** Unit prices in 1/10000 yuan. */
    price: price('price'),
    raw_price: price('raw_price'),
    ...amounts(),
    /** The points that pay its `points_amount`; those of the lines add up to those of the order. */
    points_number: integer('points_number').notNull().default(0),
  },
  table => [
    index('order_lines_order').on(table.order_id),
    index('order_lines_goods').on(table.goods_id),
    check('order_lines_number', sql`${table.number} > 0`),
  ],
)

export type OrderLineRow = typeof orderLines.$inferSelect

/** The lots that each line was picked from. */
export const orderLineBatches = pgTable(
  'order_line_batches',
  {
    id: serial('id').primaryKey(),
    order_line_id: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    lot_id: integer('lot_id').notNull(),
    batch_no: text('batch_no').notNull(),
    produce_date: text('produce_date').notNull(),
    expiry_date: text('expiry_date').notNull(),
    number: integer('number').notNull(),
  },
  table => [index('order_line_batches_line').on(table.order_line_id)],
)

export type OrderBatchRow = typeof orderLineBatches.$inferSelect

/** Events of an order, for the buyer. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at'),
    text: text('text').notNull(),
    /** The status that the order changed to; null where it kept its own. */
    status: integer('status').$type<OrderStatus>(),
  },
  table => [index('order_events_order').on(table.order_id)],
)

/** Parcels of orders. An order has several when the warehouse sends it in parts. */
export const parcels = pgTable(
  'parcels',
  {
    id: serial('id').primaryKey(),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id),
    company: text('company').notNull(),
    /** The carrier's number. */
    tracking_no: text('tracking_no').notNull(),
    state: text('state').$type<'sent' | 'delivered'>().notNull().default('sent'),
    sent_at: moment('sent_at'),
    delivered_at: momentOrNull('delivered_at'),
  },
  table => [index('parcels_order').on(table.order_id), index('parcels_state').on(table.state)],
)

/** What each parcel holds, by batch. */
export const parcelPacks = pgTable(
  'parcel_packs',
  {
    id: serial('id').primaryKey(),
    parcel_id: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    order_line_batch_id: integer('order_line_batch_id')
      .notNull()
      .references(() => orderLineBatches.id),
    number: integer('number').notNull(),
  },
  table => [
    index('parcel_packs_parcel').on(table.parcel_id),
    index('parcel_packs_batch').on(table.order_line_batch_id),
    check('parcel_packs_number', sql`${table.number} > 0`),
  ],
)

/** Where a parcel was, as the carrier reports it. */
export const parcelTraces = pgTable(
  'parcel_traces',
  {
    id: serial('id').primaryKey(),
    parcel_id: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    at: moment('at'),
    text: text('text').notNull(),
  },
  table => [index('parcel_traces_parcel').on(table.parcel_id)],
)
