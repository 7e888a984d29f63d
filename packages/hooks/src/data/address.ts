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

/** Adds an address, or changes the one whose id is given. The form shows the failure. */
export function useSaveAddress() {
  const client = useClient()
  const queries = useQueryClient()
  const keyOf = useIntentKey()
  return useMutation({
    mutationFn: ({ id, ...input }: AddressInput & { id?: number | undefined }) =>
      id === undefined
        ? client.call(addressCreate, input, { idempotencyKey: keyOf(input) })
        : client.call(addressUpdate, { id, ...input }),
    onSuccess: () => refresh(queries, addressList, cartCheckout),
    meta: { endpoint: addressCreate, inline: true },
  })
}

const AN_HOUR = 3_600_000

/** Asks for the provinces, or for what lies in a region; answers are kept. Rejects when they cannot be had. */
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
