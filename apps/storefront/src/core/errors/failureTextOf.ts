import { isCancelled, MarketError, type MarketErrorKind } from '@yaoji/api-client'
import { UNKNOWN_FAILURE } from './presentationOf'

/** Kinds after which it is unknown whether the service carried out the call. */
const UNKNOWN_OUTCOME: ReadonlySet<MarketErrorKind> = new Set(['timeout', 'offline', 'busy', 'malformed'])

/**
 * What a page says in place about a failed write; null for a cancelled one. When it is unknown whether the service
 * carried it out, `unknownOutcome` follows.
 */
export function failureTextOf(error: unknown, unknownOutcome = ''): string | null {
  if (isCancelled(error)) return null
  if (!(error instanceof MarketError)) return UNKNOWN_FAILURE
  const text = error.firstFieldMessage || UNKNOWN_FAILURE
  return unknownOutcome && UNKNOWN_OUTCOME.has(error.kind)
    ? `${text.replace(/。$/, '')}。${unknownOutcome}`
    : text
}
