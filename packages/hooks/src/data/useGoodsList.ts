'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from './client'
import { type GoodsPagesInput, goodsListQuery } from './goodsListQuery'

/** Pages of products by keywords and filters. The first page has the facets and the total. */
export function useGoodsList(input: GoodsPagesInput) {
  return useInfiniteQuery(goodsListQuery(useClient(), input))
}
