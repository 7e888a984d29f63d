import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'
import { ownedByUser, sessions, users } from '../../session/tables'

/** Secrets that a buyer passes to another window or device, each for one use. Only a hash is stored. */
export const tickets = pgTable(
  'tickets',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    purpose: text('purpose').$type<'chat'>().notNull(),
    token_hash: text('token_hash').notNull(),
    expires_at: moment('expires_at'),
    used_at: momentOrNull('used_at'),
  },
  table => [
    uniqueIndex('tickets_token').on(table.token_hash),
    index('tickets_user').on(table.user_id, table.purpose),
  ],
)

/** Sessions in which a head office buys for one of its stores, with the head office. */
export const storeVisits = pgTable('store_visits', {
  session_id: integer('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  head_id: integer('head_id')
    .notNull()
    .references(() => users.id),
})
