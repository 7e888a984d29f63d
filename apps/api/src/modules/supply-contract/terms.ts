import type { SupplyAgreement } from '@yaoji/api-client/contract/supply-contract'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { contractTerms } from './tables'

type TermsRow = Pick<SupplyAgreement, 'terms' | 'terms_version'>

/** The terms that are signed now: the newest version. */
export async function currentTerms(db: Db): Promise<TermsRow> {
  const [row] = await db.select().from(contractTerms).orderBy(desc(contractTerms.version)).limit(1)
  return toTerms(row)
}

/** The terms of a version. */
export async function termsOf(db: Db, version: number): Promise<TermsRow> {
  const [row] = await db.select().from(contractTerms).where(eq(contractTerms.version, version))
  return toTerms(row)
}

function toTerms(row: typeof contractTerms.$inferSelect | undefined): TermsRow {
  if (!row) throw new Error('api: the table contract_terms has no such version. A migration fills it.')
  return { terms_version: row.version, terms: row.articles }
}
