'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { addressCreate, addressList, addressUpdate, regionList } from '@yaoji/api-client/contract/address'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { useCallback } from 'react'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { queryOf, refresh } from './query'

export type AddressInput = InputOf<typeof addressCreate>

/** Creates an address, or updates the one with this id. The form shows the failure. */
export function useSaveAddress() {
  const client = useClient()
  const queries = useQueryClient()
  const intentKey = useIntentKey()
  return useMutation({
    mutationFn: ({ id, ...input }: AddressInput & { id?: number | undefined }) =>
      id === undefined
        ? client.call(addressCreate, input, { idempotencyKey: intentKey(input) })
        : client.call(addressUpdate, { id, ...input }),
    onSuccess: () => refresh(queries, addressList, cartCheckout),
    meta: { endpoint: addressCreate, inline: true },
  })
}

const AN_HOUR = 3_600_000

/** Loads the provinces, or the regions inside one; answers are cached for an hour. Rejects when the call fails. */
export function useRegionLoader() {
  const client = useClient()
  const queries = useQueryClient()
  return useCallback(
    async (parent_code?: string) => {
      const { list } = await queries.fetchQuery({
        ...queryOf(client, regionList, { parent_code }),
        staleTime: AN_HOUR,
      })
      return list
    },
    [client, queries],
  )
}
