import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment, momentOrNull, priceOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Favourite products of buyers. */
export const favorites = pgTable(
  'favorites',
  {
    user_id: ownedByUser(),
    goods_id: integer('goods_id').notNull(),
    created_at: moment('created_at'),
    /** Price then, in 1/10000 yuan; null when the buyer saw none. */
    price: priceOrNull('price'),
    /** Null for a favourite. Adding a product soon after its removal brings back this row. */
    removed_at: momentOrNull('removed_at'),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.goods_id] }),
    index('favorites_newest').on(table.user_id, table.created_at.desc(), table.goods_id),
  ],
)
