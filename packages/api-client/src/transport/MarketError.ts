import type { Endpoint } from '../contract/endpoint'

/**
 * What went wrong, in the terms a page decides by:
 * unauthenticated (401, 10001), locked (459), invalid (422), busy (5xx), refused (any other code),
 * timeout, offline (no answer reached us), malformed (an answer that the contract does not allow).
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
 * The one error that `client.call` throws, besides the abort of a cancelled call. `message` is for buyers, in Chinese;
 * what a developer wants to know is the `cause`.
 */
export class MarketError extends Error {
  override readonly name = 'MarketError'
  declare readonly kind: MarketErrorKind
  declare readonly endpoint: Endpoint
  /** The envelope's code, when an envelope came. */
  declare readonly code: number | undefined
  /** The envelope's data: what a refusal wants the caller to see, such as new totals. */
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

/** True for the abort of a cancelled call, which shows nothing (ER-08). */
export function isCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}
