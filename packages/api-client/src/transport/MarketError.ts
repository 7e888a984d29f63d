import type { Endpoint } from '../contract/endpoint'

/**
 * The kind of failure, for the page to decide what to show:
 * unauthenticated (401, 10001), locked (459), invalid (422), busy (5xx), refused (any other code),
 * timeout, offline (no response), malformed (a response outside the contract).
 */
export type MarketErrorKind =
  | 'unauthenticated'
  | 'locked'
  | 'invalid'
  | 'busy'
  | 'refused'
  | 'timeout'
  | 'offline'
  | 'malformed'

interface Details {
  readonly kind: MarketErrorKind
  readonly endpoint: Endpoint
  readonly message: string
  readonly code?: number
  readonly data?: unknown
  readonly fields?: Readonly<Record<string, readonly string[]>>
  readonly cause?: unknown
}

/**
 * The only error that `client.call` throws, except the `AbortError` of a cancelled call. `message` is for buyers, in
 * Chinese; `cause` is for developers.
 */
export class MarketError extends Error {
  override readonly name = 'MarketError'
  declare readonly kind: MarketErrorKind
  declare readonly endpoint: Endpoint
  /** The envelope's code, or the HTTP status without an envelope. Absent without a response. */
  declare readonly code: number | undefined
  /** The envelope's data, such as the new totals of a refusal. */
  declare readonly data: unknown
  /** Messages by field of a 422, in the service's order. */
  declare readonly fields: Readonly<Record<string, readonly string[]>> | undefined

  constructor(details: Details) {
    super(details.message)
    Object.assign(this, details)
  }

  /** First message of the first failing field (VA-03), else the message itself. */
  get firstFieldMessage(): string {
    return Object.values(this.fields ?? {}).flat()[0] ?? this.message
  }
}

/** True for the `AbortError` of a cancelled call; pages show nothing for it (ER-08). */
export function isCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}
