'use client'

import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '@yaoji/api-client'
import type { orderList } from '@yaoji/api-client/contract/order'
import { useClient } from './client'

type Tab = DataOf<typeof orderList>['tabs'][number]

/**
 * The number of the buyer's orders in each tab of the orders page; undefined until the answer, and after a failure. The
 * contract of orders is loaded with the first call: a page that only counts does not include it.
 */
export function useOrderCounts({ enabled }: { enabled: boolean }): readonly Tab[] | undefined {
  const client = useClient()
  const { data } = useQuery({
    // The key of `orderList`, which is not loaded yet: `refresh(queries, orderList)` refreshes the counts too.
    queryKey: ['order.list', { per_page: 1 }],
    enabled,
    async queryFn({ signal }) {
      const { orderList } = await import('@yaoji/api-client/contract/order')
      return client.call(orderList, { per_page: 1 }, { signal })
    },
    meta: { inline: true },
  })
  return data?.tabs
}
