import type { InvoiceProfile } from '@yaoji/api-client/contract/invoice'
import type { InvoiceState, InvoiceType } from '@yaoji/domain'
import {
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { fenFromZero, moment, momentOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'
import type { Seller } from '../config/seller'
import { files } from '../file/tables'
import { orders } from '../order/tables'

/** In place of the id of an order's line: the freight of the order. */
export const FREIGHT_LINE = 0

/** One line of an issued invoice. Amounts in fen, negative in a red invoice. */
export interface InvoiceLine {
  readonly order_id: number
  /** Id of the order's line; {@link FREIGHT_LINE} for its freight. */
  readonly line_id: number
  readonly name: string
  readonly ypgg: string
  readonly bzdw: string
  readonly number: number
  /** Basis points: 1300 is 13 %. */
  readonly rate: number
  readonly net: number
  readonly tax: number
}

/** Source of the invoice numbers. */
export const invoiceNumbers = pgSequence('invoice_numbers')

/** Applications for invoices, and the invoices that they become. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    /** Null until it is issued. */
    number: text('number'),
    type: text('type').$type<InvoiceType>().notNull(),
    state: text('state').$type<Exclude<InvoiceState, 'none'>>().notNull(),
    /** The invoice that a red invoice takes back a part of; null for every other one. */
    red_of: integer('red_of'),
    /** As it was issued: null before. */
    profile: jsonb('profile').$type<InvoiceProfile>(),
    /** The seller as it was when the invoice was issued; null before. */
    seller: jsonb('seller').$type<Seller>(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull().default([]),
    /** Fen with tax, since it was issued. */
    amount: fenFromZero('amount'),
    tax_amount: fenFromZero('tax_amount'),
    /** Why it was rejected or voided. */
    reason: text('reason').notNull().default(''),
    applied_at: moment('applied_at'),
    issued_on: date('issued_on', { mode: 'string' }),
    /** The PDF, which never changes; null until it is drawn. */
    file_id: integer('file_id').references(() => files.id),
    /** Where it is sent when it is issued; empty where the buyer named none. */
    email: text('email').notNull().default(''),
    /** When the mail port took it; null before. */
    mailed_at: momentOrNull('mailed_at'),
    /** Attempts to send it, and when the next one is due. */
    mail_tries: integer('mail_tries').notNull().default(0),
    mail_after: momentOrNull('mail_after'),
  },
  table => [
    index('invoices_user').on(table.user_id, table.id),
    index('invoices_user_issued').on(table.user_id, table.issued_on),
    index('invoices_state').on(table.state, table.id),
    uniqueIndex('invoices_number').on(table.number),
  ],
)

/** The orders of each invoice. The newest invoice of an order, red ones aside, is the state of its invoice. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    id: serial('id').primaryKey(),
    invoice_id: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Fen of the order in the invoice, since it was issued; negative in a red invoice. */
    amount: fenFromZero('amount'),
  },
  table => [
    uniqueIndex('invoice_orders_both').on(table.invoice_id, table.order_id),
    index('invoice_orders_order').on(table.order_id),
  ],
)
