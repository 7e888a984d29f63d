import type { FilePurpose } from '@yaoji/api-client/contract/input/file'
import type { FileType } from '@yaoji/domain'
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../session/tables'

/** Files that buyers sent, and PDFs that the service drew for them. Their content is in the storage, under `key`. */
export const files = pgTable(
  'files',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** What a buyer sent it for, or what the service drew. */
    purpose: text('purpose').$type<FilePurpose | 'invoice' | 'contract'>().notNull(),
    /** Name for display. */
    name: text('name').notNull(),
    /** Media type by the first bytes of the content. */
    type: text('type').$type<FileType>().notNull(),
    /** In bytes; while the file is received, the size that the request announced. */
    size: integer('size').notNull(),
    /** Of the content, in hex; null while the file is received. */
    sha256: text('sha256'),
    key: text('key').notNull().unique(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Since when something refers to the file; null while nothing does. */
    used_at: timestamp('used_at', { withTimezone: true, mode: 'date' }),
  },
  table => [index('files_user').on(table.user_id, table.created_at)],
)
