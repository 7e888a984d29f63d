import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import type { authLoginInput, authSmsCodeInput, authSmsLoginInput } from './input/user'
import type { noInput } from './input/wire'
import { flag, int, money, nothing } from './wire'

/** Where a buyer's licence stands. */
export const licenceState = z.literal(['draft', 'submitted', 'rejected', 'passed', 'updating', 'expired'])

/** The session's user (AP-34). A visitor has an empty `company`. */
export const sessionUser = z.object({
  show: flag,
  user_id: int,
  username: z.string(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  face: z.string(),
  rank: z.string(),
  admin: z.nullable(z.object({ name: z.string(), phone: z.string(), is_default: flag })),
  address: z.string(),
  is_passed: flag,
  licence_state: licenceState,
  /** What to tell the buyer about the licence; empty when nothing needs doing. */
  licence_message: z.string(),
  points: int,
  balance: z.optional(money),
  coupon_count: int,
  cart: int,
  message_count: int,
  wechat: z.string(),
  common_config: z.object({ hot_line: z.string(), qq1: z.string(), qq2: z.string() }),
  quality_inspection: z.nullable(z.object({ quality_inspection_url: z.string(), msg: z.string() })),
  login_url: z.string(),
  is_show_youx: flag,
  is_special: flag,
  is_can_chat: flag,
  token: z.string(),
  is_AfterSale: flag,
  store_count: int,
})
export type SessionUser = z.output<typeof sessionUser>

export const userBase = endpoint<typeof noInput>()({
  name: 'user.base',
  method: 'GET',
  path: '/api/user/base',
  access: 'anyone',
  silent: true,
  data: sessionUser,
})

export const userLogout = endpoint<typeof noInput>()({
  name: 'user.logout',
  method: 'DELETE',
  path: '/api/user/logout',
  access: 'anyone',
  data: nothing,
})

export const authLogin = endpoint<typeof authLoginInput>()({
  name: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  data: z.object({
    user: sessionUser,
    /** What merging the visitor's cart changed, line by line; empty when nothing did. */
    cart_changes: z.array(z.object({ goods_id: int, name: z.string(), message: z.string() })),
  }),
})

export const authSmsCode = endpoint<typeof authSmsCodeInput>()({
  name: 'auth.smsCode',
  method: 'POST',
  path: '/api/auth/sms_code',
  access: 'anyone',
  data: z.object({ wait_seconds: int, valid_seconds: int }),
})

export const authSmsLogin = endpoint<typeof authSmsLoginInput>()({
  name: 'auth.smsLogin',
  method: 'POST',
  path: '/api/auth/sms_login',
  access: 'anyone',
  data: authLogin.data,
})
