import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'
import { orders } from '../order/tables'

/** Receipts that buyers sent. The last one of an order counts; its state is the order's `receipt`. */
export const orderReceipts = pgTable(
  'order_receipts',
  {
    id: serial('id').primaryKey(),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id),
    file_ids: integer('file_ids').array().notNull(),
    sent_at: moment('sent_at'),
    /** Reason of a rejection, for the buyer. */
    reason: text('reason').notNull().default(''),
    decided_at: momentOrNull('decided_at'),
  },
  table => [index('order_receipts_order').on(table.order_id)],
)
