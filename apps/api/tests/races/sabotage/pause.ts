import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/db/types'

/** The moment between looking and writing, long enough on any machine for somebody else to look too. */
export async function pause(db: Db): Promise<void> {
  await db.execute(sql`select pg_sleep(0.2)`)
}
