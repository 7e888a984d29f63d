import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { flag, money, noInput, nothing, requiredText, text } from './wire'

/** Where a buyer's licence stands. */
export const licenceState = z.enum(['draft', 'submitted', 'rejected', 'passed', 'updating', 'expired'])

/** The session's user (AP-34). A visitor has an empty `company`. */
export const sessionUser = z.object({
  show: flag,
  user_id: z.int(),
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
  points: z.int(),
  balance: z.optional(money),
  coupon_count: z.int(),
  cart: z.int(),
  message_count: z.int(),
  wechat: z.string(),
  common_config: z.object({ hot_line: z.string(), qq1: z.string(), qq2: z.string() }),
  quality_inspection: z.nullable(z.object({ quality_inspection_url: z.string(), msg: z.string() })),
  login_url: z.string(),
  is_show_youx: flag,
  is_special: flag,
  is_can_chat: flag,
  token: z.string(),
  is_AfterSale: flag,
  store_count: z.int(),
})
export type SessionUser = z.output<typeof sessionUser>

export const userBase = endpoint({
  name: 'user.base',
  method: 'GET',
  path: '/api/user/base',
  summary: 'The session user; a visitor gets the same shape with an empty company.',
  row: 'AP-34',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: sessionUser,
})

export const userLogout = endpoint({
  name: 'user.logout',
  method: 'DELETE',
  path: '/api/user/logout',
  summary: 'Ends this session at once.',
  row: 'AP-35',
  access: 'anyone',
  input: noInput,
  data: nothing,
})

export const authLogin = endpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Logs in with a mobile number or user name and password; the visitor’s cart is merged once.',
  access: 'anyone',
  input: z.object({
    account: requiredText('请填写手机号或用户名', 60),
    password: z.string().check(z.minLength(1, '请填写密码'), z.maxLength(128)),
  }),
  data: z.object({
    user: sessionUser,
    /** What merging the visitor's cart changed, line by line; empty when nothing did. */
    cart_changes: z.array(z.object({ goods_id: z.int(), name: z.string(), message: z.string() })),
  }),
})

export const authSmsCode = endpoint({
  name: 'auth.smsCode',
  method: 'POST',
  path: '/api/auth/sms_code',
  summary: 'Sends a six-digit code to a mobile number, at most one a minute; it holds for five minutes.',
  access: 'anyone',
  input: z.object({ phone: text(20), purpose: z.enum(['login', 'register', 'forget', 'bind']) }),
  data: z.object({ wait_seconds: z.int(), valid_seconds: z.int() }),
})

export const authSmsLogin = endpoint({
  name: 'auth.smsLogin',
  method: 'POST',
  path: '/api/auth/sms_login',
  summary: 'Logs in with a mobile number and the code sent to it.',
  access: 'anyone',
  input: z.object({ phone: text(20), code: requiredText('请填写短信验证码', 6) }),
  data: authLogin.data,
})
