'use client'

import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { useWrite } from './useWrite'

/** Finds the products of typed texts. It changes nothing on the service; the caller shows the failure. */
export function useQuickBuyMatch() {
  return useWrite(quickBuyMatch, { inline: true })
}
