import { createHmac } from 'node:crypto'
import { and, desc, eq, gt, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { knownBrowsers } from '../../session/tables'
import type { RequestContext } from '../../wire/context'
import { widerNetworkOf } from '../../wire/network-of'

/** Days after its last login for which a browser is known. */
const KNOWN_DAYS = 180
/** Browsers that an account knows. */
const MOST = 20

/** Who tries: a network address, and a browser, which the account may know from an earlier login. */
export interface Requester {
  readonly address: string
  readonly browser: string
  readonly known: boolean
  /** The hash of its wider network, where the account knows a browser of it, else null. */
  readonly network: string | null
}

type CallerContext = Pick<RequestContext<unknown>, 'db' | 'now' | 'caller' | 'browser' | 'deps'>

/** The requester of a call as an account sees it; null is no account. */
export async function requesterFor(context: CallerContext, userId: number | null): Promise<Requester> {
  const { db, now, caller } = context
  const account = userId ?? 0
  const browser = context.browser()
  const network = hashNetwork(context, account)
  const rows = await db
    .select({ browser: knownBrowsers.browser, network: knownBrowsers.network })
    .from(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.user_id, account),
        gt(knownBrowsers.seen_at, oldest(now)),
        or(eq(knownBrowsers.browser, browser), eq(knownBrowsers.network, network)),
      ),
    )
  return {
    address: caller.address,
    browser,
    known: rows.some(row => row.browser === browser),
    network: rows.some(row => row.network === network) ? network : null,
  }
}

/**
 * Keeps that the owner of an account used this browser in this network: what strangers try elsewhere does not limit
 * them.
 */
export async function rememberBrowser(context: CallerContext, userId: number): Promise<void> {
  const { db, now } = context
  const seen = { network: hashNetwork(context, userId), seen_at: now }
  await db
    .insert(knownBrowsers)
    .values({ user_id: userId, browser: context.browser(), ...seen })
    .onConflictDoUpdate({ target: [knownBrowsers.user_id, knownBrowsers.browser], set: seen })
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

/** There are few networks: without the key and the account, a hash would show which one it is and who shares it. */
function hashNetwork({ caller, deps }: CallerContext, userId: number): string {
  const network = widerNetworkOf(caller.address)
  return createHmac('sha256', deps.secret).update(`network\n${userId}\n${network}`).digest('base64url')
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - KNOWN_DAYS * 86_400_000)
}
