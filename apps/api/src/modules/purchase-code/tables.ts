import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { flag, moment, momentOrNull } from '../../db/columns'
import { ownedByUser, users } from '../../session/tables'

/** Texts and own codes that name a product for a company. */
export const purchaseCodes = pgTable(
  'purchase_codes',
  {
    id: serial('id').primaryKey(),
    /** The head office of the stores that share it, or the store that has none. */
    company_id: integer('company_id')
      .notNull()
      .references(() => users.id),
    /** `purchaseTextKey` of the text. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    is_own: flag('is_own'),
    goods_id: integer('goods_id').notNull(),
    /** The store that saved it last. */
    user_id: ownedByUser(),
    saved_at: moment('saved_at'),
    /** When it was removed, and in which removal; null while it is used. */
    removed_at: momentOrNull('removed_at'),
    removal: text('removal'),
  },
  table => [
    uniqueIndex('purchase_codes_key').on(table.company_id, table.key),
    index('purchase_codes_newest').on(table.company_id, table.saved_at.desc(), table.id.desc()),
    index('purchase_codes_removed').on(table.removed_at),
  ],
)
