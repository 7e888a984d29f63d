'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DataOf, Endpoint, InputOf } from '@yaoji/api-client'
import {
  type Registration,
  registerAccount,
  registerDraft,
  type registerWechat,
  type registration,
} from '@yaoji/api-client/contract/register'
import { userBase } from '@yaoji/api-client/contract/user'
import { useClient } from './client'
import { queryKeyOf, refresh } from './query'
import { startSession } from './session'
import { useCall } from './useCall'

/** The registration of this account. The page shows the failure. */
export function useRegistration() {
  return useCall(registerDraft, {}, { inline: true })
}

/** A call that makes an account: with a phone alone, or with the WeChat account that confirmed. */
type AccountCall = typeof registerAccount | typeof registerWechat

/** Makes an account, and begins its session as a login does. The form shows the failure. */
export function useRegisterAccount(endpoint: AccountCall = registerAccount) {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof registerAccount>) => client.call(endpoint, input),
    onSuccess({ user, registration }) {
      if (!user) return
      startSession(queries, user)
      if (registration) queries.setQueryData(queryKeyOf(registerDraft, {}), registration)
    },
    meta: { endpoint, inline: true },
  })
}

/** A call that changes the registration and returns it. */
type RegistrationCall = Endpoint & { readonly data: typeof registration }

/** Changes a part of the registration: `useSaveRegistration(registerScopes)`. The form shows the failure. */
export function useSaveRegistration<E extends RegistrationCall>(endpoint: E) {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>): Promise<DataOf<E>> => client.call(endpoint, input),
    onSuccess(saved: Registration) {
      queries.setQueryData(queryKeyOf(registerDraft, {}), saved)
      refresh(queries, userBase)
    },
    meta: { endpoint, inline: true },
  })
}
