import type { FilePurpose } from '@yaoji/api-client/contract/input/file'
import type { FileType } from '@yaoji/domain'
import { eq, isNull, type SQL } from 'drizzle-orm'
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'
import { users } from '../../session/tables'

/** What a buyer sent a file for, or what the service drew; an inspection report is the shop's own. */
export type StoredPurpose = FilePurpose | 'invoice' | 'contract' | 'report'

/** Files of buyers and of the shop, and PDFs that the service drew. Their content is in the storage, under `key`. */
export const files = pgTable(
  'files',
  {
    id: serial('id').primaryKey(),
    /** Whose it is; null for the shop's own, which no buyer's call finds by its id. */
    user_id: integer('user_id').references(() => users.id),
    purpose: text('purpose').$type<StoredPurpose>().notNull(),
    /** Name for display. */
    name: text('name').notNull(),
    /** Media type by the first bytes of the content. */
    type: text('type').$type<FileType>().notNull(),
    /** In bytes; while the file is received, the size that the request announced. */
    size: integer('size').notNull(),
    /** Of the content, in hex; null while the file is received. */
    sha256: text('sha256'),
    key: text('key').notNull().unique(),
    created_at: moment('created_at'),
    /** Since when something refers to the file; null while nothing does. */
    used_at: momentOrNull('used_at'),
  },
  table => [index('files_user').on(table.user_id, table.created_at)],
)

/** Whether a file belongs to a buyer, or to the shop when there is none. */
export function isOwnedBy(user_id: number | null): SQL {
  return user_id === null ? isNull(files.user_id) : eq(files.user_id, user_id)
}
