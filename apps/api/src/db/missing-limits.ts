import { sql } from 'drizzle-orm'
import type { Db } from './types'

/** Limits without which a call waits for ever, for a table that another program has locked. */
const NEEDED = ['lock_timeout', 'statement_timeout'] as const

/**
 * Warns when the connections of calls have no limits of time: a pooler in between ignores those that the service sends.
 * They are read in one statement, which a pooler sends over one connection.
 */
export async function warnOfMissingLimits(db: Db): Promise<void> {
  const columns = NEEDED.map(name => sql`current_setting(${name}) as ${sql.identifier(name)}`)
  // Drizzle's common type does not have the rows.
  const { rows } = (await db.execute(sql`select ${sql.join(columns, sql`, `)}`)) as unknown as {
    rows: Record<string, string>[]
  }
  const missing = NEEDED.filter(name => rows[0]?.[name] === '0')
  if (missing.length === 0) return
  process.emitWarning(
    `DATABASE_URL has no ${missing.join(' and no ')}, so a call may wait for ever. With a PgBouncer, set it in the connect_query of the database.`,
    'DatabaseWarning',
  )
}
