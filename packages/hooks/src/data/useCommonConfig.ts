'use client'

import { useQuery } from '@tanstack/react-query'
import { useClient } from './client'
import { commonConfigQuery } from './commonConfigQuery'

/** Hot searches, navigation, category menus, brands, footer texts and the service's clock. */
export function useCommonConfig() {
  return useQuery(commonConfigQuery(useClient()))
}
