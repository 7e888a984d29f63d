import type { ReturnKind, ReturnReason, ReturnStatus } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { fenFromZero, moment, momentOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'
import { orderLineBatches, orders } from '../order/tables'

/** What buyers give back, refuse or miss of their orders. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: serial('id').primaryKey(),
    /** Number of the order, and which of its returns it is. */
    sn: text('sn').notNull(),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id),
    user_id: ownedByUser(),
    kind: text('kind').$type<ReturnKind>().notNull(),
    status: integer('status').$type<ReturnStatus>().notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
    text: text('text').notNull(),
    /** Written by the shop for packs that it does not ship. */
    unshipped: boolean('unshipped').notNull().default(false),
    file_ids: integer('file_ids').array().notNull().default([]),
    /** Of the goods and of the freight, in fen; 0 for a kind without a refund. */
    goods_amount: fenFromZero('goods_amount'),
    shipping_amount: fenFromZero('shipping_amount'),
    /** What goes back to the cash voucher, beside the refund, in fen. */
    voucher_amount: fenFromZero('voucher_amount'),
    /** Points that the goods were paid with and that go back. */
    points: integer('points').notNull().default(0),
    /** Reason of a rejection, for the buyer. */
    reject_reason: text('reject_reason').notNull().default(''),
    /** The parcel with which the buyer sends the goods back. */
    company: text('company').notNull().default(''),
    tracking_no: text('tracking_no').notNull().default(''),
    created_at: moment('created_at'),
    /** Until when the buyer must send the goods; null where nothing is sent. */
    send_before: momentOrNull('send_before'),
    /** When the refund was paid. */
    refunded_at: momentOrNull('refunded_at'),
  },
  table => [
    uniqueIndex('order_returns_sn').on(table.sn),
    index('order_returns_order').on(table.order_id),
    index('order_returns_status').on(table.status, table.send_before),
  ],
)

/** The packs of a return, by batch. */
export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    id: serial('id').primaryKey(),
    return_id: integer('return_id')
      .notNull()
      .references(() => orderReturns.id),
    order_line_batch_id: integer('order_line_batch_id')
      .notNull()
      .references(() => orderLineBatches.id),
    number: integer('number').notNull(),
    /** Refund of these packs, and what goes back to the cash voucher, in fen; and points. */
    amount: fenFromZero('amount'),
    voucher_amount: fenFromZero('voucher_amount'),
    points: integer('points').notNull().default(0),
  },
  table => [
    index('order_return_lines_return').on(table.return_id),
    index('order_return_lines_batch').on(table.order_line_batch_id),
    check('order_return_lines_number', sql`${table.number} > 0`),
  ],
)

/** What happened to a return, for the buyer. */
export const orderReturnEvents = pgTable(
  'order_return_events',
  {
    id: serial('id').primaryKey(),
    return_id: integer('return_id')
      .notNull()
      .references(() => orderReturns.id),
    at: moment('at'),
    text: text('text').notNull(),
    /** The status that the return changed to. */
    status: integer('status').$type<ReturnStatus>().notNull(),
  },
  table => [index('order_return_events_return').on(table.return_id)],
)
