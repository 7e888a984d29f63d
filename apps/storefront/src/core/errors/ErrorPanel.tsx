import { MarketError, type MarketErrorKind } from '@yaoji/api-client'
import { ErrorState, type ErrorStateKind } from '@yaoji/ui/error-state'

const KINDS: Partial<Record<MarketErrorKind, ErrorStateKind>> = {
  busy: 'busy',
  malformed: 'busy',
  timeout: 'timeout',
  offline: 'offline',
}

export interface ErrorPanelProps {
  error: unknown
  onRetry: () => void
  size?: 's' | 'm'
}

/** In place of content that could not be fetched: the reason, and a retry (ER-05 to ER-07). */
export function ErrorPanel({ error, onRetry, size }: ErrorPanelProps) {
  const known = error instanceof MarketError ? error : null
  const kind = (known && KINDS[known.kind]) ?? 'failed'
  const message = known?.kind === 'refused' || known?.kind === 'invalid' ? known.firstFieldMessage : undefined
  const retry = kind === 'timeout' ? () => window.location.reload() : onRetry
  return <ErrorState kind={kind} message={message} onRetry={retry} size={size} />
}
