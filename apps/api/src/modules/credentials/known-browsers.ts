import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context, RequestContext } from '../../wire/context'
import { knownBrowsers } from '../session/tables'

/** Days after its last login for which a browser is known. */
const KNOWN_DAYS = 180
/** Browsers that an account knows. */
const MOST = 20

/** Who tries: a network address, and a browser, which the account may know from an earlier login. */
export interface Requester {
  readonly address: string
  readonly browser: string
  readonly known: boolean
}

/** The requester of a call as an account sees it; null is no account. */
export async function requesterFor(
  { db, now, caller, browser }: Pick<RequestContext<unknown>, 'db' | 'now' | 'caller' | 'browser'>,
  userId: number | null,
): Promise<Requester> {
  const id = browser()
  const [row] = await db
    .select({ seen_at: knownBrowsers.seen_at })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.user_id, userId ?? 0), eq(knownBrowsers.browser, id)))
  return { address: caller.address, browser: id, known: row !== undefined && row.seen_at > oldest(now) }
}

/** Keeps that the owner of an account used this browser: what strangers try does not limit it. */
export async function rememberBrowser({ db, now }: Context, userId: number, browser: string): Promise<void> {
  await db
    .insert(knownBrowsers)
    .values({ user_id: userId, browser, seen_at: now })
    .onConflictDoUpdate({ target: [knownBrowsers.user_id, knownBrowsers.browser], set: { seen_at: now } })
  const own = eq(knownBrowsers.user_id, userId)
  const newest = db
    .select({ browser: knownBrowsers.browser })
    .from(knownBrowsers)
    .where(own)
    .orderBy(desc(knownBrowsers.seen_at))
    .limit(MOST)
  await db.delete(knownBrowsers).where(and(own, notInArray(knownBrowsers.browser, newest)))
  await db.delete(knownBrowsers).where(and(own, lt(knownBrowsers.seen_at, oldest(now))))
}

/** Forgets the other browsers of an account, as a password change does. */
export async function forgetOtherBrowsers(db: Db, userId: number, kept: string): Promise<void> {
  await db
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.user_id, userId), ne(knownBrowsers.browser, kept)))
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - KNOWN_DAYS * 86_400_000)
}
