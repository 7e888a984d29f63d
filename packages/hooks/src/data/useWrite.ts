'use client'

import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DataOf, Endpoint, InputOf } from '@yaoji/api-client'
import { useRef } from 'react'
import { useClient } from './client'
import { useIntentKey } from './intent'

/** What a `useWrite` does beside sending its call; `Variables` is what `mutate` takes. */
export interface WriteOptions<E extends Endpoint, Variables = InputOf<E>> {
  /** The call's input from what `mutate` takes. Default: it takes the input itself. */
  readonly inputOf?: (variables: Variables) => InputOf<E>
  /** The caller shows the failure itself, so the common error handling does not. Default: false. */
  readonly inline?: boolean
  /**
   * Sends an idempotency key, so that the service does a repeated request once. `content`: the same input has the same
   * key, always. `press`: as long as it has not succeeded; the same input after a success is another request.
   */
  readonly once?: 'content' | 'press'
  /** After a success: stores the answer in the cache, or requests again what it changes. */
  readonly onSuccess?: (queries: QueryClient, answer: DataOf<E>, variables: Variables) => unknown
  /** After a failure: requests again what the page shows too early. */
  readonly onError?: (queries: QueryClient) => void
  /** After a success and after a failure: requests again what shows the thing. */
  readonly onSettled?: (queries: QueryClient) => void
}

/**
 * Sends one call that changes something: `useWrite(orderCancel, { inline: true, onSettled: ordersChanged })`. Returns the
 * mutation of TanStack Query. A promise from `onSuccess` delays its success.
 */
export function useWrite<E extends Endpoint, Variables = InputOf<E>>(
  endpoint: E,
  { inputOf, inline = false, once, onSuccess, onError, onSettled }: WriteOptions<E, Variables> = {},
): UseMutationResult<DataOf<E>, Error, Variables> {
  const client = useClient()
  const queries = useQueryClient()
  const intentKey = useIntentKey()
  const done = useRef(0)
  return useMutation({
    mutationFn: (variables: Variables): Promise<DataOf<E>> => {
      // Without `inputOf`, `mutate` takes the input.
      const input = inputOf ? inputOf(variables) : (variables as InputOf<E>)
      const key = once && { idempotencyKey: intentKey({ input, done: done.current }) }
      return client.call(endpoint, input, key)
    },
    onSuccess(answer, variables) {
      if (once === 'press') done.current += 1
      return onSuccess?.(queries, answer, variables)
    },
    onError: () => onError?.(queries),
    onSettled: () => onSettled?.(queries),
    meta: inline ? { endpoint, inline } : { endpoint },
  })
}
