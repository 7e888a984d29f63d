import { isMobile, readDigits } from '@yaoji/domain'
import * as z from 'zod/mini'
import { authLogin, authSmsCode, authSmsLogin, userBase, userLogout } from '../user'
import { type Call, call } from './call'
import { codeInput, digitsInput, mobileInput, noInput, requiredText } from './wire'

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

export const calls: readonly Call[] = [
  call(userBase, {
    payload: noInput,
    row: 'AP-34',
    summary: 'Returns the session user; for a visitor, with an empty company.',
  }),
  call(userLogout, { payload: noInput, row: 'AP-35', summary: 'Ends this session at once.' }),
  call(authLogin, {
    payload: authLoginInput,
    summary: 'Logs in with a mobile number or user name and password; merges the visitor’s cart.',
  }),
  call(authSmsCode, {
    payload: authSmsCodeInput,
    summary: 'Sends a six-digit code to a mobile number, at most one a minute; it is valid for five minutes.',
  }),
  call(authSmsLogin, {
    payload: authSmsLoginInput,
    summary: 'Logs in with a mobile number and the code sent to it.',
  }),
]
