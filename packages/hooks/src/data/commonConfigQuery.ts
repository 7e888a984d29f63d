import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@yaoji/api-client'
import { commonConfig } from '@yaoji/api-client/contract/config'
import { queryOf } from './query'

const TEN_MINUTES = 600_000

/** Hot searches, navigation, category menus, brands, footer texts and the service's clock. */
export function commonConfigQuery(client: Client) {
  return queryOptions({ ...queryOf(client, commonConfig, {}), staleTime: TEN_MINUTES })
}
