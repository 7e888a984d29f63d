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
  // What answers a call replaces it with the endpoint of the call.
  const endpoint = { name: 'test' } as never
  throw new MarketError({ kind, endpoint, message: '', ...details })
}
