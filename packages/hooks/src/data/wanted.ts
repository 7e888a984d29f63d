'use client'

import type { InputOf } from '@yaoji/api-client'
import {
  wantedAccept,
  wantedClose,
  wantedCreate,
  wantedDetail,
  wantedList,
} from '@yaoji/api-client/contract/wanted'
import { refresh } from './query'
import { useWrite } from './useWrite'

/**
 * Requests a product. The caller shows the failure; a retry after one has the same idempotency key. Afterwards the list
 * of requests is read again.
 */
export function useWantedCreate() {
  return useWrite(wantedCreate, {
    inputOf: (data: InputOf<typeof wantedCreate>['data']) => ({ data }),
    inline: true,
    once: 'press',
    onSuccess(queries) {
      refresh(queries, wantedList)
    },
  })
}

/** Closes a request. The caller shows the failure. Afterwards everything that shows requests is read again. */
export function useWantedClose() {
  return useWrite(wantedClose, {
    inputOf: (id: number) => ({ id }),
    inline: true,
    onSettled: queries => refresh(queries, wantedList, wantedDetail),
  })
}

/** Accepts the price of a request. The caller shows the failure. Afterwards everything that shows requests is read again. */
export function useWantedAccept() {
  return useWrite(wantedAccept, {
    inline: true,
    onSettled: queries => refresh(queries, wantedList, wantedDetail),
  })
}
