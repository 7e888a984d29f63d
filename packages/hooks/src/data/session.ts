'use client'

import type { QueryClient } from '@tanstack/react-query'
import { authLogin, type SessionUser, userBase, userLogout } from '@yaoji/api-client/contract/user'
import { queryKeyOf } from './query'
import { useCall } from './useCall'
import { useWrite } from './useWrite'

/** The user of the shop. */
export interface Session {
  /** The answer is there, or has failed. Until then nothing about the user is shown (ST-09). */
  readonly show: boolean
  /** Null for a visitor, and after a failure. */
  readonly user: SessionUser | null
  /** Kinds in the cart, a visitor's too; 0 until the answer is there. */
  readonly cart: number
  /** Hotline and QQ services, for visitors too; null until the answer is there. */
  readonly service: SessionUser['common_config'] | null
}

/** The user of this session. A failed call counts as shown, without data (ST-09). */
export function useSession(): Session {
  const { data, isFetched } = useCall(userBase, {})
  return {
    // A failed answer stays one while it is asked again.
    show: data !== undefined || isFetched,
    user: data?.company ? data : null,
    cart: data?.cart ?? 0,
    service: data?.common_config ?? null,
  }
}

/** Logs in, and removes the answers for the user before from the cache. */
export function useLogin() {
  return useWrite(authLogin, {
    inputOf: (input: { account: string; password: string }) => input,
    inline: true,
    onSuccess: (queries, { user }) => startSession(queries, user),
  })
}

/** Shows this user as logged in, and removes the answers for the user before from the cache. */
export function startSession(queries: QueryClient, user: SessionUser): void {
  queries.removeQueries({ predicate: query => query.queryKey[0] !== userBase.name })
  queries.setQueryData(queryKeyOf(userBase, {}), user)
}

/** Logs out. The caller removes its login mark and reloads (ST-07). */
export function useLogout() {
  return useWrite<typeof userLogout, void>(userLogout, { inputOf: () => ({}) })
}
