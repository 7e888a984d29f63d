import type { Endpoint, PayloadOf, Schema } from '../endpoint'

/** An endpoint with the parts that only servers and documentation need. Pages do not bundle them. */
export interface Call {
  readonly endpoint: Endpoint
  /** Parses and checks the input, as one flat object. */
  readonly payload: Schema
  /** Row of the requirements (`AP-13`); absent for a call that the requirements do not list. */
  readonly row?: string
  readonly summary: string
  /**
   * Field of the payload with the entries of a bulk call: a malformed entry is one `refused` of its answer, and the other
   * entries are carried out.
   */
  readonly bulk?: string
}

type Exactly<Payload, Declared> = [Payload, Declared] extends [Declared, Payload]
  ? Payload
  : 'the endpoint is declared with another payload'

/**
 * Adds the payload to an endpoint. Does not compile with a payload other than the declared one. A bundler removes calls
 * that are not used.
 */
// @__NO_SIDE_EFFECTS__
export function call<E extends Endpoint, Payload extends Schema>(
  endpoint: E,
  rest: Omit<Call, 'endpoint' | 'payload'> & { payload: Payload & Exactly<Payload, PayloadOf<E>> },
): Call {
  return { endpoint, ...rest }
}
