import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'

/** Locks an owner’s cart until the transaction ends, so that two writes never count the same line twice. */
export async function lockCart(db: Db, owner: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${owner}`}, 0))`)
}
