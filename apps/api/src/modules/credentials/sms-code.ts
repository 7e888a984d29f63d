import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { smsCodes } from '../session/tables'

/** The purpose of a code. */
export type SmsPurpose = 'login' | 'register' | 'forget' | 'bind'

/** Seconds between two codes to one number. */
export const SMS_WAIT_SECONDS = 60
/** Seconds that a code is valid. */
export const SMS_VALID_SECONDS = 300
/** Wrong attempts after which a code is no longer valid. */
const TRIES = 5

/** Makes a code for a number and stores its hash; null when the last code was sent less than a minute ago. */
export async function makeSmsCode(
  { db, now }: Context,
  { phone, purpose }: { phone: string; purpose: SmsPurpose },
): Promise<{ id: number; code: string } | null> {
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sms:${phone}`}))`)
    const since = new Date(now.getTime() - SMS_WAIT_SECONDS * 1000)
    const [recent] = await tx
      .select({ id: smsCodes.id })
      .from(smsCodes)
      .where(and(eq(smsCodes.phone, phone), gt(smsCodes.sent_at, since)))
      .limit(1)
    if (recent) return null
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const [row] = await tx
      .insert(smsCodes)
      .values({
        phone,
        purpose,
        code_hash: hashCode(phone, purpose, code),
        sent_at: now,
        expires_at: new Date(now.getTime() + SMS_VALID_SECONDS * 1000),
      })
      .returning({ id: smsCodes.id })
    return { id: row?.id as number, code }
  })
}

/** Deletes a code that could not be sent, so that the buyer can request another at once. */
export async function deleteSmsCode(db: Db, id: number): Promise<void> {
  await db.delete(smsCodes).where(eq(smsCodes.id, id))
}

/**
 * Whether this is the newest code of the number, still valid and unused; a right code becomes used. Every call counts
 * as an attempt, so run it outside of a transaction that a refusal rolls back.
 */
export async function redeemSmsCode(
  { db, now }: Context,
  { phone, purpose, code }: { phone: string; purpose: SmsPurpose; code: string },
): Promise<boolean> {
  const [newest] = await db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose)))
    .orderBy(desc(smsCodes.id))
    .limit(1)
  if (!newest) return false
  const open = and(eq(smsCodes.id, newest.id), isNull(smsCodes.used_at), gt(smsCodes.expires_at, now))
  const [tried] = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(open, lt(smsCodes.tries, TRIES)))
    .returning({ code_hash: smsCodes.code_hash })
  if (!tried || !sameHash(tried.code_hash, hashCode(phone, purpose, code))) return false
  const used = await db.update(smsCodes).set({ used_at: now }).where(open).returning({ id: smsCodes.id })
  return used.length > 0
}

function hashCode(phone: string, purpose: string, code: string): string {
  return createHash('sha256').update(`${purpose}/${phone}/${code}`).digest('base64url')
}

function sameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
