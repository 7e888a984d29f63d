import { isMobile } from '@yaoji/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { licenceState, sessionUser } from './user'
import { flag, id, idInput, noInput, nothing, requiredText, text, time } from './wire'

const mobileInput = () => text(20).check(z.refine(isMobile, '请填写正确的手机号'))

const passwordInput = (message: string) => z.string().check(z.minLength(1, message), z.maxLength(512))

export const userUpdateInfo = endpoint({
  name: 'user.updateInfo',
  method: 'POST',
  path: '/api/user/updateUserInfo',
  summary: 'Changes the contact’s name and mobile number; a new number asks for the code sent to it.',
  row: 'AP-30',
  access: 'buyer',
  input: z.object({
    name: requiredText('请填写姓名', 30),
    phone: mobileInput(),
    /** Code sent to the new number for the purpose `bind`; not needed while the number stays. */
    code: z.optional(text(6)),
  }),
  data: z.object({ user: sessionUser }),
})

export const userResetPassword = endpoint({
  name: 'user.resetPassword',
  method: 'POST',
  path: '/api/user/resetPassword',
  summary:
    'Sets a new password. Asks for the current one or a code sent to the account’s number, and ends other sessions.',
  row: 'AP-31',
  access: 'anyone',
  input: z.object({
    password: passwordInput('请填写新密码'),
    old_password: z.optional(z.string().check(z.maxLength(512))),
    /** Whose password: for a visitor who forgot it. A buyer who is logged in changes the own one. */
    phone: z.optional(text(20)),
    /** Code sent for the purpose `forget`. */
    code: z.optional(text(6)),
  }),
  data: nothing,
})

export const userPhone = endpoint({
  name: 'user.phone',
  method: 'GET',
  path: '/api/user/phone/{value}',
  summary: 'Whether a text can be a mobile number. Says nothing about who has an account.',
  row: 'AP-36',
  access: 'anyone',
  silent: true,
  input: z.object({ value: text(40) }),
  data: z.object({ phone: z.string(), is_mobile: flag, message: z.string() }),
})

export const userCreateCode = endpoint({
  name: 'user.createCode',
  method: 'POST',
  path: '/api/user/create_code',
  summary: 'A code to scan with WeChat, which binds it to this account. One code holds at a time.',
  row: 'AP-19',
  access: 'buyer',
  input: noInput,
  data: z.object({
    /** What the QR picture carries. */
    url: z.string(),
    expires_at: time,
    expires_seconds: z.int(),
  }),
})

export const userUnbindWechat = endpoint({
  name: 'user.unbindWechat',
  method: 'DELETE',
  path: '/api/user/unbind_wechat',
  summary: 'Takes the bound WeChat off the account.',
  row: 'AP-20',
  access: 'buyer',
  input: noInput,
  data: nothing,
})

export const chatTicket = endpoint({
  name: 'user.chatTicket',
  method: 'POST',
  path: '/api/user/chat_ticket',
  summary: 'A ticket that opens the chat window once, within a minute.',
  access: 'buyer',
  concurrent: true,
  input: noInput,
  data: z.object({
    /** Address of the chat window, to which username and token are given in the query. */
    url: z.string(),
    username: z.string(),
    token: z.string(),
    expires_seconds: z.int(),
  }),
})

const store = z.object({
  user_id: id,
  company: z.string(),
  address: z.string(),
  licence_state: licenceState,
  licence_text: z.string(),
  is_passed: flag,
  /** 1: the store that this session buys for. */
  is_current: flag,
  is_head: flag,
  /** 1: this session may go on buying for it. */
  can_switch: flag,
})
export type Store = z.output<typeof store>

export const storeList = endpoint({
  name: 'store.list',
  method: 'GET',
  path: '/api/user/stores',
  summary: 'Stores of the same head office, the head first; a buyer with one store gets that one.',
  access: 'buyer',
  input: noInput,
  data: z.object({ list: z.array(store) }),
})

export const storeSwitch = endpoint({
  name: 'store.switch',
  method: 'POST',
  path: '/api/user/stores/{id}/switch',
  summary: 'Goes on buying for another store of the same head office, in a new session.',
  access: 'buyer',
  input: z.object({ id: idInput() }),
  data: z.object({ user: sessionUser }),
})
