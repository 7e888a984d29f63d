import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { authLogin, authSmsCode, authSmsLogin } from '@yaoji/api-client/contract/user'
import { isMobile } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { RequestContext } from '../../wire/context'
import { invalidField, tooMany } from '../../wire/refusal'
import { mergeVisitorCart } from '../cart/merge'
import { countAttempt, forgetAttempt, forgetAttempts, type Limit } from '../credentials/attempts'
import { verifyPassword } from '../credentials/password'
import {
  dropSmsCode,
  makeSmsCode,
  SMS_VALID_SECONDS,
  SMS_WAIT_SECONDS,
  takeSmsCode,
} from '../credentials/sms-code'
import { beginSession, endSession } from '../session/session'
import { users } from '../session/tables'
import type { UserRow } from '../session/viewer'
import { sessionUser } from '../user/base'

type Login = DataOf<typeof authLogin>

const TOO_MANY_LOGINS = '尝试次数过多，请 15 分钟后再试'

function accountLimit(account: string): Limit {
  return { subject: `account:${account}`, most: 8, minutes: 15, message: TOO_MANY_LOGINS }
}

/** Logins and registrations of one network address. */
export function addressLimit(address: string): Limit {
  return { subject: `address:${address}`, most: 40, minutes: 15, message: TOO_MANY_LOGINS }
}

/** Logs in with a password. A wrong password and an unknown account are answered alike, after the same work. */
export async function login(context: RequestContext<InputOf<typeof authLogin>>): Promise<Login> {
  const { db, input, caller } = context
  const account = accountLimit(input.account)
  const fromAddress = await countAttempt(context, addressLimit(caller.address))
  await countAttempt(context, account)
  const user = await findUser(db, input.account)
  const right = await verifyPassword(user?.password_hash ?? null, input.password)
  if (!user || !right) throw invalidField('password', '账号或密码不正确，请检查后重试')
  await forgetAttempt(db, fromAddress)
  await forgetAttempts(db, account.subject)
  return enter(context, user)
}

/** Logs in with a code sent to the account's number. */
export async function smsLogin(context: RequestContext<InputOf<typeof authSmsLogin>>): Promise<Login> {
  const { db, input, caller } = context
  const fromAddress = await countAttempt(context, addressLimit(caller.address))
  const right = await takeSmsCode(context, { ...input, purpose: 'login' })
  const user = right ? await findUser(db, input.phone) : undefined
  if (!user) throw invalidField('code', '验证码不正确或已失效，请重新获取')
  await forgetAttempt(db, fromAddress)
  return enter(context, user)
}

/** Sends a code. Who has no account gets the same answer and, where only an account can use it, no message. */
export async function sendSmsCode(
  context: RequestContext<InputOf<typeof authSmsCode>>,
): Promise<DataOf<typeof authSmsCode>> {
  const { db, input, caller, deps } = context
  const { phone, purpose } = input
  if (!isMobile(phone)) throw invalidField('phone', '请填写正确的手机号')
  const message = '获取验证码过于频繁，请稍后再试'
  await countAttempt(context, { subject: `sms-address:${caller.address}`, most: 30, minutes: 60, message })
  await countAttempt(context, { subject: `sms-phone:${phone}`, most: 10, minutes: 24 * 60, message })
  const made = await makeSmsCode(context, { phone, purpose })
  if (!made) throw tooMany(`验证码已发送，请 ${SMS_WAIT_SECONDS} 秒后再获取`)
  const forAccounts = purpose === 'login' || purpose === 'forget'
  if (!forAccounts || (await findUser(db, phone))) {
    // Not waited for: the time of the answer must not reveal whether there was anybody to send it to.
    deps.ports.sms
      .send(phone, `【药集】验证码 ${made.code}，5 分钟内有效。如非本人操作，请忽略。`)
      .catch(() => dropSmsCode(db, made.id))
  }
  return { wait_seconds: SMS_WAIT_SECONDS, valid_seconds: SMS_VALID_SECONDS }
}

/** Finds an account by mobile number or user name. */
async function findUser(db: Db, account: string): Promise<UserRow | undefined> {
  const by = isMobile(account) ? users.phone : users.username
  const [user] = await db.select().from(users).where(eq(by, account))
  return user
}

async function enter(context: RequestContext<unknown>, user: UserRow): Promise<Login> {
  const { token, data } = await context.db.transaction(tx => enterAs({ ...context, db: tx }, user))
  context.setToken(token)
  return data
}

/**
 * Begins the buyer's session in the transaction of the caller: a new token, the old session ended, the visitor's cart
 * taken along once. The caller gives the browser the token when the transaction has ended.
 */
export async function enterAs(context: RequestContext<unknown>, user: UserRow) {
  const { db, viewer, caller } = context
  const { token, sessionId } = await beginSession(context, user.id, caller.userAgent)
  const buyer = { sessionId, buyer: user }
  const visitorSession = viewer.buyer ? null : viewer.sessionId
  const cart_changes = await mergeVisitorCart({ ...context, viewer: buyer }, visitorSession)
  if (viewer.sessionId !== null) await endSession(db, viewer.sessionId)
  const data: Login = { user: await sessionUser({ ...context, viewer: buyer }), cart_changes }
  return { token, data, viewer: buyer }
}
