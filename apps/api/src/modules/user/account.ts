import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  chatTicket,
  userCreateCode,
  userPhone,
  userResetPassword,
  userUpdateInfo,
} from '@yaoji/api-client/contract/account'
import { isMobile, passwordProblem } from '@yaoji/domain'
import { and, eq, ne, sql } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext, BuyerRequestContext, RequestContext } from '../../wire/context'
import { conflict, forbidden, invalidField, unauthenticated } from '../../wire/refusal'
import { countAttempt, deleteAttempt, deleteAttempts } from '../credentials/attempts'
import { hashPassword, verifyPassword } from '../credentials/password'
import { redeemSmsCode } from '../credentials/sms-code'
import { endOtherSessions } from '../session/session'
import { users } from '../session/tables'
import type { UserRow } from '../session/viewer'
import { sessionUser } from './base'
import { issueTicket } from './tickets'

const WRONG_CODE = '验证码不正确或已失效，请重新获取'

/** Changes name and mobile number. A new number is proved by the code sent to it. */
export async function updateInfo(context: BuyerRequestContext<InputOf<typeof userUpdateInfo>>) {
  const { db, viewer, input } = context
  const { name, phone, code } = input
  if (phone !== viewer.buyer.phone) {
    if (!code) throw invalidField('code', '更换手机号需要新号码收到的验证码')
    if (!(await redeemSmsCode(context, { phone, purpose: 'bind', code })))
      throw invalidField('code', WRONG_CODE)
  }
  return db.transaction(async tx => {
    // Two buyers who prove the same number at the same time: one after the other, and the second is refused.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`phone:${phone}`}))`)
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.phone, phone), ne(users.id, viewer.buyer.id)))
    if (other) throw invalidField('phone', '该手机号已绑定其他账号')
    await tx.update(users).set({ name, phone }).where(eq(users.id, viewer.buyer.id))
    const buyer = { ...viewer.buyer, name, phone }
    return { user: await sessionUser({ ...context, db: tx, viewer: { ...viewer, buyer } }) }
  })
}

/** Sets a new password after a proof of identity, and ends every other session of the buyer. */
export async function resetPassword(context: RequestContext<InputOf<typeof userResetPassword>>) {
  const { db, viewer, input, caller } = context
  const message = '尝试次数过多，请 15 分钟后再试'
  const limit = { subject: `address:${caller.address}`, most: 40, minutes: 15, message }
  const tried = await countAttempt(context, limit)
  const names = [viewer.buyer?.phone ?? input.phone ?? '', viewer.buyer?.username ?? '']
  const problem = passwordProblem(input.password, names)
  if (problem) throw invalidField('password', problem)
  const user = viewer.buyer ? await proveBuyer(context, viewer.buyer) : await proveByCode(context)
  await deleteAttempt(db, tried)
  const password_hash = await hashPassword(input.password)
  await db.transaction(async tx => {
    await tx.update(users).set({ password_hash }).where(eq(users.id, user.id))
    await endOtherSessions(tx, user.id, viewer.buyer ? (viewer.sessionId as number) : 0)
    await deleteAttempts(tx, `account:${user.phone}`)
  })
  return {}
}

type ResetContext = RequestContext<InputOf<typeof userResetPassword>>

/** A logged-in buyer proves their identity with the current password, or with a code sent to their number. */
async function proveBuyer(context: ResetContext, buyer: UserRow): Promise<UserRow> {
  const { input } = context
  if (input.code) {
    const proved = await redeemSmsCode(context, { phone: buyer.phone, purpose: 'forget', code: input.code })
    if (!proved) throw invalidField('code', WRONG_CODE)
    return buyer
  }
  if (!input.old_password) throw invalidField('old_password', '请填写当前密码，或用短信验证码验证')
  const subject = `account:${buyer.phone}`
  await countAttempt(context, { subject, most: 8, minutes: 15, message: '尝试次数过多，请 15 分钟后再试' })
  if (!(await verifyPassword(buyer.password_hash, input.old_password))) {
    throw invalidField('old_password', '当前密码不正确')
  }
  return buyer
}

/** A visitor proves the account by number and code. A number without an account has no right code. */
async function proveByCode(context: ResetContext): Promise<UserRow> {
  const { db, input } = context
  if (!input.phone || !input.code) throw unauthenticated()
  const proof = { phone: input.phone, purpose: 'forget', code: input.code } as const
  const [user] = (await redeemSmsCode(context, proof))
    ? await db.select().from(users).where(eq(users.phone, input.phone))
    : []
  if (!user) throw invalidField('code', WRONG_CODE)
  return user
}

/** Whether a text can be a mobile number. No account is looked up, so nothing is revealed. */
export function checkPhone(value: string): DataOf<typeof userPhone> {
  const is_mobile = isMobile(value) ? 1 : 0
  return { phone: value, is_mobile, message: is_mobile ? '' : '请填写正确的手机号' }
}

/** Seconds that a WeChat code can be scanned. */
const WECHAT_SECONDS = 300
/** Seconds in which the chat window must be opened. */
const CHAT_SECONDS = 60

/** A code to scan with WeChat. */
export async function createWechatCode(
  context: BuyerRequestContext<unknown>,
): Promise<DataOf<typeof userCreateCode>> {
  const { viewer, deps } = context
  const issue = { userId: viewer.buyer.id, purpose: 'wechat', seconds: WECHAT_SECONDS } as const
  const { token, expires_at } = await issueTicket(context, issue)
  const url = `${deps.config.publicUrl}/register/wechat?code=${token}`
  return { url, expires_at: chinaTime(expires_at), expires_seconds: WECHAT_SECONDS }
}

/** Removes the bound WeChat account. */
export async function unbindWechat({ db, viewer }: BuyerContext) {
  if (viewer.buyer.wechat === '') throw conflict('您还没有绑定微信')
  await db.update(users).set({ wechat: '' }).where(eq(users.id, viewer.buyer.id))
  return {}
}

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
