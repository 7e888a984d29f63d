import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or one of its transactions, on PGlite or PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with its tables up to date. */
export interface Database {
  readonly db: Db
  readonly kind: 'embedded' | 'postgresql'
  /** Turns an error into a `DatabaseError` if the operator can repair the cause; returns any other error unchanged. */
  explain(error: unknown): unknown
  close(): Promise<void>
}
