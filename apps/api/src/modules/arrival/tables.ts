import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../session/tables'

/** Buyers who wait for a sold-out product. A row ends with the message that it can be bought again. */
export const arrivalNotices = pgTable(
  'arrival_notices',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    goods_id: integer('goods_id').notNull(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.goods_id] }),
    index('arrival_notices_goods').on(table.goods_id),
  ],
)
