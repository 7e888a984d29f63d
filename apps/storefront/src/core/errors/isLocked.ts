import { MarketError } from '@yaoji/api-client'

/** Whether the service asks for a signed supply contract first (ER-03). */
export function isLocked(error: unknown): error is MarketError {
  return error instanceof MarketError && error.kind === 'locked'
}
