'use client'

import type { InputOf } from '@yaoji/api-client'
import { feedbackCreate, feedbackList } from '@yaoji/api-client/contract/feedback'
import { refresh } from './query'
import { useWrite } from './useWrite'

/**
 * Sends a message to the shop. The caller shows the failure; a retry after one has the same idempotency key. Afterwards
 * the list of messages is read again.
 */
export function useSendFeedback() {
  return useWrite(feedbackCreate, {
    inputOf: (data: InputOf<typeof feedbackCreate>['data']) => ({ data }),
    inline: true,
    once: 'press',
    onSuccess(queries) {
      refresh(queries, feedbackList)
    },
  })
}
