import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { smsCodes } from '../../session/tables'
import type { Context } from '../../wire/context'

/** The purpose of a code. */
export type SmsPurpose = 'login' | 'register' | 'forget' | 'bind' | 'contract' | 'wechat' | 'unbind'

/** Seconds that a code is valid. */
export const SMS_VALID_SECONDS = 300
/** Wrong attempts after which a code is no longer valid. */
const TRIES = 5

/** What a code is for. Only the browser that requested a code can use it, so that nobody else can use up its tries. */
interface CodeOwner {
  readonly phone: string
  readonly purpose: SmsPurpose
  readonly browser: string
}

/** Makes a code for a number and stores its hash. */
export async function makeSmsCode(
  { db, now }: Context,
  owner: CodeOwner,
): Promise<{ id: number; code: string }> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const [row] = await db
    .insert(smsCodes)
    .values({
      ...owner,
      code_hash: hashCode(owner, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + SMS_VALID_SECONDS * 1000),
    })
    .returning({ id: smsCodes.id })
  return { id: row?.id as number, code }
}

/** Deletes a code that could not be sent. */
export async function deleteSmsCode(db: Db, id: number): Promise<void> {
  await db.delete(smsCodes).where(eq(smsCodes.id, id))
}

/**
 * The id of the newest code of its owner, if this is it, still valid and unused; else null. Every call counts as an
 * attempt, so run it outside of a transaction that a refusal rolls back.
 */
export async function matchSmsCode(
  { db, now }: Context,
  { code, ...owner }: CodeOwner & { code: string },
): Promise<number | null> {
  const { phone, purpose, browser } = owner
  const own = [eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose), eq(smsCodes.browser, browser)]
  const [newest] = await db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(and(...own))
    .orderBy(desc(smsCodes.id))
    .limit(1)
  if (!newest) return null
  const open = and(eq(smsCodes.id, newest.id), isNull(smsCodes.used_at), gt(smsCodes.expires_at, now))
  const [tried] = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(open, lt(smsCodes.tries, TRIES)))
    .returning({ code_hash: smsCodes.code_hash })
  return tried && sameHash(tried.code_hash, hashCode(owner, code)) ? newest.id : null
}

/** Makes a code used. False when it is already. */
export async function spendSmsCode({ db, now }: Context, id: number): Promise<boolean> {
  const open = and(eq(smsCodes.id, id), isNull(smsCodes.used_at))
  const used = await db.update(smsCodes).set({ used_at: now }).where(open).returning({ id: smsCodes.id })
  return used.length > 0
}

function hashCode({ phone, purpose }: CodeOwner, code: string): string {
  return createHash('sha256').update(`${purpose}/${phone}/${code}`).digest('base64url')
}

function sameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
