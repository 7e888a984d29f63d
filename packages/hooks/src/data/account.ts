'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import {
  sessionEnd,
  sessionEndOthers,
  sessionList,
  storeSwitch,
  userResetPassword,
  userUpdateInfo,
} from '@yaoji/api-client/contract/account'
import { cartCopy } from '@yaoji/api-client/contract/cart'
import { documentUpdate, userDocuments } from '@yaoji/api-client/contract/licence'
import { userBase } from '@yaoji/api-client/contract/user'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { queryKeyOf, refresh } from './query'
import { startSession } from './session'

/** Changes the contact's name and mobile number. The form shows the failure. */
export function useUpdateInfo() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof userUpdateInfo>) => client.call(userUpdateInfo, input),
    onSuccess: ({ user }) => void queries.setQueryData(queryKeyOf(userBase, {}), user),
    meta: { endpoint: userUpdateInfo, inline: true },
  })
}

/** Sets another password; the other sessions of the account end. The form shows the failure. */
export function useChangePassword() {
  const client = useClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof userResetPassword>) => client.call(userResetPassword, input),
    meta: { endpoint: userResetPassword, inline: true },
  })
}

/** Ends another session of the account. */
export function useEndSession() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => client.call(sessionEnd, { id }),
    onSuccess: answer => void queries.setQueryData(queryKeyOf(sessionList, {}), answer),
    meta: { endpoint: sessionEnd },
  })
}

/** Ends all other sessions of the account. */
export function useEndOtherSessions() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.call(sessionEndOthers, {}),
    onSuccess: answer => void queries.setQueryData(queryKeyOf(sessionList, {}), answer),
    meta: { endpoint: sessionEndOthers },
  })
}

/** Submits a new version of a document for review. The form shows the failure. */
export function useUpdateDocument() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof documentUpdate>) => client.call(documentUpdate, input),
    onSuccess(answer) {
      queries.setQueryData(queryKeyOf(userDocuments, {}), answer)
      refresh(queries, userBase)
    },
    meta: { endpoint: documentUpdate, inline: true },
  })
}

/** Continues as another store of the head office, and removes the answers for the store before from the cache. */
export function useSwitchStore() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => client.call(storeSwitch, { id }),
    onSuccess: ({ user }) => startSession(queries, user),
    meta: { endpoint: storeSwitch, inline: true },
  })
}

/** Copies lines of the cart to other stores. The caller shows the result, store by store, and the failure. */
export function useCopyCart() {
  const client = useClient()
  const intentKey = useIntentKey()
  return useMutation({
    mutationFn: (input: InputOf<typeof cartCopy>) =>
      client.call(cartCopy, input, { idempotencyKey: intentKey(input) }),
    meta: { endpoint: cartCopy, inline: true },
  })
}
