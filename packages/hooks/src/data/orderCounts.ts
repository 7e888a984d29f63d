'use client'

import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '@yaoji/api-client'
import type { orderList } from '@yaoji/api-client/contract/order'
import { useClient } from './client'

type Tab = DataOf<typeof orderList>['tabs'][number]

/**
 * How many orders a buyer has in each tab of the orders page; undefined until it is known, and where it cannot be. The
 * contract of orders is fetched with the first call, so that a page which only counts does not carry it.
 */
export function useOrderCounts({ enabled }: { enabled: boolean }): readonly Tab[] | undefined {
  const client = useClient()
  const { data } = useQuery({
    // The key of that endpoint, so that an order which changes makes the counts out of date too.
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
