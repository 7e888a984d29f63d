import type { PayType } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { fen, fenOrNull, moment, momentOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'
import { orders } from '../order/tables'

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id)

/**
 * Attempts to pay an order. At most one of an order is waiting. An attempt to pay several orders together has a row for
 * each of them, with the same number.
 */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    /** The attempt’s number; the gateway’s callback has it, with the sum of its rows. */
    sn: text('sn').notNull(),
    order_id: orderId(),
    user_id: ownedByUser(),
    way: text('way').$type<PayType>().notNull(),
    /** Fen. */
    amount: fen('amount'),
    state: text('state').$type<'waiting' | 'paid' | 'failed' | 'closed'>().notNull(),
    /** Address where the buyer confirms it; null for methods without a gateway. */
    gateway_url: text('gateway_url'),
    gateway_no: text('gateway_no'),
    created_at: moment('created_at'),
    settled_at: momentOrNull('settled_at'),
  },
  table => [
    uniqueIndex('payments_sn_order').on(table.sn, table.order_id),
    index('payments_order').on(table.order_id),
    uniqueIndex('payments_one_waiting').on(table.order_id).where(sql`state = 'waiting'`),
  ],
)

/**
 * A buyer’s bank transfer, and the result of accounting. At most one of an order is waiting. A transfer for several orders
 * has a row for each of them, with the same group.
 */
export const transferSlips = pgTable(
  'transfer_slips',
  {
    id: serial('id').primaryKey(),
    order_id: orderId(),
    /** The id of the first row of a transfer for several orders; null for one order. */
    group_id: integer('group_id'),
    payer: text('payer').notNull(),
    bank_serial: text('bank_serial').notNull(),
    paid_date: text('paid_date').notNull(),
    remark: text('remark').notNull(),
    /** Files of the slip; empty for those of the first versions. */
    file_ids: integer('file_ids').array().notNull().default([]),
    at: moment('at'),
    state: text('state').$type<'submitted' | 'confirmed' | 'refused'>().notNull().default('submitted'),
    /** Fen received for this order; null before accounting. */
    received_amount: fenOrNull('received_amount'),
    /** Reason of a refusal, for the buyer. */
    reason: text('reason').notNull().default(''),
    decided_at: momentOrNull('decided_at'),
  },
  table => [
    index('transfer_slips_order').on(table.order_id),
    index('transfer_slips_group').on(table.group_id),
    uniqueIndex('transfer_slips_one_waiting').on(table.order_id).where(sql`state = 'submitted'`),
  ],
)

/** The result of a callback: the first four are of valid ones. */
export type NoticeOutcome =
  | 'applied'
  | 'refunded'
  | 'failed'
  | 'repeated'
  | 'bad_signature'
  | 'unknown_payment'
  | 'wrong_amount'
  | 'unreadable'

/** Every received callback, with its result. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: serial('id').primaryKey(),
    at: moment('at'),
    payment_sn: text('payment_sn').notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    outcome: text('outcome').$type<NoticeOutcome>().notNull(),
  },
  table => [index('payment_notices_payment').on(table.payment_sn)],
)

/**
 * Data of the in-service gateway: the buyers’ decisions on its page, and the notices that are not delivered yet.
 * Nothing else uses it.
 */
export const gatewayDecisions = pgTable(
  'gateway_decisions',
  {
    payment_sn: text('payment_sn').primaryKey(),
    amount: fen('amount'),
    gateway_no: text('gateway_no').notNull(),
    result: text('result').$type<'paid' | 'failed'>().notNull(),
    decided_at: moment('decided_at'),
    /** When the notice is sent next; null when none is due. */
    deliver_at: momentOrNull('deliver_at'),
    /** Notices that were sent and not accepted, and how many were accepted. */
    tries: integer('tries').notNull().default(0),
    taken: integer('taken').notNull().default(0),
  },
  table => [index('gateway_decisions_due').on(table.deliver_at)],
)
