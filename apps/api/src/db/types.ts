import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or one of its transactions: PGlite and PostgreSQL look alike from here. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with its tables up to date. */
export interface Database {
  readonly db: Db
  readonly kind: 'embedded' | 'postgresql'
  /** Turns what failed on it into a `DatabaseError` where the operator can mend it; anything else comes back. */
  explain(error: unknown): unknown
  close(): Promise<void>
}
