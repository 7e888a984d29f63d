import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Buyers who wait for a sold-out product. A row ends with the message that it can be bought again. */
export const arrivalNotices = pgTable(
  'arrival_notices',
  {
    user_id: ownedByUser(),
    goods_id: integer('goods_id').notNull(),
    created_at: moment('created_at'),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.goods_id] }),
    index('arrival_notices_goods').on(table.goods_id),
  ],
)
