'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import {
  wantedAccept,
  wantedClose,
  wantedCreate,
  wantedDetail,
  wantedList,
} from '@yaoji/api-client/contract/wanted'
import { useRef } from 'react'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { refresh } from './query'

/**
 * Requests a product. The caller shows the failure; a retry after one has the same idempotency key. Afterwards the list
 * of requests is read again.
 */
export function useWantedCreate() {
  const client = useClient()
  const queries = useQueryClient()
  const intentKey = useIntentKey()
  const done = useRef(0)
  return useMutation({
    mutationFn: (data: InputOf<typeof wantedCreate>['data']) =>
      client.call(wantedCreate, { data }, { idempotencyKey: intentKey({ data, done: done.current }) }),
    onSuccess() {
      done.current += 1
      refresh(queries, wantedList)
    },
    meta: { endpoint: wantedCreate, inline: true },
  })
}

/** Closes a request. The caller shows the failure. Afterwards everything that shows requests is read again. */
export function useWantedClose() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => client.call(wantedClose, { id }),
    onSettled: () => refresh(queries, wantedList, wantedDetail),
    meta: { endpoint: wantedClose, inline: true },
  })
}

/** Accepts the price of a request. The caller shows the failure. Afterwards everything that shows requests is read again. */
export function useWantedAccept() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof wantedAccept>) => client.call(wantedAccept, input),
    onSettled: () => refresh(queries, wantedList, wantedDetail),
    meta: { endpoint: wantedAccept, inline: true },
  })
}
