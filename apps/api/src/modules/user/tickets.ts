import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import { tickets } from './tables'

type Purpose = 'chat'

/** Makes a ticket for a buyer and a purpose; an older unused one is no longer valid. */
export async function issueTicket(
  { db, now }: Context,
  { userId, purpose, seconds }: { userId: number; purpose: Purpose; seconds: number },
): Promise<{ token: string; expires_at: Date }> {
  await db
    .delete(tickets)
    .where(and(eq(tickets.user_id, userId), eq(tickets.purpose, purpose), isNull(tickets.used_at)))
  const token = randomBytes(24).toString('base64url')
  const expires_at = new Date(now.getTime() + seconds * 1000)
  await db.insert(tickets).values({ user_id: userId, purpose, token_hash: hashToken(token), expires_at })
  return { token, expires_at }
}

/** The owner of a ticket; null when it is unknown, expired or used. The ticket becomes used. */
export async function redeemTicket(
  { db, now }: Context,
  { token, purpose }: { token: string; purpose: Purpose },
): Promise<number | null> {
  const [taken] = await db
    .update(tickets)
    .set({ used_at: now })
    .where(
      and(
        eq(tickets.token_hash, hashToken(token)),
        eq(tickets.purpose, purpose),
        isNull(tickets.used_at),
        gt(tickets.expires_at, now),
      ),
    )
    .returning({ user_id: tickets.user_id })
  return taken?.user_id ?? null
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
