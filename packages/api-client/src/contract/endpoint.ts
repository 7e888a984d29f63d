import type * as z from 'zod/mini'

/** A zod schema of the contract: what goes in or comes out of one endpoint. */
export type Schema = z.ZodMiniType

/**
 * One call of the marketplace as a value: the client sends by it, the service routes and validates by it, the
 * OpenAPI document, the fuzz tests and the story fixtures are made from it.
 *
 * `input` is one flat object. A name that stands in `path` as `{name}` goes into the address; everything else
 * goes into the query (GET, DELETE) or the form body (POST, PUT).
 */
export interface Endpoint<
  Input extends Schema = Schema,
  Data extends Schema = Schema,
  Access extends 'anyone' | 'buyer' = 'anyone' | 'buyer',
> {
  /** Resource and action, like `goods.list`. Unique. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  /** Row of the requirements (`AP-13`); a call without one is the project's own. */
  readonly row?: string
  /** Who may call: `anyone`, or a logged-in `buyer`; others get 401. */
  readonly access: Access
  readonly input: Input
  readonly data: Data
  /** A second call to the same address does not cancel the first (ER-08). */
  readonly concurrent?: true
  /** Runs in the background: a failure stays silent (ER-09). */
  readonly silent?: true
  /** Milliseconds the client waits before it sends; `client.flush()` ends the wait. */
  readonly delayMs?: number
  /** Creates something: the client sends an `Idempotency-Key`, the service replays the first answer. */
  readonly creates?: true
}

/** What a caller passes to an endpoint. */
export type InputOf<E extends Endpoint> = z.output<E['input']>

/** What an endpoint answers in `data`. */
export type DataOf<E extends Endpoint> = z.output<E['data']>

/** Declares an endpoint, keeping the exact types of its schemas and who may call. */
export function endpoint<Input extends Schema, Data extends Schema, Access extends 'anyone' | 'buyer'>(
  definition: Endpoint<Input, Data, Access>,
): Endpoint<Input, Data, Access> {
  return definition
}

/** Names that stand in a path as `{name}`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] as string)
}
