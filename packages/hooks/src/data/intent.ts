'use client'

import { newIdempotencyKey } from '@yaoji/api-client'
import { useRef } from 'react'

/**
 * Gives content its idempotency key. The same content keeps its key, so that a second press and a retry after a lost
 * connection are one request to the service; other content gets another key.
 */
export function useIntentKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' })
  return content => {
    const text = JSON.stringify(content)
    if (last.current.content !== text) last.current = { content: text, key: newIdempotencyKey() }
    return last.current.key
  }
}
