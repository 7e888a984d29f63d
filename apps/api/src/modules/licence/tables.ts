import type { DocumentType, EnterpriseType } from '@yaoji/domain'
import { date, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { flag, moment, momentOrNull } from '../../db/columns'
import { ownedByUser, users } from '../../session/tables'

/**
 * The enterprise of a buyer, as entered at its registration. The buyer's own row has what counts: company at once,
 * address and scopes since the review passed.
 */
export const enterprises = pgTable('enterprises', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  type: text('type').$type<EnterpriseType>().notNull(),
  credit_code: text('credit_code').notNull(),
  legal_person: text('legal_person').notNull(),
  province_code: text('province_code').notNull().default(''),
  city_code: text('city_code').notNull().default(''),
  /** The lowest region. */
  district_code: text('district_code').notNull().default(''),
  /** Names of the regions, joined. */
  region: text('region').notNull().default(''),
  /** Street and number, without the region. */
  address: text('address').notNull().default(''),
  contact: text('contact').notNull().default(''),
  /** Scopes that were chosen. */
  scopes: text('scopes').array().notNull().default([]),
  /** The invoice profile: its title is the company, its tax number the credit code. */
  invoice_kind: text('invoice_kind').$type<'ordinary' | 'special'>().notNull().default('ordinary'),
  bank: text('bank').notNull().default(''),
  account: text('account').notNull().default(''),
  invoice_address: text('invoice_address').notNull().default(''),
  invoice_phone: text('invoice_phone').notNull().default(''),
  /** Time of the last submission; null before the first. */
  submitted_at: momentOrNull('submitted_at'),
  /** Time at which the buyer withdrew a submission last; null before the first. */
  withdrawn_at: momentOrNull('withdrawn_at'),
  /** What the reviewer wrote; empty when nothing was to be said. */
  review_note: text('review_note').notNull().default(''),
})

/**
 * A document that was entered and not submitted (`draft`), submitted, reviewed, or taken back by the buyer
 * (`withdrawn`).
 */
export type DocumentReview = 'draft' | 'reviewing' | 'passed' | 'rejected' | 'withdrawn'

/** Documents of buyers. A newer one is reviewed beside the valid one, which stays valid in the meantime. */
export const licenceDocuments = pgTable(
  'licence_documents',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    type: text('type').$type<DocumentType>().notNull(),
    number: text('number').notNull(),
    begin_date: date('begin_date', { mode: 'string' }),
    end_date: date('end_date', { mode: 'string' }),
    long_term: flag('long_term'),
    /** The person that an authorisation names. */
    person: text('person').notNull().default(''),
    file_ids: integer('file_ids').array().notNull().default([]),
    review: text('review').$type<DocumentReview>().notNull(),
    reason: text('reason').notNull().default(''),
    submitted_at: moment('submitted_at'),
    /** Days before its end of the last reminder that the buyer got; 0 before the first. */
    reminded: integer('reminded').notNull().default(0),
  },
  table => [index('licence_documents_user').on(table.user_id, table.type, table.id)],
)
