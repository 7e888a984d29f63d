'use client'

import { newIdempotencyKey } from '@yaoji/api-client'
import { useRef } from 'react'

/**
 * Gives an intent its idempotency key. The same content keeps its key, so that a second press and a retry after a
 * broken connection are the same request to the service; another content is another intent with another key.
 */
export function useIntentKey(): (content: unknown) => string {
  const held = useRef({ content: '', key: '' })
  return content => {
    const text = JSON.stringify(content)
    if (held.current.content !== text) held.current = { content: text, key: newIdempotencyKey() }
    return held.current.key
  }
}
