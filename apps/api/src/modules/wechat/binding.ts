import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { userCreateCode, userUnbindWechat } from '@yaoji/api-client/contract/account'
import type { WechatBinding, wechatBind } from '@yaoji/api-client/contract/wechat'
import { eq, sql } from 'drizzle-orm'
import type { WechatAccount } from '../../ports/wechat'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import { chinaTime } from '../../wire/clock'
import type { BuyerRequestContext, Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { checkCode, redeemCode, wrongCode } from '../credentials/redeem-code'
import { spendSmsCode } from '../credentials/sms-code'
import { beginConfirmation, redeemConfirmation } from './request'

const NONE = { wechat: '', wechat_openid: null, wechat_bound_at: null } as const
const NOT_BOUND = '您还没有绑定微信'

/** The WeChat account that is bound to an account of the shop. */
export function showBinding({ wechat, wechat_openid, wechat_bound_at }: UserRow): WechatBinding {
  return {
    is_bound: wechat_openid === null ? 0 : 1,
    nickname: wechat,
    bound_at: wechat_bound_at && chinaTime(wechat_bound_at),
  }
}

/**
 * Begins a confirmation that binds a WeChat account. A session alone adds no way to log in: the proof is a code sent to
 * the account's number; wrong codes count.
 */
export async function beginBinding(
  context: BuyerRequestContext<InputOf<typeof userCreateCode>>,
): Promise<DataOf<typeof userCreateCode>> {
  const { viewer, input } = context
  const proof = { phone: viewer.buyer.phone, purpose: 'wechat', code: input.code } as const
  if (!(await redeemCode(context, proof))) throw wrongCode()
  return beginConfirmation(context, 'bind')
}

/** Binds the WeChat account that confirmed. An account of the shop has one, and it has one account of the shop. */
export async function bindWechat(
  context: BuyerRequestContext<InputOf<typeof wechatBind>>,
): Promise<WechatBinding> {
  const { db, viewer } = context
  const { account } = await redeemConfirmation(context, 'bind')
  return db.transaction(async tx => {
    const inside = { ...context, db: tx }
    const columns = await bindingColumns(inside, account, viewer.buyer.id)
    const buyer = await lockBuyer(inside)
    if (buyer.wechat_openid === account.openid) return showBinding(buyer)
    if (buyer.wechat_openid !== null) throw conflict(`当前账号已绑定微信“${buyer.wechat}”，请先解除绑定`)
    await tx.update(users).set(columns).where(eq(users.id, buyer.id))
    return showBinding({ ...buyer, ...columns })
  })
}

/**
 * The columns of an account of the shop to which a WeChat account is bound. Refuses one that is bound to another; of two
 * that bind it at the same time, the second waits here and is refused.
 */
export async function bindingColumns(
  { db, now }: Context,
  { openid, nickname }: WechatAccount,
  userId: number | null = null,
) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`wechat:${openid}`}))`)
  const [other] = await db.select({ id: users.id }).from(users).where(eq(users.wechat_openid, openid))
  if (other && other.id !== userId) throw conflict('这个微信已绑定其他账号，请先在该账号里解除绑定')
  return { wechat: nickname, wechat_openid: openid, wechat_bound_at: now }
}

/** Removes the bound WeChat account. The proof is a code sent to the account's number; wrong codes count. */
export async function unbindWechat(
  context: BuyerRequestContext<InputOf<typeof userUnbindWechat>>,
): Promise<Record<string, never>> {
  const { db, viewer, input } = context
  const { phone, wechat_openid } = viewer.buyer
  if (wechat_openid === null) throw conflict(NOT_BOUND)
  const codeId = await checkCode(context, { phone, purpose: 'unbind', code: input.code })
  if (codeId === null) throw wrongCode()
  await db.transaction(async tx => {
    const inside = { ...context, db: tx }
    const buyer = await lockBuyer(inside)
    if (buyer.wechat_openid === null) throw conflict(NOT_BOUND)
    if (!(await spendSmsCode(inside, codeId))) throw wrongCode()
    await tx.update(users).set(NONE).where(eq(users.id, buyer.id))
  })
  return {}
}

async function lockBuyer({ db, viewer }: BuyerRequestContext<unknown>): Promise<UserRow> {
  const [buyer] = await db.select().from(users).where(eq(users.id, viewer.buyer.id)).for('update')
  return buyer as UserRow // The session of the call refers to it.
}
