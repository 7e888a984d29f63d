import { authLoginInput, authSmsCodeInput, authSmsLoginInput } from '../payload/user'
import { authLogin, authSmsCode, authSmsLogin, userBase, userLogout } from '../user'
import { type Call, call } from './call'
import { noInput } from './wire'

export * from '../payload/user'

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
