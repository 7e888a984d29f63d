import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'
import { ownedByUser, users } from '../../session/tables'

/** Named lists of lines that the stores of a company share. */
export const purchaseLists = pgTable(
  'purchase_lists',
  {
    id: serial('id').primaryKey(),
    /** The head office of the stores that share it, or the store that has none. */
    company_id: integer('company_id')
      .notNull()
      .references(() => users.id),
    /** `purchaseTextKey` of the name. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** Another one after each change of the lines. */
    version: text('version').notNull(),
    /** Number of its lines. */
    count: integer('count').notNull(),
    /** The store that changed it last. */
    user_id: ownedByUser(),
    saved_at: moment('saved_at'),
    /** Null while it is used. */
    removed_at: momentOrNull('removed_at'),
  },
  table => [
    uniqueIndex('purchase_lists_key').on(table.company_id, table.key).where(isNull(table.removed_at)),
    index('purchase_lists_removed').on(table.removed_at),
  ],
)

/** The lines of a list, as they were in the sheet. */
export const purchaseListLines = pgTable(
  'purchase_list_lines',
  {
    list_id: integer('list_id')
      .notNull()
      .references(() => purchaseLists.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    query: text('query').notNull(),
    own_code: text('own_code').notNull(),
    number: text('number').notNull(),
    goods_id: integer('goods_id'),
  },
  table => [primaryKey({ columns: [table.list_id, table.place] })],
)
