'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { arrivalAdd, arrivalCancel, arrivalList } from '@yaoji/api-client/contract/arrival'
import { useClient } from './client'
import { refresh } from './query'

/** Registers the buyer for a message when products arrive. */
export function useArrivalAdd() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (goods_ids: readonly number[]) => client.call(arrivalAdd, { goods_ids: [...goods_ids] }),
    onSuccess: () => refresh(queries, arrivalList),
    meta: { endpoint: arrivalAdd },
  })
}

/** Takes registrations for arrivals back. */
export function useArrivalCancel() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (goods_ids: readonly number[]) => client.call(arrivalCancel, { goods_ids: [...goods_ids] }),
    onSuccess: () => refresh(queries, arrivalList),
    meta: { endpoint: arrivalCancel },
  })
}
