'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { authSmsLogin } from '@yaoji/api-client/contract/user'
import { useClient } from './client'
import { startSession } from './session'

/** Logs in with a code sent to the phone, as `useLogin` does with a password. */
export function useSmsLogin() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof authSmsLogin>) => client.call(authSmsLogin, input),
    onSuccess: ({ user }) => startSession(queries, user),
    meta: { endpoint: authSmsLogin, inline: true },
  })
}
