'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type GoodsListInput, goodsList } from '@yaoji/api-client/contract/goods'
import { useClient } from './client'
import { keyOf } from './query'

/** Pages of goods by keywords and filters; facets and the total come with the first page. */
export function useGoodsList(input: Omit<GoodsListInput, 'key' | 'facets'>) {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: [...keyOf(goodsList), input],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        goodsList,
        { ...input, key: pageParam, facets: pageParam === undefined ? 1 : 0 },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_key ?? undefined,
    placeholderData: keepPreviousData,
    meta: { endpoint: goodsList, inline: true },
  })
}
