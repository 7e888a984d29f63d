import type { DataOf } from '@yaoji/api-client/contract'
import type { Session, sessionList } from '@yaoji/api-client/contract/account'
import { actsAs, endOtherSessions, endSessionOf, openSessions } from '../../session/session'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext, BuyerRequestContext } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { forgetOtherBrowsers, rememberBrowser } from '../credentials/known-browsers'
import { deviceOf } from './device'

type Sessions = DataOf<typeof sessionList>

/** The open sessions of the account whose login this is: of a visit, those of the head office. */
export async function listSessions(context: BuyerContext): Promise<Sessions> {
  const { db, viewer } = context
  const account = await actsAs(db, viewer)
  const rows = await openSessions(context, account)
  return {
    list: rows.map(
      (row): Session => ({
        id: row.id,
        device: deviceOf(row.user_agent),
        network: row.network,
        seen_at: chinaTime(row.seen_at ?? row.created_at),
        created_at: chinaTime(row.created_at),
        company: row.company,
        is_visit: row.head_id === null ? 0 : 1,
        is_current: row.id === viewer.sessionId ? 1 : 0,
      }),
    ),
  }
}

/** Ends another session of the account. Another account's looks like a missing one. */
export async function endOneSession(context: BuyerRequestContext<{ id: number }>): Promise<Sessions> {
  const { db, viewer, input } = context
  if (input.id === viewer.sessionId) throw conflict('这是当前的登录，请用退出登录')
  if (!(await endSessionOf(db, await actsAs(db, viewer), input.id))) throw notFound('这次登录')
  return listSessions(context)
}

/** Ends all other sessions of the account. Their browsers are no longer known. */
export async function endAllOthers(context: BuyerRequestContext<unknown>): Promise<Sessions> {
  const { db, viewer } = context
  const account = await actsAs(db, viewer)
  await endOtherSessions(db, account, viewer.sessionId)
  await rememberBrowser(context, account)
  await forgetOtherBrowsers(db, account, context.browser())
  return listSessions(context)
}
