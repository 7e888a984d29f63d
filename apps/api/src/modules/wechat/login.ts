import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { registerWechat } from '@yaoji/api-client/contract/register'
import type { wechatEnter } from '@yaoji/api-client/contract/wechat'
import { eq } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { RequestContext } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { loginAs } from '../auth/service'
import { NOTHING_MERGED } from '../cart/merge'
import { createAccount } from '../register/account'
import { bindingColumns } from './binding'
import { keepForRegistration, keptAccount, redeemConfirmation } from './request'

/** Logs in the account to which the confirmed WeChat is bound; without one, keeps the WeChat for the registration. */
export async function loginByWechat(
  context: RequestContext<InputOf<typeof wechatEnter>>,
): Promise<DataOf<typeof wechatEnter>> {
  const confirmation = await redeemConfirmation(context, 'enter')
  const login = await context.db.transaction(async tx => {
    // Unchanged until the session has begun: no login by a WeChat that was unbound in the meantime.
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(users.wechat_openid, confirmation.account.openid))
      .for('share')
    return user && loginAs({ ...context, db: tx }, user)
  })
  if (login) {
    context.setToken(login.token)
    return login.data
  }
  await keepForRegistration(context, confirmation)
  return { user: null, ...NOTHING_MERGED }
}

/** Makes an account as step 1 of the registration does, with the WeChat that confirmed in this session. */
export async function registerByWechat(
  context: RequestContext<InputOf<typeof registerWechat>>,
): Promise<DataOf<typeof registerWechat>> {
  const account = await keptAccount(context)
  if (!account) throw conflict('微信确认已失效，请重新确认')
  return createAccount(context, inside => bindingColumns(inside, account))
}
