import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  userCheckResetCode,
  userPhone,
  userResetPassword,
  userUpdateInfo,
} from '@yaoji/api-client/contract/account'
import type { chatTicket } from '@yaoji/api-client/contract/chat'
import { isMobile, newPasswordProblem } from '@yaoji/domain'
import { and, eq, ne, sql } from 'drizzle-orm'
import { endOtherSessions } from '../../session/session'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import type { BuyerRequestContext, RequestContext } from '../../wire/context'
import { conflict, forbidden, invalidField, unauthenticated, wrongPassword } from '../../wire/refusal'
import { shopSettings } from '../config/shop-settings'
import { refuseGuessable } from '../credentials/guessable'
import { forgetOtherBrowsers, rememberBrowser } from '../credentials/known-browsers'
import { hashPassword, verifyPassword } from '../credentials/password'
import { provePassword } from '../credentials/prove-password'
import { checkCode, wrongCode } from '../credentials/redeem-code'
import { spendSmsCode } from '../credentials/sms-code'
import { sessionUser } from './base'
import { issueTicket } from './tickets'

const WRONG_CURRENT = '当前密码不正确'

/** Changes name and mobile number. */
export async function updateInfo(context: UpdateContext) {
  const { db, viewer, input } = context
  const { name, phone } = input
  const buyer = { ...viewer.buyer, name, phone }
  if (phone !== viewer.buyer.phone) await changePhone(context)
  else await db.update(users).set({ name }).where(eq(users.id, buyer.id))
  return { user: await sessionUser({ ...context, viewer: { ...viewer, buyer } }) }
}

type UpdateContext = BuyerRequestContext<InputOf<typeof userUpdateInfo>>

/**
 * Changes the mobile number, which can reset the password: the proofs are the current password and a code sent to the
 * new number. Every other session ends and the other browsers are no longer known, as after a new password. The old
 * number gets a message.
 */
async function changePhone(context: UpdateContext): Promise<void> {
  const { db, viewer, input, deps, logError } = context
  const { name, phone } = input
  const { id, phone: oldPhone, password_hash } = viewer.buyer
  const codeId = await provePhoneChange(context)
  await db.transaction(async tx => {
    const inside = { ...context, db: tx }
    // Two buyers who prove the same number at the same time: one after the other, and the second is refused.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`phone:${phone}`}))`)
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.phone, phone), ne(users.id, id)))
    if (other) throw invalidField('phone', '该手机号已绑定其他账号')
    if (!(await spendSmsCode(inside, codeId))) throw wrongCode()
    const unchanged = and(eq(users.id, id), eq(users.password_hash, password_hash), eq(users.phone, oldPhone))
    const set = await tx.update(users).set({ name, phone }).where(unchanged).returning({ id: users.id })
    if (set.length === 0) throw conflict('账号信息刚刚已被修改，请刷新后重试')
    await keepOnlyThis(inside, { userId: id, sessionId: viewer.sessionId })
  })
  const { hot_line } = shopSettings()
  const call = hot_line === '' ? '联系客服' : `拨打客服热线 ${hot_line}`
  const text = `【药集】您的账号手机号已更换为 ${maskPhone(phone)}。如非本人操作，请立即${call}。`
  // Not awaited: a message that is not sent does not undo the change.
  void deps.ports.sms.send(oldPhone, text).catch(error => logError(error, 'a text message was not sent'))
}

/** The id of the right code for the new number, after the right password. */
async function provePhoneChange(context: UpdateContext): Promise<number> {
  const { phone, code, old_password } = context.input
  if (!old_password) throw invalidField('old_password', '更换手机号需要当前登录密码')
  if (!code) throw invalidField('code', '更换手机号需要新号码收到的验证码')
  if (!(await provePassword(context, old_password))) throw wrongPassword('old_password', WRONG_CURRENT)
  const codeId = await checkCode(context, { phone, purpose: 'bind', code })
  if (codeId === null) throw wrongCode()
  return codeId
}

