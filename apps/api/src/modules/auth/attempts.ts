import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { tooMany } from '../../wire/refusal'
import { attempts } from '../session/tables'

/** How often something may be tried. */
export interface Limit {
  /** What the tries are aimed at, like `account:13800000001` or `address:10.0.0.7`. */
  readonly subject: string
  readonly most: number
  readonly minutes: number
  /** What the buyer reads beyond the limit. */
  readonly message: string
}

/**
 * Counts a try before it is made, so that tries at the same time count each other, and refuses it with a 429 beyond
 * the limit. A refused one is not kept: who hammers does not lengthen the wait. Run it outside of a transaction that
 * a refusal undoes.
 */
export async function countAttempt(db: Db, limit: Limit, now: Date): Promise<number> {
  const since = new Date(now.getTime() - limit.minutes * 60_000)
  const own = eq(attempts.subject, limit.subject)
  await db.delete(attempts).where(and(own, lte(attempts.at, since)))
  const [made] = await db
    .insert(attempts)
    .values({ subject: limit.subject, at: now })
    .returning({ id: attempts.id })
  const [tries] = await db
    .select({ number: count() })
    .from(attempts)
    .where(and(own, gt(attempts.at, since)))
  const id = made?.id as number
  if ((tries?.number ?? 0) <= limit.most) return id
  await forgetAttempt(db, id)
  throw tooMany(limit.message)
}

/** Takes one try back: it was no failure. */
export async function forgetAttempt(db: Db, id: number): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, id))
}

/** Takes every try at a subject back. */
export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.subject, subject))
}
