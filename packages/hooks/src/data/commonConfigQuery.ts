import type { Client } from '@yaoji/api-client'
import { commonConfig } from '@yaoji/api-client/contract/config'
import { type EndpointQuery, queryOf } from './query'

const TEN_MINUTES = 600_000

/** Hot searches, navigation, category menus, brands, footer texts and the service's clock. */
export function commonConfigQuery(client: Client): EndpointQuery<typeof commonConfig> {
  return { ...queryOf(client, commonConfig, {}), staleTime: TEN_MINUTES }
}
