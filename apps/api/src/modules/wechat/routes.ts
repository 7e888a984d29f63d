import { userCreateCode, userUnbindWechat } from '@yaoji/api-client/contract/account'
import { registerWechat } from '@yaoji/api-client/contract/register'
import {
  wechatBind,
  wechatBinding,
  wechatConfirmed,
  wechatEnter,
  wechatStart,
} from '@yaoji/api-client/contract/wechat'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { beginBinding, bindWechat, showBinding, unbindWechat } from './binding'
import { confirmPage } from './confirm-page'
import { loginByWechat, registerByWechat } from './login'
import { beginConfirmation, keptAccount } from './request'

/** A state stays used, and a wrong code counted, also when the call is refused. */
const own = { transaction: 'own' } as const

export function wechatRoutes(app: FastifyInstance): void {
  bind(app, userCreateCode, beginBinding, own)
  bind(app, userUnbindWechat, unbindWechat, own)
  bind(app, wechatBinding, async ({ viewer }) => showBinding(viewer.buyer))
  bind(app, wechatBind, bindWechat, own)
  bind(app, wechatStart, context => beginConfirmation(context, 'enter'), { needsSession: true })
  bind(app, wechatEnter, loginByWechat, own)
  bind(app, wechatConfirmed, async context => ({ nickname: (await keptAccount(context))?.nickname ?? '' }))
  bind(app, registerWechat, registerByWechat, own)
  // Only for the in-service WeChat; the real one has its own page.
  const { confirm } = app.deps.ports.wechat
  if (confirm) confirmPage(app, confirm)
}
