import type { DataOf } from '@yaoji/api-client/contract'
import type { wechatStart } from '@yaoji/api-client/contract/wechat'
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { WechatAccount, WechatReturn } from '../../ports/wechat'
import { hashToken, newToken } from '../../session/session'
import { chinaTime } from '../../wire/clock'
import type { RequestContext, ViewerContext } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { type WechatPurpose, wechatRequests } from './tables'

/** Seconds in which the user must confirm. */
const CONFIRM_SECONDS = 300
/** Minutes in which an account that confirmed can be registered. */
const REGISTER_MINUTES = 30

/** The pages to which WeChat returns. */
export const RETURN_PATHS: Readonly<Record<WechatPurpose, string>> = {
  bind: '/zhzx/bdwx',
  enter: '/register/wechat',
}

/** Begins a confirmation for this session, in place of an older one for the same purpose. */
export async function beginConfirmation(
  { db, viewer, deps, now }: RequestContext<unknown>,
  purpose: WechatPurpose,
): Promise<DataOf<typeof wechatStart>> {
  const session_id = viewer.sessionId as number // Its calls need a buyer, or begin a visitor's session.
  const state = newToken()
  const expires_at = new Date(now.getTime() + CONFIRM_SECONDS * 1000)
  await db
    .delete(wechatRequests)
    .where(and(eq(wechatRequests.session_id, session_id), eq(wechatRequests.purpose, purpose)))
  await db.insert(wechatRequests).values({ session_id, purpose, state_hash: hashToken(state), expires_at })
  return {
    url: deps.ports.wechat.confirmUrl({ state, return_path: RETURN_PATHS[purpose] }),
    expires_at: chinaTime(expires_at),
    expires_seconds: CONFIRM_SECONDS,
  }
}

/** A request that was confirmed, and by whom. */
export interface Confirmation {
  readonly id: number
  readonly account: WechatAccount
}

/**
 * Who confirmed a request of this session; the request becomes used, whatever follows. A state of another session is
 * refused: otherwise a link could bind the account of its sender. Run it outside of a transaction that a refusal rolls
 * back.
 */
export async function redeemConfirmation(
  { db, viewer, deps, now, input }: RequestContext<WechatReturn>,
  purpose: WechatPurpose,
): Promise<Confirmation> {
  const [request] = await db
    .update(wechatRequests)
    .set({ used_at: now })
    .where(
      and(
        eq(wechatRequests.state_hash, hashToken(input.state)),
        // No session has the id 0.
        eq(wechatRequests.session_id, viewer.sessionId ?? 0),
        eq(wechatRequests.purpose, purpose),
        isNull(wechatRequests.used_at),
        gt(wechatRequests.expires_at, now),
      ),
    )
    .returning({ id: wechatRequests.id })
  const account = request ? await deps.ports.wechat.identify(input, now) : null
  if (!request || !account) throw conflict('微信确认已失效，请重新确认')
  return { id: request.id, account: { ...account, nickname: account.nickname || '微信用户' } }
}

/** Keeps the account that confirmed, so that this session can register with it. */
export async function keepForRegistration(
  { db, now }: RequestContext<unknown>,
  { id, account }: Confirmation,
): Promise<void> {
  const expires_at = new Date(now.getTime() + REGISTER_MINUTES * 60_000)
  await db
    .update(wechatRequests)
    .set({ ...account, expires_at })
    .where(eq(wechatRequests.id, id))
}

/** The account with which this session can register; null when none confirmed, or too long ago. */
export async function keptAccount({ db, viewer, now }: ViewerContext): Promise<WechatAccount | null> {
  if (viewer.sessionId === null) return null
  const [kept] = await db
    .select({ openid: wechatRequests.openid, nickname: wechatRequests.nickname })
    .from(wechatRequests)
    .where(
      and(
        eq(wechatRequests.session_id, viewer.sessionId),
        isNotNull(wechatRequests.openid),
        gt(wechatRequests.expires_at, now),
      ),
    )
    .orderBy(desc(wechatRequests.id))
    .limit(1)
  return kept ? { openid: kept.openid ?? '', nickname: kept.nickname } : null
}
