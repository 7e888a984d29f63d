import { MarketError, type MarketErrorKind } from '../transport/MarketError'

/** Fields of a {@link MarketError} that callers read. */
export interface FailureDetails {
  /** Message of the envelope. Default: none. */
  readonly message?: string
  /** Code of the envelope, like 404. */
  readonly code?: number
  readonly data?: unknown
  /** Messages by field of the payload. */
  readonly fields?: Record<string, string[]>
}

/** Throws what a client throws for a refused or failed call: as an answer, `() => failWith('refused', { code: 404 })`. */
export function failWith(kind: MarketErrorKind, details: FailureDetails = {}): never {
  // Only the name and `silent` of an error's endpoint are read.
  const endpoint = { name: 'test', method: 'POST', path: '/', access: 'buyer' } as never
  throw new MarketError({ kind, endpoint, message: '', ...details })
}
