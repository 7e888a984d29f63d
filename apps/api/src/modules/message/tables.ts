import type { Message } from '@yaoji/api-client/contract/message'
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../session/tables'

/** Messages of the shop to its buyers. */
export const messages = pgTable(
  'messages',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<Message['kind']>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** In-site; empty when it leads nowhere. */
    url: text('url').notNull().default(''),
    is_read: integer('is_read').$type<0 | 1>().notNull().default(0),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    index('messages_user').on(table.user_id, table.is_read, table.id),
    index('messages_newest').on(table.user_id, table.created_at, table.id),
    index('messages_age').on(table.created_at),
  ],
)
