'use client'

import { useQuery } from '@tanstack/react-query'
import { commonConfig } from '@yaoji/api-client/contract/config'
import { useClient } from './client'
import { queryOf } from './query'

const TEN_MINUTES = 600_000

/** Hot searches, nav, category menus, brands, footer facts and the server's clock. */
export function useCommonConfig() {
  return useQuery({ ...queryOf(useClient(), commonConfig, {}), staleTime: TEN_MINUTES })
}
