'use client'

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { authLogin, type SessionUser, userBase, userLogout } from '@yaoji/api-client/contract/user'
import { useClient } from './client'
import { queryOf } from './query'

/** Who is using the shop. */
export interface Session {
  /** Whether the answer is there, or will not come: until then nothing about the user is shown (ST-09). */
  readonly show: boolean
  /** Null for a visitor, and when the call failed. */
  readonly user: SessionUser | null
  /** Kinds in the cart, a visitor's too; 0 until they are known. */
  readonly cart: number
  /** Hotline and QQ services, for visitors too; null until they are known. */
  readonly service: SessionUser['common_config'] | null
}

/** The session user. A failed call counts as shown, with no data (ST-09). */
export function useSession(): Session {
  const { data, isError } = useQuery(queryOf(useClient(), userBase, {}))
  return {
    show: data !== undefined || isError,
    user: data?.company ? data : null,
    cart: data?.cart ?? 0,
    service: data?.common_config ?? null,
  }
}

/** The user name of whom the page shows as logged in; empty for a visitor. */
export function shownBuyer(queries: QueryClient): string {
  const user = queries.getQueryData<SessionUser>([userBase.name, {}])
  return user?.company ? user.username : ''
}

/** Logs in. What belongs to the buyer before is forgotten, whatever page asked for it. */
export function useLogin() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: { account: string; password: string }) => client.call(authLogin, input),
    onSuccess: ({ user }) => {
      queries.removeQueries({ predicate: query => query.queryKey[0] !== userBase.name })
      queries.setQueryData([userBase.name, {}], user)
    },
    meta: { endpoint: authLogin, inline: true },
  })
}

/** Logs out. The caller removes its login mark and reloads (ST-07). */
export function useLogout() {
  const client = useClient()
  return useMutation({ mutationFn: () => client.call(userLogout, {}), meta: { endpoint: userLogout } })
}
