import { MarketError } from '@yaoji/api-client'

/** What an address names is not there, is another buyer's, or the address names nothing. */
export function isMissing(error: unknown): boolean {
  return error instanceof MarketError && (error.code === 404 || error.kind === 'invalid')
}
