import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { preparedOnce } from '../db/prepared-once'
import type { Db } from '../db/types'
import { storeVisits } from '../modules/user/tables'
import type { SessionUse } from '../wire/caller'
import type { BuyerViewer, Context } from '../wire/context'
import { SESSION_DAYS } from './days'
import { sessions, users } from './tables'
import type { UserRow, Viewer } from './viewer'

/** A use of a session is noted when the last one that was noted is so old, in milliseconds. */
const NOTED_MS = 10 * 60_000

/** When a visitor's session expires that a login ended: before any clock, also of a process that is late. */
export const LOGGED_IN = new Date(0)

const NO_VIEWER: Viewer = { sessionId: null, buyer: null }

/**
 * The viewer of a token. An unknown, ended or missing token is a visitor without a session. With a `use` that use of a
 * buyer's session is noted, and the session lasts longer.
 */
export async function readViewer(
  context: Context,
  token: string | undefined,
  use?: SessionUse,
): Promise<Viewer> {
  if (!token) return NO_VIEWER
  const { db, now } = context
  const [row] = await sessionOf(db).execute({ token_hash: hashToken(token) })
  if (!row) return NO_VIEWER
  const { sessionId, buyer, expires_at } = row
  if (expires_at > now) {
    const noted = row.seen_at?.getTime() ?? 0
    if (use && buyer && now.getTime() - noted >= NOTED_MS) await noteUse(context, row, use)
    return { sessionId, buyer }
  }
  return expires_at.getTime() === LOGGED_IN.getTime() ? { ...NO_VIEWER, loggedIn: true } : NO_VIEWER
}

/** The session of a token: the first statement of nearly every call. */
const sessionOf = preparedOnce((db: Db) =>
  db
    .select({
      sessionId: sessions.id,
      buyer: users,
      created_at: sessions.created_at,
      expires_at: sessions.expires_at,
      seen_at: sessions.seen_at,
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.token_hash, sql.placeholder('token_hash')))
    .prepare(''),
)

async function noteUse(
  { db, now }: Context,
  { sessionId, created_at }: { sessionId: number; created_at: Date },
  use: SessionUse,
): Promise<void> {
  // Of calls at the same time the first one notes it.
  const open = or(isNull(sessions.seen_at), lt(sessions.seen_at, new Date(now.getTime() - NOTED_MS + 1)))
  await db
    .update(sessions)
    .set({
      seen_at: now,
      network: use.network,
      expires_at: endOf({ created_at, now, idleDays: use.idleDays }),
    })
    .where(and(eq(sessions.id, sessionId), open))
}

/** When a login ends that is used now and never again. */
function endOf({ created_at, now, idleDays }: { created_at: Date; now: Date; idleDays: number }): Date {
  return new Date(
    Math.min(created_at.getTime() + SESSION_DAYS * 86_400_000, now.getTime() + idleDays * 86_400_000),
  )
}

/** Begins a session. Only the browser gets the token. A visitor's lasts {@link SESSION_DAYS}, whether it is used or not. */
export async function beginSession(
  { db, now }: Context,
  userId: number | null,
  { userAgent, network, idleDays }: SessionUse,
) {
  const token = newToken()
  const [row] = await db
    .insert(sessions)
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: endOf({ created_at: now, now, idleDays: userId === null ? SESSION_DAYS : idleDays }),
      // The name of an app is often at the end of a long text.
      user_agent: userAgent.slice(0, 500),
      seen_at: now,
      network,
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
 * {@link lockUser}.
 */
export async function endOtherSessions(db: Db, userId: number, keptId: number): Promise<void> {
  await db.delete(sessions).where(and(isOf(db, userId), ne(sessions.id, keptId)))
}

/** The sessions that act as an account, and those in which it visits one of its stores. */
function isOf(db: Db, userId: number): SQL | undefined {
  const visits = db
    .select({ id: storeVisits.session_id })
    .from(storeVisits)
    .where(eq(storeVisits.head_id, userId))
  return or(eq(sessions.user_id, userId), inArray(sessions.id, visits))
}

/** The sessions of {@link endOtherSessions}, this one too, with the company that each acts as; the last used first. */
export function openSessions({ db, now }: Context, userId: number) {
  const { id, created_at, seen_at, network, user_agent } = sessions
  return db
    .select({
      id,
      created_at,
      seen_at,
      network,
      user_agent,
      company: users.company,
      head_id: storeVisits.head_id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(storeVisits, eq(storeVisits.session_id, sessions.id))
    .where(and(isOf(db, userId), gt(sessions.expires_at, now)))
    .orderBy(sql`${seen_at} desc nulls last`, desc(id))
}

/** Ends one of the sessions of an account. False when there is none with this id. */
export async function endSessionOf(db: Db, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(isOf(db, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
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
export async function lockUser(db: Db, userId: number): Promise<UserRow | undefined> {
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
