import { defaultAddress } from '@yaoji/domain'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { isDeliverable } from './review'
import { addresses } from './tables'

/**
 * Makes the address the default that the rule of domain chooses after a change. Run it in the transaction of the change,
 * under `lockAddresses`.
 */
export async function settleDefault(db: Db, userId: number): Promise<void> {
  const own = eq(addresses.user_id, userId)
  const rows = await db.select().from(addresses).where(own).orderBy(asc(addresses.id))
  const { now, later } = defaultAddress(
    rows.map(row => ({ ...row, deliverable: isDeliverable(row.review_state) })),
  )
  // The old default first: there are never two.
  await db.update(addresses).set({ is_default: 0, becomes_default: 0 }).where(own)
  if (now !== null) await db.update(addresses).set({ is_default: 1 }).where(eq(addresses.id, now))
  if (later !== null) await db.update(addresses).set({ becomes_default: 1 }).where(eq(addresses.id, later))
}

/** Gives up the choice of an address that becomes the default: another one is chosen. */
export async function clearChoice(db: Db, userId: number): Promise<void> {
  await db.update(addresses).set({ becomes_default: 0 }).where(eq(addresses.user_id, userId))
}
