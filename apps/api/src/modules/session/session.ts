import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { sessions, users } from './tables'
import type { Viewer } from './viewer'

/** Days that a login lasts and a visitor’s cart is kept. */
export const SESSION_DAYS = 30

const NO_VIEWER: Viewer = { sessionId: null, buyer: null }

/** The viewer of a token. An unknown, ended or missing token is a visitor without a session. */
export async function readViewer({ db, now }: Context, token: string | undefined): Promise<Viewer> {
  if (!token) return NO_VIEWER
  const [row] = await db
    .select({ sessionId: sessions.id, buyer: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, hashToken(token)), gt(sessions.expires_at, now)))
  return row ?? NO_VIEWER
}

/** Begins a session. Only the browser gets the token. */
export async function beginSession({ db, now }: Context, userId: number | null, userAgent: string) {
  const token = randomBytes(32).toString('base64url')
  const [row] = await db
    .insert(sessions)
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
      user_agent: userAgent.slice(0, 200),
    })
    .returning({ id: sessions.id })
  return { token, sessionId: row?.id as number }
}

/** Ends one session at once. */
export async function endSession(db: Db, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** Ends a buyer's other sessions, as a password change does. */
export async function endOtherSessions(db: Db, userId: number, keptId: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), ne(sessions.id, keptId)))
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
