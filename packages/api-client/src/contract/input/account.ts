import { isMobile } from '@yaoji/domain'
import * as z from 'zod/mini'
import {
  chatTicket,
  storeList,
  storeSwitch,
  userCreateCode,
  userPhone,
  userResetPassword,
  userUnbindWechat,
  userUpdateInfo,
} from '../account'
import { type Call, call } from './call'
import { idOnly, noInput, requiredText, text } from './wire'

const mobileInput = () => text(20).check(z.refine(isMobile, '请填写正确的手机号'))

const passwordInput = (message: string) => z.string().check(z.minLength(1, message), z.maxLength(512))

export const userUpdateInfoInput = z.object({
  name: requiredText('请填写姓名', 30),
  phone: mobileInput(),
  /** Code sent to the new number for the purpose `bind`; not needed while the number stays. */
  code: z.optional(text(6)),
})

export const userResetPasswordInput = z.object({
  password: passwordInput('请填写新密码'),
  old_password: z.optional(z.string().check(z.maxLength(512))),
  /** Whose password: for a visitor who forgot it. A buyer who is logged in changes the own one. */
  phone: z.optional(text(20)),
  /** Code sent for the purpose `forget`. */
  code: z.optional(text(6)),
})

export const userPhoneInput = z.object({ value: text(40) })

export const calls: readonly Call[] = [
  call(userUpdateInfo, {
    payload: userUpdateInfoInput,
    row: 'AP-30',
    summary: 'Changes the contact’s name and mobile number; a new number asks for the code sent to it.',
  }),
  call(userResetPassword, {
    payload: userResetPasswordInput,
    row: 'AP-31',
    summary:
      'Sets a new password. Asks for the current one or a code sent to the account’s number, and ends other sessions.',
  }),
  call(userPhone, {
    payload: userPhoneInput,
    row: 'AP-36',
    summary: 'Whether a text can be a mobile number. Says nothing about who has an account.',
  }),
  call(userCreateCode, {
    payload: noInput,
    row: 'AP-19',
    summary: 'A code to scan with WeChat, which binds it to this account. One code holds at a time.',
  }),
  call(userUnbindWechat, {
    payload: noInput,
    row: 'AP-20',
    summary: 'Takes the bound WeChat off the account.',
  }),
  call(chatTicket, {
    payload: noInput,
    summary: 'A ticket that opens the chat window once, within a minute.',
  }),
  call(storeList, {
    payload: noInput,
    summary: 'Stores of the same head office, the head first; a buyer with one store gets that one.',
  }),
  call(storeSwitch, {
    payload: idOnly,
    summary: 'Goes on buying for another store of the same head office, in a new session.',
  }),
]
