import { and, count, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { tooMany } from '../../wire/refusal'
import { attempts } from '../session/tables'

/** A limit of attempts. */
export interface Limit {
  /** The subject of the attempts, like `account:13800000001` or `address:10.0.0.7`. */
  readonly subject: string
  readonly most: number
  readonly minutes: number
  /** The message for the buyer beyond the limit. */
  readonly message: string
}

/**
 * Counts an attempt before it is made, so that concurrent attempts count each other, and refuses it with a 429 beyond
 * the limit. A refused attempt is not stored: repeating does not lengthen the wait. Run it outside of a transaction
 * that a refusal rolls back. Returns the attempt’s id.
 */
export async function countAttempt({ db, now }: Context, limit: Limit): Promise<number> {
  const { subject, most, minutes, message } = limit
  const id = await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`)
    const since = new Date(now.getTime() - minutes * 60_000)
    await tx.delete(attempts).where(and(eq(attempts.subject, subject), lte(attempts.at, since)))
    const [kept] = await tx.select({ tries: count() }).from(attempts).where(eq(attempts.subject, subject))
    if ((kept?.tries ?? 0) >= most) return null
    const [made] = await tx.insert(attempts).values({ subject, at: now }).returning({ id: attempts.id })
    return made?.id ?? null
  })
  if (id === null) throw tooMany(message)
  return id
}

/** Deletes one attempt: it did not fail. */
export async function deleteAttempt(db: Db, id: number): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, id))
}

/** Deletes all attempts of a subject. */
export async function deleteAttempts(db: Db, subject: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.subject, subject))
}
