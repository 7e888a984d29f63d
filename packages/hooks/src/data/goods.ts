import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  type GoodsListInput,
  goodsActivities,
  goodsDetail,
  goodsHot,
  goodsList,
} from '@yaoji/api-client/contract/goods'
import { useClient } from './client'
import { keyOf, queryOf } from './query'

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

type DetailInput = Parameters<typeof queryOf<typeof goodsDetail>>[2]

/** One goods with everything its page shows. */
export function useGoodsDetail(input: DetailInput) {
  return useQuery({
    ...queryOf(useClient(), goodsDetail, input),
    meta: { endpoint: goodsDetail, inline: true },
  })
}

/** What sells most. */
export function useHotGoods() {
  return useQuery(queryOf(useClient(), goodsHot, {}))
}

/** Running promotions with a few goods of each. */
export function useGoodsActivities() {
  return useQuery(queryOf(useClient(), goodsActivities, {}))
}
