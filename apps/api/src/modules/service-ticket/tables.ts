import type { TicketKind, TicketStatus } from '@yaoji/domain'
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'
import { orders } from '../order/tables'

/** What buyers ask the shop about their orders. */
export const serviceTickets = pgTable(
  'service_tickets',
  {
    id: serial('id').primaryKey(),
    /** Number of the order, and which of its tickets it is. */
    sn: text('sn').notNull(),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id),
    user_id: ownedByUser(),
    kind: text('kind').$type<TicketKind>().notNull(),
    status: integer('status').$type<TicketStatus>().notNull(),
    /** The lines that it is about; none means the whole order. */
    line_ids: integer('line_ids').array().notNull().default([]),
    buyer_done: boolean('buyer_done').notNull().default(false),
    created_at: moment('created_at'),
    closed_at: momentOrNull('closed_at'),
  },
  table => [
    uniqueIndex('service_tickets_sn').on(table.sn),
    index('service_tickets_order').on(table.order_id),
    index('service_tickets_status').on(table.status),
  ],
)

/** The conversation of a ticket. */
export const serviceTicketMessages = pgTable(
  'service_ticket_messages',
  {
    id: serial('id').primaryKey(),
    ticket_id: integer('ticket_id')
      .notNull()
      .references(() => serviceTickets.id),
    at: moment('at'),
    author: text('author').$type<'buyer' | 'shop'>().notNull(),
    text: text('text').notNull(),
    file_ids: integer('file_ids').array().notNull().default([]),
  },
  table => [index('service_ticket_messages_ticket').on(table.ticket_id)],
)
