'use client'

import { goodsSearch } from '@yaoji/api-client/contract/goods'
import { useClient } from './client'

/** Looks for suggestions while a buyer types: names of products (type 0) or of manufacturers (type 1). */
export function useGoodsSuggest() {
  const client = useClient()
  return async (keywords: string, type: 0 | 1, signal: AbortSignal) =>
    (await client.call(goodsSearch, { keywords, type }, { signal })).list
}
