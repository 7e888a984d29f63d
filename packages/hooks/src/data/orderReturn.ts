'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import {
  returnCreate,
  returnDetail,
  returnList,
  returnSend,
  returnWithdraw,
} from '@yaoji/api-client/contract/return'
import { useRef } from 'react'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { ordersChanged } from './orderCache'
import { refresh } from './query'

/** After a call that changes returns, also a failed one: what shows returns and orders is requested again. */
function useReturnsChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    refresh(queries, returnList, returnDetail)
    ordersChanged(queries)
  }
}

/** Requests a return. The form shows the failure; a retry after one has the same idempotency key. */
export function useCreateReturn() {
  const client = useClient()
  const onSettled = useReturnsChanged()
  const intentKey = useIntentKey()
  const done = useRef(0)
  return useMutation({
    mutationFn: (input: InputOf<typeof returnCreate>) =>
      client.call(returnCreate, input, { idempotencyKey: intentKey({ ...input, done: done.current }) }),
    onSuccess() {
      done.current += 1
    },
    onSettled,
    meta: { endpoint: returnCreate, inline: true },
  })
}

/** Reports the parcel in which the goods of a return come back. The form shows the failure. */
export function useSendReturn() {
  const client = useClient()
  const onSettled = useReturnsChanged()
  return useMutation({
    mutationFn: (input: InputOf<typeof returnSend>) => client.call(returnSend, input),
    onSettled,
    meta: { endpoint: returnSend, inline: true },
  })
}

/** Withdraws a return. The caller shows the failure. */
export function useWithdrawReturn() {
  const client = useClient()
  const onSettled = useReturnsChanged()
  return useMutation({
    mutationFn: (input: InputOf<typeof returnWithdraw>) => client.call(returnWithdraw, input),
    onSettled,
    meta: { endpoint: returnWithdraw, inline: true },
  })
}
