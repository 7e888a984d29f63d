import { isMobile, readDigits } from '@yaoji/domain'
import * as z from 'zod/mini'
import { codeInput, digitsInput, mobileInput, requiredText } from '../input/wire'

export const authLoginInput = z.object({
  account: requiredText('请填写手机号或用户名', 60).check(z.overwrite(readAccount)),
  password: z.string().check(z.minLength(1, '请填写密码'), z.maxLength(128)),
})

/** A mobile number without the spaces and hyphens with which it was typed; a user name as it is. */
function readAccount(text: string): string {
  const digits = readDigits(text)
  return isMobile(digits) ? digits : text
}

export const authSmsCodeInput = z.object({
  phone: digitsInput(),
  purpose: z.enum(['login', 'register', 'forget', 'bind', 'contract', 'wechat', 'unbind']),
})

export const authSmsLoginInput = z.object({
  phone: mobileInput(),
  code: codeInput(),
})
