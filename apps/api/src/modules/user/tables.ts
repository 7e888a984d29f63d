import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../session/tables'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Secrets that a buyer hands to another window or device, each for one use. Only a hash is kept. */
export const tickets = pgTable(
  'tickets',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** chat, wechat. */
    purpose: text('purpose').notNull(),
    token_hash: text('token_hash').notNull(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  table => [
    uniqueIndex('tickets_token').on(table.token_hash),
    index('tickets_user').on(table.user_id, table.purpose),
  ],
)
