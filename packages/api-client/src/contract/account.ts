import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { licenceState, sessionUser } from './entity/session-user'
import { wechatConfirmation } from './entity/wechat-confirmation'
import type { idOnly, noInput } from './input/wire'
import type {
  userCheckResetCodeInput,
  userCreateCodeInput,
  userPhoneInput,
  userResetPasswordInput,
  userUnbindWechatInput,
  userUpdateInfoInput,
} from './payload/account'
import { flag, id, int, money, nothing, time } from './wire'

export const userUpdateInfo = endpoint({
  name: 'user.updateInfo',
  method: 'POST',
  path: '/api/user/updateUserInfo',
  access: 'buyer',
  input: payload<typeof userUpdateInfoInput>,
  data: z.object({ user: sessionUser }),
})

export const userResetPassword = endpoint({
  name: 'user.resetPassword',
  method: 'POST',
  path: '/api/user/resetPassword',
  access: 'anyone',
  input: payload<typeof userResetPasswordInput>,
  data: nothing,
})

export const userCheckResetCode = endpoint({
  name: 'user.checkResetCode',
  method: 'POST',
  path: '/api/user/resetPassword/check',
  access: 'anyone',
  input: payload<typeof userCheckResetCodeInput>,
  data: nothing,
})

export const userPhone = endpoint({
  name: 'user.phone',
  method: 'GET',
  path: '/api/user/phone/{value}',
  access: 'anyone',
  silent: true,
  input: payload<typeof userPhoneInput>,
  data: z.object({ phone: z.string(), is_mobile: flag, message: z.string() }),
})

export const userCreateCode = endpoint({
  name: 'user.createCode',
  method: 'POST',
  path: '/api/user/create_code',
  access: 'buyer',
  input: payload<typeof userCreateCodeInput>,
  data: wechatConfirmation,
})

export const userUnbindWechat = endpoint({
  name: 'user.unbindWechat',
  method: 'DELETE',
  path: '/api/user/unbind_wechat',
  access: 'buyer',
  input: payload<typeof userUnbindWechatInput>,
  data: nothing,
})

const session = z.object({
  id,
  /** The browser and the system, as the page names them: `Windows · Chrome`; empty where they are not known. */
  device: z.string(),
  /** The network of the last use; an IPv6 network has its first 64 bits. Empty where it is not known. */
  network: z.string(),
  /** The last use, to ten minutes. */
  seen_at: time,
  /** The login. */
  created_at: time,
  /** The company that it acts as. */
  company: z.string(),
  /** 1: a head office visits the store in it. */
  is_visit: flag,
  /** 1: the session of this call. */
  is_current: flag,
})
export type Session = z.output<typeof session>

export const sessionList = endpoint({
  name: 'session.list',
  method: 'GET',
  path: '/api/user/sessions',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(session) }),
})

export const sessionEnd = endpoint({
  name: 'session.end',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ list: z.array(session) }),
})

export const sessionEndOthers = endpoint({
  name: 'session.endOthers',
  method: 'POST',
  path: '/api/user/sessions/end_others',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(session) }),
})

const store = z.object({
  user_id: id,
  company: z.string(),
  address: z.string(),
  licence_state: licenceState,
  licence_text: z.string(),
  is_passed: flag,
  /** 1: the current store of this session. */
  is_current: flag,
  is_head: flag,
  /** 1: this session may switch to it. */
  can_switch: flag,
  /** Orders that wait for payment; absent where this session does not read the orders of the store. */
  unpaid_count: z.optional(int),
  /** Orders that wait to be received; absent as `unpaid_count`. */
  to_receive_count: z.optional(int),
  /**
   * What the store spent this month, which begins at midnight in China: what was received for the orders that it placed
   * since then, online, by transfer and from the balance, less what was refunded of them. Orders that are not paid do not
   * count, and refunds of older orders do not lower it. Absent as `unpaid_count`.
   */
  month_amount: z.optional(money),
})
export type Store = z.output<typeof store>

export const storeList = endpoint({
  name: 'store.list',
  method: 'GET',
  path: '/api/user/stores',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(store) }),
})

export const storeSwitch = endpoint({
  name: 'store.switch',
  method: 'POST',
  path: '/api/user/stores/{id}/switch',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ user: sessionUser }),
})
