import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Client } from '@yaoji/api-client'
import { type GoodsListInput, goodsList } from '@yaoji/api-client/contract/goods'
import { queryKeyOf } from './query'

/** The input of a list in pages: the page's key and the facets follow from the page. */
export type GoodsPagesInput = Omit<GoodsListInput, 'key' | 'facets'>

/** Pages of products by keywords and filters. The first page has the facets and the total. */
export function goodsListQuery(client: Client, input: GoodsPagesInput) {
  return infiniteQueryOptions({
    queryKey: [...queryKeyOf(goodsList), 'pages', input] as const,
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
