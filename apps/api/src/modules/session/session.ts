import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerViewer, Context } from '../../wire/context'
import { storeVisits } from '../user/tables'
import { sessions, users } from './tables'
import type { UserRow, Viewer } from './viewer'

/** Days that a login lasts and a visitor’s cart is kept. */
export const SESSION_DAYS = 30

/** When a visitor's session expires that a login ended: before any clock, also of a process that is late. */
export const LOGGED_IN = new Date(0)

const NO_VIEWER: Viewer = { sessionId: null, buyer: null }

/** The viewer of a token. An unknown, ended or missing token is a visitor without a session. */
export async function readViewer({ db, now }: Context, token: string | undefined): Promise<Viewer> {
  if (!token) return NO_VIEWER
  const [row] = await db
    .select({ sessionId: sessions.id, buyer: users, expires_at: sessions.expires_at })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.token_hash, hashToken(token)))
  if (!row) return NO_VIEWER
  const { sessionId, buyer, expires_at } = row
  if (expires_at > now) return { sessionId, buyer }
  return expires_at.getTime() === LOGGED_IN.getTime() ? { ...NO_VIEWER, loggedIn: true } : NO_VIEWER
}

/** Begins a session. Only the browser gets the token. */
export async function beginSession({ db, now }: Context, userId: number | null, userAgent: string) {
  const token = newToken()
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

/** Ends one session at once. False when it has ended already. */
export async function endSession(db: Db, sessionId: number): Promise<boolean> {
  const ended = await db.delete(sessions).where(eq(sessions.id, sessionId)).returning({ id: sessions.id })
  return ended.length > 0
}

/**
 * Ends the session of a visitor who logged in. No token opens it, and its row says for a day from now who the visitor
 * is: a call that began as the visitor's can end as the buyer's.
 */
export async function endVisitorSession(
  { db, now }: Context,
  sessionId: number,
  userId: number,
): Promise<void> {
  const ended = { user_id: userId, created_at: now, expires_at: LOGGED_IN }
  await db.update(sessions).set(ended).where(eq(sessions.id, sessionId))
}

/** Who a session belongs to now; undefined when there is no such session. */
export async function sessionOwner(db: Db, sessionId: number): Promise<UserRow | null | undefined> {
  const [row] = await db
    .select({ buyer: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, sessionId))
  return row?.buyer
}

/**
 * Ends the other sessions of an account, as a password change does: those that act as it, and those in which it visits
 * one of its stores. Change the password before in the same transaction: no session can begin in between, see
 * {@link holdAccount}.
 */
export async function endOtherSessions(db: Db, userId: number, keptId: number): Promise<void> {
  const visits = db
    .select({ id: storeVisits.session_id })
    .from(storeVisits)
    .where(eq(storeVisits.head_id, userId))
  const own = or(eq(sessions.user_id, userId), inArray(sessions.id, visits))
  await db.delete(sessions).where(and(own, ne(sessions.id, keptId)))
}

/** The real user of a session: the head office that visits the buyer's store in it, or the buyer. */
export async function actsAs(db: Db, { buyer, sessionId }: BuyerViewer): Promise<number> {
  const [visit] = await db
    .select()
    .from(storeVisits)
    .where(eq(storeVisits.session_id, sessionId ?? 0))
  return visit?.head_id ?? buyer.id
}

/** The account, with its password unchanged until the transaction ends. */
export async function holdAccount(db: Db, userId: number): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('share')
  return user
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A token that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
