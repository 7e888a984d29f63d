import { MarketError } from '@yaoji/api-client'

/** Whether what the address names does not exist or belongs to another buyer, or the address is malformed. */
export function isMissing(error: unknown): boolean {
  return error instanceof MarketError && (error.code === 404 || error.kind === 'invalid')
}
