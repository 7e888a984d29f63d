'use client'

import { authSmsLogin } from '@yaoji/api-client/contract/user'
import { startSession } from './session'
import { useWrite } from './useWrite'

/** Logs in with a code sent to the phone, as `useLogin` does with a password. */
export function useSmsLogin() {
  return useWrite(authSmsLogin, {
    inline: true,
    onSuccess: (queries, { user }) => startSession(queries, user),
  })
}
