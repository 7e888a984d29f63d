import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../session/tables'

/** Messages from buyers to the shop. */
export const feedback = pgTable(
  'feedback',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** suggest, complaint, goods, order, other. */
    kind: text('kind').notNull(),
    content: text('content').notNull(),
    contact: text('contact').notNull(),
    order_sn: text('order_sn').notNull(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [index('feedback_user').on(table.user_id, table.created_at)],
)
