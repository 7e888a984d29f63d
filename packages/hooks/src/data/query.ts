import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Client, type DataOf, type Endpoint, type InputOf, isCancelled } from '@yaoji/api-client'

/** Key of everything one endpoint answered. Components never write it: they ask a hook of this folder. */
export function keyOf(endpoint: Endpoint): readonly [string] {
  return [endpoint.name]
}

/** A query over one endpoint. Its key is the endpoint's name and the input. */
export function queryOf<E extends Endpoint>(client: Client, endpoint: E, input: InputOf<E>) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }): Promise<DataOf<E>> => client.call(endpoint, input, { signal }),
    meta: { endpoint },
  })
}

/** How often a call is asked again that a later call to the same address took the place of. */
const RETRIES_WHEN_CANCELLED = 3

/** Failed calls are not asked again by themselves; one that another widget's call cancelled is (ER-08). */
export function retryQuery(failures: number, error: Error): boolean {
  return isCancelled(error) && failures < RETRIES_WHEN_CANCELLED
}

/** Marks what these endpoints answered as out of date, so that what is on screen is asked for anew. */
export function refresh(queries: QueryClient, ...endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
}
