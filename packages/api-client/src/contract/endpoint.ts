import type * as z from 'zod/mini'

/** A zod schema of the contract: the payload or the data of one endpoint. */
export type Schema = z.ZodMiniType

/**
 * One endpoint of the API as a value: the client sends requests with it and parses responses with `data`; the service
 * registers its route. The files in `payload/` and `input/` add what only servers, documentation and tests
 * need: the schema of its payload, its summary and its row.
 *
 * The payload is one flat object. A field that is in `path` as `{name}` is sent in the path; all other fields are sent
 * in the query (GET, DELETE) or in the form body (POST, PUT).
 */
export interface Endpoint<
  Input extends Schema = Schema,
  Data extends Schema = Schema,
  Access extends 'anyone' | 'buyer' = 'anyone' | 'buyer',
  Multipart extends boolean = boolean,
  Name extends string = string,
> {
  /** Resource and action, like `goods.list`. Unique. */
  readonly name: Name
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** Who may call: `anyone`, or a logged-in `buyer`; others get 401. */
  readonly access: Access
  readonly data: Data
  /** A second call to the same address does not cancel the first (ER-08). */
  readonly concurrent?: true
  /** Runs in the background: a failure is not shown (ER-09). */
  readonly silent?: true
  /** Delay in milliseconds before the client sends the call; `client.flush()` ends it. */
  readonly delayMs?: number
  /** Creates something: the client sends an `Idempotency-Key`, the service replays the first response. */
  readonly creates?: true
  /**
   * Takes a file: the body is `multipart/form-data` with the fields of the payload first, then one part `file`. The
   * client sends it with `@yaoji/api-client/upload`.
   */
  readonly multipart?: Multipart
  /** The type of the payload: {@link payload}. */
  readonly input: () => Input
}

/**
 * Declares the type of an endpoint's payload: `input: payload<typeof goodsListInput>`. It is only a type and is never
 * called: pages do not need the schema, and it would increase their bundles.
 */
export const payload = undefined as unknown as <Input extends Schema>() => Input

/** The payload schema that an endpoint declares. */
export type PayloadOf<E extends Endpoint> = ReturnType<E['input']>

/** What a caller passes to an endpoint. */
export type InputOf<E extends Endpoint> = z.output<PayloadOf<E>>

/** The `data` of an endpoint's response. */
export type DataOf<E extends Endpoint> = z.output<E['data']>

/** Declares an endpoint with its exact types. A bundler removes endpoints that are not used. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  Input extends Schema,
  Data extends Schema,
  Access extends 'anyone' | 'buyer',
  const Name extends string,
  Multipart extends boolean = false,
>(
  definition: Endpoint<Input, Data, Access, Multipart, Name>,
): Endpoint<Input, Data, Access, Multipart, Name> {
  return definition
}

/** An endpoint that takes a file. */
export type MultipartEndpoint = Endpoint<Schema, Schema, 'anyone' | 'buyer', true>

/** Names of the parameters in a path, written `{name}`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] as string)
}