/** Ends the other sessions of an account and forgets its other browsers. */
async function keepOnlyThis(
  context: RequestContext<unknown>,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<void> {
  await endOtherSessions(context.db, userId, sessionId)
  await rememberBrowser(context, userId)
  await forgetOtherBrowsers(context.db, userId, context.browser())
}

/**
 * Sets a new password after a proof of identity. Every other session of the account ends, also those that visit its
 * stores, and its other browsers are no longer known.
 */
export async function resetPassword(context: ResetContext) {
  const { db, viewer, input } = context
  const names = [viewer.buyer?.phone ?? input.phone ?? '', viewer.buyer?.username ?? '']
  const problem = newPasswordProblem(input.password, names)
  if (problem) throw invalidField('password', problem)
  const { user, codeId } = viewer.buyer ? await proveBuyer(context, viewer.buyer) : await proveByCode(context)
  if (await verifyPassword(user.password_hash, input.password))
    throw invalidField('password', '新密码不能与当前密码相同')
  refuseGuessable(input.password)
  const password_hash = await hashPassword(input.password)
  await db.transaction(async tx => {
    const inside = { ...context, db: tx }
    if (codeId !== null && !(await spendSmsCode(inside, codeId))) throw wrongCode()
    // Changed since it was checked: the proof is no longer one, and the new password of somebody else stays.
    const unchanged = and(eq(users.id, user.id), eq(users.password_hash, user.password_hash))
    const set = await tx.update(users).set({ password_hash }).where(unchanged).returning({ id: users.id })
    if (set.length === 0) throw conflict('密码刚刚已被修改，请重新登录')
    await keepOnlyThis(inside, {
      userId: user.id,
      sessionId: viewer.buyer ? (viewer.sessionId as number) : 0,
    })
  })
  return {}
}

type ResetContext = RequestContext<InputOf<typeof userResetPassword>>

/** An account, and the id of the code that proved it; null when its password did. */
interface Proved {
  readonly user: UserRow
  readonly codeId: number | null
}

/** A logged-in buyer proves their identity with the current password, or with a code sent to their number. */
async function proveBuyer(context: ResetContext, buyer: UserRow): Promise<Proved> {
  const { viewer, input } = context
  if (input.code) {
    const codeId = await checkCode(context, { phone: buyer.phone, purpose: 'forget', code: input.code })
    if (codeId === null) throw wrongCode()
    return { user: buyer, codeId }
  }
  if (!input.old_password) throw invalidField('old_password', '请填写当前密码，或用短信验证码验证')
  const right = await provePassword({ ...context, viewer: { ...viewer, buyer } }, input.old_password)
  if (!right) throw wrongPassword('old_password', WRONG_CURRENT)
  return { user: buyer, codeId: null }
}

/** A visitor proves the account by number and code. A number without an account has no right code. */
async function proveByCode(context: ResetContext): Promise<Proved> {
  const { db, input } = context
  if (!input.phone || !input.code) throw unauthenticated()
  const codeId = await checkCode(context, { phone: input.phone, purpose: 'forget', code: input.code })
  const [user] = await db.select().from(users).where(eq(users.phone, input.phone))
  if (codeId === null || !user) throw wrongCode()
  return { user, codeId }
}

/**
 * Refuses a wrong code for a forgotten password before the new one is entered. The code stays unused. A number without
 * an account got no message, so that each of its codes is wrong, as for a number with one.
 */
export async function checkResetCode(context: RequestContext<InputOf<typeof userCheckResetCode>>) {
  const { viewer, input } = context
  const phone = viewer.buyer?.phone ?? input.phone
  const codeId = await checkCode(context, { phone, purpose: 'forget', code: input.code })
  if (codeId === null) throw wrongCode()
  return {}
}

/** Whether a text can be a mobile number. No account is looked up, so nothing is revealed. */
export function checkPhone(value: string): DataOf<typeof userPhone> {
  const is_mobile = isMobile(value) ? 1 : 0
  return { phone: value, is_mobile, message: is_mobile ? '' : '请填写正确的手机号' }
}

/** A mobile number that only its owner recognizes: `139****0001`. */
const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** Seconds in which the chat window must be opened. */
const CHAT_SECONDS = 60

/** A ticket that opens the chat window once. */
export async function createChatTicket(
  context: BuyerRequestContext<unknown>,
): Promise<DataOf<typeof chatTicket>> {
  const { viewer } = context
  if (!viewer.buyer.is_can_chat) throw forbidden('在线客服暂未开通，请通过 QQ 或热线联系我们')
  const issue = { userId: viewer.buyer.id, purpose: 'chat', seconds: CHAT_SECONDS } as const
  const { token } = await issueTicket(context, issue)
  return { url: '/chat/window', username: viewer.buyer.username, token, expires_seconds: CHAT_SECONDS }
}
