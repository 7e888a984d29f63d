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
import { idOnly, mobileInput, noInput, requiredText, text } from './wire'

const passwordInput = (message: string) => z.string().check(z.minLength(1, message), z.maxLength(512))

export const userUpdateInfoInput = z.object({
  name: requiredText('请填写姓名', 30),
  phone: mobileInput(),
  /** Code sent to the new number for the purpose `bind`; not needed when the number does not change. */
  code: z.optional(text(6)),
})

export const userResetPasswordInput = z.object({
  password: passwordInput('请填写新密码'),
  old_password: z.optional(z.string().check(z.maxLength(512))),
  /** The account, for a visitor who forgot the password. A logged-in buyer changes their own password. */
  phone: z.optional(text(20)),
  /** Code sent for the purpose `forget`. */
  code: z.optional(text(6)),
})

export const userPhoneInput = z.object({ value: text(40) })

export const calls: readonly Call[] = [
  call(userUpdateInfo, {
    payload: userUpdateInfoInput,
    row: 'AP-30',
    summary: 'Changes the contact’s name and mobile number; a new number requires the code sent to it.',
  }),
  call(userResetPassword, {
    payload: userResetPasswordInput,
    row: 'AP-31',
    summary:
      'Sets a new password. Requires the current password or a code sent to the account’s number, and ends other sessions.',
  }),
  call(userPhone, {
    payload: userPhoneInput,
    row: 'AP-36',
    summary: 'Checks the format of a mobile number. Does not show whether an account exists.',
  }),
  call(userCreateCode, {
    payload: noInput,
    row: 'AP-19',
    summary: 'Returns a QR code that links WeChat to this account. Only the newest code is valid.',
  }),
  call(userUnbindWechat, {
    payload: noInput,
    row: 'AP-20',
    summary: 'Removes the linked WeChat from the account.',
  }),
  call(chatTicket, {
    payload: noInput,
    summary: 'Returns a ticket that opens the chat window once, within one minute.',
  }),
  call(storeList, {
    payload: noInput,
    summary:
      'Lists the stores of the same head office, the head office first; for a single store, only that store.',
  }),
  call(storeSwitch, {
    payload: idOnly,
    summary: 'Switches to another store of the same head office, in a new session.',
  }),
]
