import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { cartMerge } from './entity/cart-merge'
import { sessionUser } from './entity/session-user'
import type { noInput } from './input/wire'
import type { authLoginInput, authSmsCodeInput, authSmsLoginInput } from './payload/user'
import { int, nothing } from './wire'

export { licenceState, type SessionUser, sessionUser } from './entity/session-user'

export const userBase = endpoint({
  name: 'user.base',
  method: 'GET',
  path: '/api/user/base',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: sessionUser,
})

export const userLogout = endpoint({
  name: 'user.logout',
  method: 'DELETE',
  path: '/api/user/logout',
  access: 'anyone',
  input: payload<typeof noInput>,
  data: nothing,
})

export const authLogin = endpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  input: payload<typeof authLoginInput>,
  data: z.object({
    user: sessionUser,
    ...cartMerge,
  }),
})

export const authSmsCode = endpoint({
  name: 'auth.smsCode',
  method: 'POST',
  path: '/api/auth/sms_code',
  access: 'anyone',
  input: payload<typeof authSmsCodeInput>,
  data: z.object({ wait_seconds: int, valid_seconds: int }),
})

export const authSmsLogin = endpoint({
  name: 'auth.smsLogin',
  method: 'POST',
  path: '/api/auth/sms_login',
  access: 'anyone',
  input: payload<typeof authSmsLoginInput>,
  data: authLogin.data,
})
