'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { feedbackCreate, feedbackList } from '@yaoji/api-client/contract/feedback'
import { useRef } from 'react'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { refresh } from './query'

/**
 * Sends a message to the shop. The caller shows the failure; a retry after one has the same idempotency key. Afterwards
 * the list of messages is read again.
 */
export function useSendFeedback() {
  const client = useClient()
  const queries = useQueryClient()
  const intentKey = useIntentKey()
  const done = useRef(0)
  return useMutation({
    mutationFn: (data: InputOf<typeof feedbackCreate>['data']) =>
      client.call(feedbackCreate, { data }, { idempotencyKey: intentKey({ data, done: done.current }) }),
    onSuccess() {
      done.current += 1
      refresh(queries, feedbackList)
    },
    meta: { endpoint: feedbackCreate, inline: true },
  })
}
