import type { QueryClient } from '@tanstack/react-query'
import { userBase } from '@yaoji/api-client/contract/user'
import { queryKeyOf } from './query'

/** The user name of the buyer that the page shows as logged in; empty for a visitor. */
export function shownBuyer(queries: QueryClient): string {
  const user = queries.getQueryData(queryKeyOf(userBase, {}))
  return user?.company ? user.username : ''
}
