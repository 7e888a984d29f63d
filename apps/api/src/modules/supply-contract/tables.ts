import type { ContractParty, SupplyAgreement } from '@yaoji/api-client/contract/supply-contract'
import { date, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import { ownedByUser } from '../../session/tables'
import { files } from '../file/tables'

/** The terms of the contract by version. A row never changes, the database refuses it: another text is another row. */
export const contractTerms = pgTable('contract_terms', {
  version: integer('version').primaryKey(),
  articles: jsonb('articles').$type<SupplyAgreement['terms']>().notNull(),
})

/** Signed yearly supply contracts of buyers. Who has none for today cannot check out. */
export const supplyContracts = pgTable(
  'supply_contracts',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    begin_date: date('begin_date', { mode: 'string' }).notNull(),
    /** The last day; it is part of the contract. */
    end_date: date('end_date', { mode: 'string' }).notNull(),
    signed_at: moment('signed_at'),
    terms_version: integer('terms_version')
      .notNull()
      .default(1)
      .references(() => contractTerms.version),
    /** The buyer as it signed; null for a contract that was signed together with an approval. */
    buyer: jsonb('buyer').$type<ContractParty>(),
    /** The supplier as it was; null as above. */
    supplier: jsonb('supplier').$type<ContractParty>(),
    /** The number whose code signed it; empty as above. */
    signed_phone: text('signed_phone').notNull().default(''),
    /** SHA-256 of the text that was signed, in hex; empty where it was not recorded, as are the next two. */
    text_sha256: text('text_sha256').notNull().default(''),
    /** The network address from which it was signed. */
    signed_address: text('signed_address').notNull().default(''),
    /** How the browser named itself. */
    signed_browser: text('signed_browser').notNull().default(''),
    /** Id of the code that signed it. Codes are deleted after two days. */
    code_id: integer('code_id'),
    /** The PDF, which never changes; null until it is drawn. */
    file_id: integer('file_id').references(() => files.id),
  },
  table => [index('supply_contracts_user').on(table.user_id, table.end_date)],
)
