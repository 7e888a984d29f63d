import type { ContractParty } from '@yaoji/api-client/contract/supply-contract'
import { date, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../session/tables'

/** Signed yearly supply contracts of buyers. Who has none for today cannot check out. */
export const supplyContracts = pgTable(
  'supply_contracts',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    begin_date: date('begin_date', { mode: 'string' }).notNull(),
    /** The last day; it is part of the contract. */
    end_date: date('end_date', { mode: 'string' }).notNull(),
    signed_at: timestamp('signed_at', { withTimezone: true, mode: 'date' }).notNull(),
    terms_version: integer('terms_version').notNull().default(1),
    /** The buyer as it signed; null for a contract that was signed together with an approval. */
    buyer: jsonb('buyer').$type<ContractParty>(),
    /** The number whose code signed it; empty as above. */
    signed_phone: text('signed_phone').notNull().default(''),
  },
  table => [index('supply_contracts_user').on(table.user_id, table.end_date)],
)
