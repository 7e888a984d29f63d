import { isCancelled, MarketError, type MarketErrorKind } from '@yaoji/api-client'

/** Kinds after which it is unknown whether the service carried out the call. */
const OPEN_ENDED: ReadonlySet<MarketErrorKind> = new Set(['timeout', 'offline', 'busy', 'malformed'])

const FAILED = '操作没有成功，请稍候再试'

/**
 * What a page says in place about a failed write; null for a cancelled one. When it is unknown whether the service
 * carried it out, `unknownOutcome` follows.
 */
export function failureTextOf(error: unknown, unknownOutcome = ''): string | null {
  if (isCancelled(error)) return null
  if (!(error instanceof MarketError)) return FAILED
  const text = error.firstFieldMessage || FAILED
  return unknownOutcome && OPEN_ENDED.has(error.kind) ? `${text.replace(/。$/, '')}。${unknownOutcome}` : text
}
