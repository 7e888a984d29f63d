import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or one of its transactions: PGlite and PostgreSQL look alike from here. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>
