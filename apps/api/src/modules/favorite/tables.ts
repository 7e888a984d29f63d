import { bigint, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
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
    /** Price then, in 1/10000 yuan; null when the buyer saw none. */
    price: bigint('price', { mode: 'number' }),
    /** Null for a favourite. Adding a product soon after its removal brings back this row. */
    removed_at: timestamp('removed_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.goods_id] }),
    index('favorites_newest').on(table.user_id, table.created_at.desc(), table.goods_id),
  ],
)
