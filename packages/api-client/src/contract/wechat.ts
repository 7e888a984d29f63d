import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { cartMerge } from './entity/cart-merge'
import { sessionUser } from './entity/session-user'
import { wechatConfirmation } from './entity/wechat-confirmation'
import type { noInput } from './input/wire'
import type { wechatCodeInput } from './payload/wechat'
import { flag, time } from './wire'

const binding = z.object({
  is_bound: flag,
  /** Name of the WeChat account; empty when none is bound. */
  nickname: z.string(),
  /** Null when none is bound, and for one that was bound before times were kept. */
  bound_at: z.nullable(time),
})
export type WechatBinding = z.output<typeof binding>

export const wechatBinding = endpoint({
  name: 'wechat.binding',
  method: 'GET',
  path: '/api/user/wechat',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: binding,
})

export const wechatBind = endpoint({
  name: 'wechat.bind',
  method: 'POST',
  path: '/api/user/wechat',
  access: 'buyer',
  input: payload<typeof wechatCodeInput>,
  data: binding,
})

export const wechatStart = endpoint({
  name: 'wechat.start',
  method: 'POST',
  path: '/api/wechat/code',
  access: 'anyone',
  input: payload<typeof noInput>,
  data: wechatConfirmation,
})

export const wechatEnter = endpoint({
  name: 'wechat.enter',
  method: 'POST',
  path: '/api/wechat/enter',
  access: 'anyone',
  input: payload<typeof wechatCodeInput>,
  data: z.object({
    /** The user of the new session; null when no account is bound to this WeChat. */
    user: z.nullable(sessionUser),
    ...cartMerge,
  }),
})

const confirmed = z.object({
  /** Name of the WeChat account that confirmed in this session; empty when none did, or too long ago. */
  nickname: z.string(),
})

export const wechatConfirmed = endpoint({
  name: 'wechat.confirmed',
  method: 'GET',
  path: '/api/wechat/confirmed',
  access: 'anyone',
  input: payload<typeof noInput>,
  data: confirmed,
})
