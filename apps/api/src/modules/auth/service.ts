import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { authLogin, authSmsCode, authSmsLogin } from '@yaoji/api-client/contract/user'
import { isMobile } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { clearAttempts, countAttempt, deleteAttempts, secondsToWait } from '../../session/attempts'
import { beginSession, endSession, endVisitorSession, lockUser } from '../../session/session'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import { sessionUse } from '../../wire/caller'
import type { RequestContext } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { mergeVisitorCart } from '../cart/merge'
import { rememberBrowser, requesterFor } from '../credentials/known-browsers'
import { codeLimits, loginLimits } from '../credentials/limits'
import { verifyPassword } from '../credentials/password'
import { redeemCode, wrongCode } from '../credentials/redeem-code'
import { deleteSmsCode, makeSmsCode, SMS_VALID_SECONDS, type SmsPurpose } from '../credentials/sms-code'
import { sessionUser } from '../user/base'

type Login = DataOf<typeof authLogin>

/** What a code is for, as its message says, and whether only an account can use it. */
const CODE_PURPOSES: Readonly<Record<SmsPurpose, { action: string; forAccounts: boolean }>> = {
  login: { action: '登录', forAccounts: true },
  register: { action: '注册', forAccounts: false },
  forget: { action: '重置密码', forAccounts: true },
  bind: { action: '更换手机号', forAccounts: false },
  contract: { action: '签订供货合同', forAccounts: true },
  wechat: { action: '绑定微信', forAccounts: true },
  unbind: { action: '解除绑定微信', forAccounts: true },
}

const WRONG_PASSWORD = '账号或密码不正确，请检查后重试'

/** Logs in with a password. A wrong password and an unknown account get the same answer, after the same work. */
export async function login(context: RequestContext<InputOf<typeof authLogin>>): Promise<Login> {
  const { db, input } = context
  const user = await findUser(db, input.account)
  const account = user ? `user:${user.id}` : `name:${input.account}`
  const limits = loginLimits(account, await requesterFor(context, user?.id ?? null))
  const tries = await countAttempt(context, limits)
  const right = await verifyPassword(user?.password_hash ?? null, input.password)
  if (!user || !right) throw invalidField('password', WRONG_PASSWORD).as({ event: 'login_refused', account })
  await deleteAttempts(db, tries)
  await clearAttempts(db, limits[0])
  return enter(context, user, async tx => {
    // Changed since it was checked: the sessions of the old password have ended.
    const held = await lockUser(tx, user.id)
    if (held?.password_hash !== user.password_hash) throw invalidField('password', WRONG_PASSWORD)
  })
}

/** Logs in with a code sent to the account's number. */
export async function smsLogin(context: RequestContext<InputOf<typeof authSmsLogin>>): Promise<Login> {
  const { db, input } = context
  const right = await redeemCode(context, { ...input, purpose: 'login' })
  const user = right ? await findUser(db, input.phone) : undefined
  if (!user) throw wrongCode()
  return enter(context, user)
}

/**
 * Sends a code. A number without an account gets the same answer and, where only an account can use the code, no
 * message.
 */
export async function sendSmsCode(
  context: RequestContext<InputOf<typeof authSmsCode>>,
): Promise<DataOf<typeof authSmsCode>> {
  const { db, deps, input } = context
  const { phone, purpose } = input
  if (!isMobile(phone)) throw invalidField('phone', '请填写正确的手机号')
  const user = await findUser(db, phone)
  const requester = await requesterFor(context, user?.id ?? null)
  const limits = codeLimits(phone, requester, deps.config.smsPerHour)
  const counted = await countAttempt(context, limits)
  const made = await makeSmsCode(context, { phone, purpose, browser: requester.browser })
  const { forAccounts } = CODE_PURPOSES[purpose]
  // Not awaited: the time of the answer must not reveal whether a message was sent.
  if (!forAccounts || user) void sendMessage(context, { ...made, counted })
  const waits: number[] = []
  for (const limit of limits) waits.push(await secondsToWait(context, limit))
  return { wait_seconds: Math.max(...waits), valid_seconds: SMS_VALID_SECONDS }
}

/** Sends a code; when that fails, the code is deleted and not counted. Never rejects, because nobody awaits it. */
async function sendMessage(
  { db, deps, input, logError }: RequestContext<InputOf<typeof authSmsCode>>,
  { id, code, counted }: { id: number; code: string; counted: readonly number[] },
): Promise<void> {
  try {
    const { action } = CODE_PURPOSES[input.purpose]
    const text = `【药集】您正在${action}，验证码 ${code}，5 分钟内有效。如非本人操作，请勿告知他人。`
    await deps.ports.sms.send(input.phone, text)
  } catch (error) {
    logError(error, 'a text message was not sent')
    // What the database does not delete now, the clean-up does.
    await Promise.allSettled([deleteSmsCode(db, id), deleteAttempts(db, counted)])
  }
}

/** Finds an account by mobile number or user name. */
async function findUser(db: Db, account: string): Promise<UserRow | undefined> {
  const by = isMobile(account) ? users.phone : users.username
  const [user] = await db.select().from(users).where(eq(by, account))
  return user
}

/** `check` runs first in the transaction of the login. */
async function enter(
  context: RequestContext<unknown>,
  user: UserRow,
  check: (tx: Db) => Promise<void> = async () => {},
): Promise<Login> {
  const { token, data } = await context.db.transaction(async tx => {
    await check(tx)
    return loginAs({ ...context, db: tx }, user)
  })
  context.setToken(token)
  return data
}

/**
 * Begins the buyer's session in the transaction of the caller: a new token, the old session ended, the visitor's cart
 * taken along once. The caller gives the browser the token when the transaction has ended.
 */
export async function loginAs(context: RequestContext<unknown>, user: UserRow) {
  const { db, viewer, caller, deps } = context
  const { token, sessionId } = await beginSession(context, user.id, sessionUse(caller, deps.config))
  await rememberBrowser(context, user.id)
  const buyer = { sessionId, buyer: user }
  const visitorSession = viewer.buyer ? null : viewer.sessionId
  const merge = await mergeVisitorCart({ ...context, viewer: buyer }, visitorSession)
  if (visitorSession !== null) await endVisitorSession(context, visitorSession, user.id)
  else if (viewer.sessionId !== null) await endSession(db, viewer.sessionId)
  const data: Login = { user: await sessionUser({ ...context, viewer: buyer }), ...merge }
  return { token, data, viewer: buyer }
}
