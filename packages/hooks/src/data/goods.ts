'use client'

import { useQuery } from '@tanstack/react-query'
import { goodsActivities, goodsDetail, goodsHot } from '@yaoji/api-client/contract/goods'
import { useClient } from './client'
import { queryOf } from './query'

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
