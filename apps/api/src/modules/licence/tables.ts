import { date, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../session/tables'
import type { DocumentType, EnterpriseType } from './requirements'

/** The kind of a buyer’s enterprise, from its licences. */
export const enterprises = pgTable('enterprises', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  type: text('type').$type<EnterpriseType>().notNull(),
  credit_code: text('credit_code').notNull(),
  legal_person: text('legal_person').notNull(),
  /** The reviewer’s note; empty without one. */
  review_note: text('review_note').notNull().default(''),
})

/** Documents of buyers. A passed document stays valid while a newer one is in review. */
export const licenceDocuments = pgTable(
  'licence_documents',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').$type<DocumentType>().notNull(),
    number: text('number').notNull(),
    begin_date: date('begin_date', { mode: 'string' }),
    end_date: date('end_date', { mode: 'string' }),
    long_term: integer('long_term').$type<0 | 1>().notNull().default(0),
    review: text('review').$type<'reviewing' | 'passed' | 'rejected'>().notNull(),
    reason: text('reason').notNull().default(''),
    submitted_at: timestamp('submitted_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [index('licence_documents_user').on(table.user_id, table.type, table.id)],
)
