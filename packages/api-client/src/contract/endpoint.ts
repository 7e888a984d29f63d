import type * as z from 'zod/mini'

/** A zod schema of the contract: what goes in or comes out of one endpoint. */
export type Schema = z.ZodMiniType

/**
 * One call of the marketplace as a value: the client sends by it and reads the answer by `data`, the service routes
 * by it. What only servers, documents and tests need of it is joined to it in `input/`: the schema of its payload, its
 * summary and its row.
 *
 * The payload is one flat object. A name that stands in `path` as `{name}` goes into the address; everything else
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
  /** Who may call: `anyone`, or a logged-in `buyer`; others get 401. */
  readonly access: Access
  readonly data: Data
  /** A second call to the same address does not cancel the first (ER-08). */
  readonly concurrent?: true
  /** Runs in the background: a failure stays silent (ER-09). */
  readonly silent?: true
  /** Milliseconds the client waits before it sends; `client.flush()` ends the wait. */
  readonly delayMs?: number
  /** Creates something: the client sends an `Idempotency-Key`, the service replays the first answer. */
  readonly creates?: true
  /** What it is given, by type alone: {@link payload}. */
  readonly input: () => Input
}

/**
 * Names an endpoint's payload: `input: payload<typeof goodsListInput>`. A type and nothing else, never to be called:
 * the schema itself would weigh on pages, which have no use for it.
 */
export const payload = undefined as unknown as <Input extends Schema>() => Input

/** The schema that an endpoint is declared with for what it is given. */
export type PayloadOf<E extends Endpoint> = ReturnType<E['input']>

/** What a caller passes to an endpoint. */
export type InputOf<E extends Endpoint> = z.output<PayloadOf<E>>

/** What an endpoint answers in `data`. */
export type DataOf<E extends Endpoint> = z.output<E['data']>

/** Declares an endpoint, keeping its types exact. A bundler leaves out those that nobody calls. */
// @__NO_SIDE_EFFECTS__
export function endpoint<Input extends Schema, Data extends Schema, Access extends 'anyone' | 'buyer'>(
  definition: Endpoint<Input, Data, Access>,
): Endpoint<Input, Data, Access> {
  return definition
}

/** Names that stand in a path as `{name}`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] as string)
}
