import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'

/** Locks an owner’s cart until the transaction ends, so that two writes never count the same line twice. */
export async function lockCart(db: Db, owner: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${owner}`}, 0))`)
}

/** Locks several carts, in one order for all callers: two of them never wait for each other in a circle. */
export async function lockCarts(db: Db, owners: readonly string[]): Promise<void> {
  for (const owner of owners.toSorted()) await lockCart(db, owner)
}
