import { MarketError } from '@yaoji/api-client'

/**
 * Whether what was asked for does not exist or belongs to another buyer. Every other failure is shown as one; a page
 * itself recognises an address that can name nothing (`readId`).
 */
export function isMissing(error: unknown): boolean {
  return error instanceof MarketError && error.code === 404
}
