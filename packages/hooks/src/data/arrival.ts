'use client'

import { arrivalAdd, arrivalCancel, arrivalList } from '@yaoji/api-client/contract/arrival'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Registers the buyer for a message when products arrive. */
export function useArrivalAdd() {
  return useWrite(arrivalAdd, {
    inputOf: (goods_ids: readonly number[]) => ({ goods_ids: [...goods_ids] }),
    onSuccess: queries => refresh(queries, arrivalList),
  })
}

/** Takes registrations for arrivals back. */
export function useArrivalCancel() {
  return useWrite(arrivalCancel, {
    inputOf: (goods_ids: readonly number[]) => ({ goods_ids: [...goods_ids] }),
    onSuccess: queries => refresh(queries, arrivalList),
  })
}
