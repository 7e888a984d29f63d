'use client'

import { useMutation } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { useClient } from './client'

/** Finds the products of typed texts. It changes nothing on the service; the caller shows the failure. */
export function useQuickBuyMatch() {
  const client = useClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof quickBuyMatch>) => client.call(quickBuyMatch, input),
    meta: { endpoint: quickBuyMatch, inline: true },
  })
}
