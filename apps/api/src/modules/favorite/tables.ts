import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../session/tables'

/** Favourite products of buyers. */
export const favorites = pgTable(
  'favorites',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    goods_id: integer('goods_id').notNull(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.goods_id] }),
    index('favorites_newest').on(table.user_id, table.created_at.desc(), table.goods_id),
  ],
)
