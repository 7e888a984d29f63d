import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { flag, moment, priceOrNull } from '../../db/columns'

/**
 * Lines of carts. `owner` is `user:7`, or `session:12` for a visitor's cart; `removed:user:7` has the lines of the last
 * deletion, which can be put back.
 */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    owner: text('owner').notNull(),
    /** For a combination line the first product of the package; the line links to its page. */
    goods_id: integer('goods_id').notNull(),
    goods_price_id: integer('goods_price_id').notNull(),
    /** 0 an ordinary line, 1 second-kill, 3 combination. */
    type: integer('type').$type<0 | 1 | 3>().notNull(),
    /** The package of a combination line; 0 for other lines. */
    combination_id: integer('combination_id').notNull().default(0),
    number: integer('number').notNull(),
    /** The buyer’s choice; a line that cannot be bought counts as not selected. */
    is_selected: integer('is_selected').$type<0 | 1>().notNull().default(1),
    is_yj: flag('is_yj'),
    /** Unit price before tiers when the buyer last set the line, in 1/10000 yuan; null when it was hidden. */
    price_seen: priceOrNull('price_seen'),
    added_at: moment('added_at'),
  },
  table => [
    uniqueIndex('cart_lines_same').on(table.owner, table.type, table.goods_price_id, table.combination_id),
    index('cart_lines_owner').on(table.owner, table.id),
  ],
)
