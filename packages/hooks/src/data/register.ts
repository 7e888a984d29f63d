'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import type { DataOf, Endpoint, InputOf } from '@yaoji/api-client'
import {
  type Registration,
  registerAccount,
  registerDraft,
  type registerWechat,
  registerWithdraw,
  type registration,
} from '@yaoji/api-client/contract/register'
import { userBase } from '@yaoji/api-client/contract/user'
import { queryKeyOf, refresh } from './query'
import { startSession } from './session'
import { useCall } from './useCall'
import { useWrite } from './useWrite'

/** The registration of this account. The page shows the failure. */
export function useRegistration() {
  return useCall(registerDraft, {}, { inline: true })
}

/** A call that makes an account: with a phone alone, or with the WeChat account that confirmed. */
type AccountCall = typeof registerAccount | typeof registerWechat

/** Makes an account, and begins its session as a login does. The form shows the failure. */
export function useRegisterAccount(endpoint: AccountCall = registerAccount) {
  return useWrite(endpoint, {
    inline: true,
    onSuccess(queries, { user, registration }) {
      if (!user) return
      startSession(queries, user)
      if (registration) queries.setQueryData(queryKeyOf(registerDraft, {}), registration)
    },
  })
}

/** A call that changes the registration and returns it. */
type RegistrationCall = Endpoint & { readonly data: typeof registration }

/** Changes a part of the registration: `useSaveRegistration(registerScopes)`. The form shows the failure. */
export function useSaveRegistration<E extends RegistrationCall>(
  endpoint: E,
): UseMutationResult<DataOf<E>, Error, InputOf<E>> {
  return useWrite(endpoint, {
    inline: true,
    onSuccess(queries, saved: Registration) {
      queries.setQueryData(queryKeyOf(registerDraft, {}), saved)
      refresh(queries, userBase)
    },
  })
}

/** Withdraws a registration that waits for its review. The dialog shows the failure; the page the state that was reached. */
export function useWithdrawRegistration() {
  return useWrite(registerWithdraw, {
    inline: true,
    onSuccess: (queries, saved: Registration) => queries.setQueryData(queryKeyOf(registerDraft, {}), saved),
    onSettled(queries) {
      refresh(queries, registerDraft)
      refresh(queries, userBase)
    },
  })
}
