'use client'

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import {
  type Address,
  addressCreate,
  addressDelete,
  addressList,
  addressSetDefault,
  addressUpdate,
  regionList,
} from '@yaoji/api-client/contract/address'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { useCallback } from 'react'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { queryKeyOf, queryOf, refresh } from './query'
import { useWrite } from './useWrite'

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
    onSuccess: ({ address }) => storeAddress(queries, address),
    meta: { endpoint: addressCreate, inline: true },
  })
}

/** Makes the address with this id the default one. */
export function useSetDefaultAddress() {
  return useWrite(addressSetDefault, {
    inputOf: (id: number) => ({ id }),
    onSuccess: (queries, { address }) => storeAddress(queries, address),
    onError: queries => refresh(queries, addressList),
  })
}

/** Removes the address with this id. It resolves when the list is there again: another address may be the default. */
export function useRemoveAddress() {
  return useWrite(addressDelete, {
    inputOf: (id: number) => ({ id }),
    async onSuccess(queries, _, id) {
      await queries.cancelQueries({ queryKey: queryKeyOf(addressList) })
      queries.setQueryData(
        queryKeyOf(addressList, {}),
        data => data && { list: data.list.filter(each => each.id !== id) },
      )
      refresh(queries, cartCheckout)
      await queries.invalidateQueries({ queryKey: queryKeyOf(addressList) })
    },
    onError: queries => refresh(queries, addressList),
  })
}

/** Puts a saved address in the list at once, and requests the list and the checkout again. */
function storeAddress(queries: QueryClient, saved: Address): void {
  queries.setQueryData(queryKeyOf(addressList, {}), data => data && { list: withAddress(data.list, saved) })
  refresh(queries, addressList, cartCheckout)
}

/** The list with an address that was added or changed: one default, which is first. */
function withAddress(list: readonly Address[], saved: Address): Address[] {
  const others = list
    .filter(each => each.id !== saved.id)
    .map(each => (saved.is_default === 1 ? { ...each, is_default: 0 as const } : each))
  return [...others, saved].sort((a, b) => b.is_default - a.is_default || a.id - b.id)
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
