'use client'

import { quickBuySuggest } from '@yaoji/api-client/contract/quick-buy'
import { useClient } from './client'

/** Looks for products to add while a buyer types; without keywords for those that the buyer bought last. */
export function useSuggestedGoods() {
  const client = useClient()
  return async (keywords: string, type: 0 | 1, signal: AbortSignal) =>
    (await client.call(quickBuySuggest, { keywords, type }, { signal })).list
}
