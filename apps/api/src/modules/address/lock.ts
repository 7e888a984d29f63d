import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'

/** One buyer's addresses change one at a time, so that there are never two defaults or too many addresses. */
export async function lockAddresses(db: Db, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}
