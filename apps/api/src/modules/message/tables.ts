import type { Message } from '@yaoji/api-client/contract/message'
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { flag, moment } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Messages of the shop to its buyers. */
export const messages = pgTable(
  'messages',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    kind: text('kind').$type<Message['kind']>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** The products of its first lines. */
    goods_ids: integer('goods_ids').array().notNull().default([]),
    /** In-site; empty when it leads nowhere. */
    url: text('url').notNull().default(''),
    is_read: flag('is_read'),
    created_at: moment('created_at'),
  },
  table => [
    index('messages_user').on(table.user_id, table.is_read, table.id),
    index('messages_newest').on(table.user_id, table.created_at, table.id),
    index('messages_age').on(table.created_at),
  ],
)
