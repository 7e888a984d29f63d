import type { DataTag, QueryClient, QueryFunction, UseQueryOptions } from '@tanstack/react-query'
import { type Client, type DataOf, type Endpoint, type InputOf, isCancelled } from '@yaoji/api-client'

/** Key of one answer: the endpoint's name and the input. Its type tells `getQueryData` the type of the answer. */
export type QueryKeyOf<E extends Endpoint> = DataTag<
  readonly [name: string, input: InputOf<E>],
  DataOf<E>,
  Error
>

/** Key of all answers of an endpoint, or of the answer to one input: to read, write or invalidate the cache. */
export function queryKeyOf(endpoint: Endpoint): readonly [name: string]
export function queryKeyOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): QueryKeyOf<E>
// `unknown`: the tag with the answer's type is a type only.
export function queryKeyOf(endpoint: Endpoint, input?: unknown): unknown {
  if (endpoint?.name === undefined) {
    throw new TypeError(
      'hooks/data: there is no endpoint. An import of a wrong name, or in a circle, gives undefined. Pass one of ' +
        '@yaoji/api-client/contract, such as goodsList.',
    )
  }
  return input === undefined ? [endpoint.name] : [endpoint.name, input]
}

type Policy = 'staleTime' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'refetchOnWindowFocus'

/** Query options of one call. Not the inferred type of `queryOptions`: its declaration needs names of TanStack's own. */
export interface EndpointQuery<E extends Endpoint>
  extends Pick<UseQueryOptions<DataOf<E>, Error, DataOf<E>, QueryKeyOf<E>>, Policy> {
  readonly queryKey: QueryKeyOf<E>
  readonly queryFn: QueryFunction<DataOf<E>, QueryKeyOf<E>>
  readonly meta: { readonly endpoint: E; readonly inline?: true }
}

/**
 * Query options of one call, for everything that TanStack Query does with options: `useQuery`, `prefetchQuery`,
 * `ensureQueryData`, `useSuspenseQuery`. In a component, `useCall` is shorter.
 */
export function queryOf<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: InputOf<E>,
): EndpointQuery<E> {
  return {
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => client.call(endpoint, input, { signal }),
    meta: { endpoint },
  }
}

/** How often a call is sent again after a later call to the same address cancelled it. */
const RETRIES_WHEN_CANCELLED = 3

/** The `retry` of queries: a failed call is not sent again, a call that another widget's call cancelled is (ER-08). */
export function retryQuery(failures: number, error: Error): boolean {
  return isCancelled(error) && failures < RETRIES_WHEN_CANCELLED
}

/**
 * Marks all answers of these endpoints as stale: what is on the screen is requested again. `invalidateQueries` alone
 * waits for a first answer that is on its way and keeps it, although the service may have read it before the change.
 */
export function refresh(queries: QueryClient, ...endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) {
    const answers = { queryKey: queryKeyOf(endpoint) }
    void queries.cancelQueries(answers)
    void queries.invalidateQueries(answers)
  }
}
