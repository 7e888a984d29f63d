import * as z from 'zod/mini'
import {
  codeInput,
  mobileInput,
  newPasswordInput,
  passwordWithoutPhone,
  requiredText,
  text,
} from '../input/wire'

export const userUpdateInfoInput = z.object({
  name: requiredText('请填写姓名', 30),
  phone: mobileInput(),
  /** Code sent to the new number for the purpose `bind`; not needed when the number does not change. */
  code: z.optional(text(6)),
  /** The current password; not needed when the number does not change. */
  old_password: z.optional(z.string().check(z.maxLength(512))),
})

export const userResetPasswordInput = z
  .object({
    password: newPasswordInput(),
    old_password: z.optional(z.string().check(z.maxLength(512))),
    /** The account, for a visitor who forgot the password. A logged-in buyer changes their own password. */
    phone: z.optional(text(20)),
    /** Code sent for the purpose `forget`. */
    code: z.optional(text(6)),
  })
  .check(passwordWithoutPhone)

export const userCheckResetCodeInput = z.object({
  /** The account; a logged-in buyer proves their own. */
  phone: mobileInput(),
  /** Code sent for the purpose `forget`. */
  code: codeInput(),
})

export const userCreateCodeInput = z.object({
  /** Code sent to the account’s number for the purpose `wechat`. */
  code: codeInput(),
})

export const userUnbindWechatInput = z.object({
  /** Code sent to the account’s number for the purpose `unbind`. */
  code: codeInput(),
})

export const userPhoneInput = z.object({ value: text(40) })
