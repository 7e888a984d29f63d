import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { flag, momentOrNull, priceOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Which alerts about products a buyer gets, and when they were evaluated last. A buyer without a row gets all. */
export const alertSettings = pgTable(
  'alert_settings',
  {
    user_id: ownedByUser(),
    price_fell: flag('price_fell').default(1),
    back_in_stock: flag('back_in_stock').default(1),
    short_expiry: flag('short_expiry').default(1),
    evaluated_at: momentOrNull('evaluated_at'),
  },
  table => [primaryKey({ columns: [table.user_id] })],
)

/** What was known of a product of a buyer when its alerts were evaluated last. */
export const goodsWatches = pgTable(
  'goods_watches',
  {
    user_id: ownedByUser(),
    goods_id: integer('goods_id').notNull(),
    /** The price that alerts compare with, in 1/10000 yuan; null while the buyer saw none. */
    price: priceOrNull('price'),
    /** 1: it could be bought; null before that was known. */
    in_stock: integer('in_stock').$type<0 | 1>(),
    /** When its stock came back last. */
    back_at: momentOrNull('back_at'),
    /** The short expiry that is known; null when it was not short. */
    short_expiry: date('short_expiry', { mode: 'string' }),
  },
  table => [primaryKey({ columns: [table.user_id, table.goods_id] })],
)
