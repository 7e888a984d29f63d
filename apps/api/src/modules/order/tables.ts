import type { OrderFacts, OrderStatus, PaymentWay } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../session/tables'

const fen = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The parts of an amount, in fen, of an order and of each of its lines; the lines' add up to the order's exactly. */
const amounts = () => ({
  goods_amount: fen('goods_amount'),
  promotion_amount: fen('promotion_amount'),
  manjian_amount: fen('manjian_amount'),
  coupon_amount: fen('coupon_amount'),
  cash_amount: fen('cash_amount'),
  points_amount: fen('points_amount'),
  balance_amount: fen('balance_amount'),
  shipping_amount: fen('shipping_amount'),
  payable_amount: fen('payable_amount'),
})

/** Where an order's number comes from. */
export const orderNumbers = pgSequence('order_numbers')

/** Orders. Those of one checkout share `parent_sn`. */
export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    sn: text('sn').notNull(),
    parent_sn: text('parent_sn').notNull(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    ck_id: integer('ck_id').notNull(),
    warehouse: text('warehouse').notNull(),
    is_ephedrine: integer('is_ephedrine').$type<0 | 1>().notNull().default(0),
    status: integer('status').$type<OrderStatus>().notNull(),
    /** null until the buyer chose. */
    pay_type: text('pay_type').$type<PaymentWay>(),
    ...amounts(),
    /** Of `payable_amount`: what came in by payments, and what went back of everything the buyer had given. */
    paid_amount: fen('paid_amount'),
    refunded_amount: fen('refunded_amount'),
    user_coupon_id: integer('user_coupon_id'),
    line_count: integer('line_count').notNull(),
    goods_number: integer('goods_number').notNull(),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    remark: text('remark').notNull().default(''),
    /** The signed receipt that ephedrine-type goods need. */
    receipt: text('receipt').$type<OrderFacts['receipt']>().notNull().default('not_needed'),
    close_applied: boolean('close_applied').notNull().default(false),
    created_at: moment('created_at').notNull(),
    /** Unpaid after this moment, it is cancelled. */
    pay_before: moment('pay_before').notNull(),
    paid_at: moment('paid_at'),
    shipped_at: moment('shipped_at'),
    received_at: moment('received_at'),
    cancelled_at: moment('cancelled_at'),
  },
  table => [
    uniqueIndex('orders_sn').on(table.sn),
    index('orders_parent').on(table.parent_sn),
    index('orders_user').on(table.user_id, table.id),
    index('orders_waiting').on(table.status, table.pay_before),
    check('orders_payable', sql`${table.payable_amount} >= 0`),
  ],
)

/** The address as it stood when the order was placed. */
export interface OrderAddress {
  consignee: string
  mobile: string
  region: string
  detail: string
}

/** What was ordered, as it stood then. A combination is one line for each of its goods. */
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
    is_gift: integer('is_gift').$type<0 | 1>().notNull().default(0),
    combination_id: integer('combination_id'),
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
    price: bigint('price', { mode: 'number' }).notNull(),
    raw_price: bigint('raw_price', { mode: 'number' }).notNull(),
    ...amounts(),
  },
  table => [
    index('order_lines_order').on(table.order_id),
    index('order_lines_goods').on(table.goods_id),
    check('order_lines_number', sql`${table.number} > 0`),
  ],
)

/** From which lot of stock each line was picked. */
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

/** What happened to an order, for the buyer to read. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at').notNull(),
    text: text('text').notNull(),
    /** The status that the order changed to; null where it kept its own. */
    status: integer('status').$type<OrderStatus>(),
  },
  table => [index('order_events_order').on(table.order_id)],
)
