import { index, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/**
 * Versions of what a buyer's invoices have beside title and tax number, which are those of the licence. The newest one
 * that passed is valid; a buyer without one has what the registration has.
 */
export const invoiceProfiles = pgTable(
  'invoice_profiles',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    bank: text('bank').notNull(),
    account: text('account').notNull(),
    /** `withdrawn`: a newer version took its place before the review. */
    review: text('review').$type<'reviewing' | 'passed' | 'rejected' | 'withdrawn'>().notNull(),
    reason: text('reason').notNull().default(''),
    submitted_at: moment('submitted_at'),
    decided_at: momentOrNull('decided_at'),
  },
  table => [index('invoice_profiles_user').on(table.user_id, table.id)],
)
