import { sql } from 'drizzle-orm'
import { integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'
import { files } from '../file/tables'

/** Inspection reports of batches. A report that was replaced stays, with why; one of a batch is the one that counts. */
export const inspectionReports = pgTable(
  'inspection_reports',
  {
    id: serial('id').primaryKey(),
    goods_id: integer('goods_id').notNull(),
    batch_no: text('batch_no').notNull(),
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    added_at: moment('added_at'),
    /** Null for the report that counts. */
    replaced_at: momentOrNull('replaced_at'),
    /** Why it was replaced; empty until then. */
    replaced_reason: text('replaced_reason').notNull().default(''),
  },
  table => [
    uniqueIndex('inspection_reports_batch')
      .on(table.goods_id, table.batch_no)
      .where(sql`${table.replaced_at} is null`),
  ],
)
