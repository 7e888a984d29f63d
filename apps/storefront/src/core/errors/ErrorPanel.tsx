import { MarketError, type MarketErrorKind } from '@yaoji/api-client'
import { ErrorState, type ErrorStateKind } from '@yaoji/ui/error-state'
import { useEffect } from 'react'

const KINDS: Partial<Record<MarketErrorKind, ErrorStateKind>> = {
  busy: 'busy',
  malformed: 'busy',
  timeout: 'timeout',
  offline: 'offline',
}

/** Kinds whose message of the service is the reason. */
const SAYS_WHY: ReadonlySet<MarketErrorKind> = new Set(['refused', 'invalid', 'locked'])

export interface ErrorPanelProps {
  error: unknown
  onRetry: () => void
  size?: 's' | 'm'
}

/**
 * In place of content that could not be fetched: the reason, and a retry (ER-05 to ER-07). After a network failure it
 * retries by itself when the browser is online again.
 */
export function ErrorPanel({ error, onRetry, size }: ErrorPanelProps) {
  const known = error instanceof MarketError ? error : null
  const kind = (known && KINDS[known.kind]) ?? 'failed'
  const message = known && SAYS_WHY.has(known.kind) ? known.firstFieldMessage : undefined
  const retry = kind === 'timeout' ? () => window.location.reload() : onRetry
  useEffect(() => {
    if (kind !== 'offline') return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  })
  return <ErrorState kind={kind} message={message} onRetry={retry} size={size} />
}
