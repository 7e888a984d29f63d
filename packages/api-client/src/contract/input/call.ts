import type { Endpoint, PayloadOf, Schema } from '../endpoint'

/** An endpoint with what only servers and documents need of it: no page carries any of this. */
export interface Call {
  readonly endpoint: Endpoint
  /** Reads and checks what was given, as one flat object. */
  readonly payload: Schema
  /** Row of the requirements (`AP-13`); a call without one is the project's own. */
  readonly row?: string
  readonly summary: string
}

type Exactly<Payload, Declared> = [Payload, Declared] extends [Declared, Payload]
  ? Payload
  : 'the endpoint is declared with another payload'

/** Joins an endpoint to its payload. Any other payload than the one it is declared with does not compile. */
export function call<E extends Endpoint, Payload extends Schema>(
  endpoint: E,
  rest: Omit<Call, 'endpoint' | 'payload'> & { payload: Payload & Exactly<Payload, PayloadOf<E>> },
): Call {
  return { endpoint, ...rest }
}
