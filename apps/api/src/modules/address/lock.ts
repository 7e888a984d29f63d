import { eq } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { users } from '../session/tables'

/** One buyer's addresses change one at a time, so that there are never two defaults or too many addresses. */
export async function lockAddresses({ db, viewer }: BuyerContext): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, viewer.buyer.id)).for('update')
}
