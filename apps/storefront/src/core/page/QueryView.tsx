import type { ReactNode } from 'react'
import { ErrorPanel } from '../errors/ErrorPanel'
import { isMissing } from '../errors/isMissing'
import { focusAround } from './focusAround'

/**
 * The fields of a query that QueryView reads. Queries of the query library have them; `combineQueries` makes one such
 * query from several.
 */
export interface ViewedQuery<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

export interface QueryViewProps<Data> {
  query: ViewedQuery<Data>
  /** Shown while the first answer loads: a skeleton with the size of the content. */
  pending: ReactNode
  /**
   * Shown when the content does not exist or belongs to another buyer (404). Without this prop, the error panel is
   * shown.
   */
  missing?: ReactNode
  /** Shown instead of a list without entries. */
  empty?: ReactNode
  /** Whether there is nothing to show. Default: the data's `list`, or the data itself, is an array without entries. */
  isEmpty?: (data: Data) => boolean
  /** Size of the error panel. Default `m`. */
  errorSize?: 's' | 'm'
  children: (data: Data) => ReactNode
}

/**
 * The content of a query in each state: loading, failed (with a retry button), missing, empty, ready. Data stays visible
 * while it is fetched again, and when that fetch fails. During a retry without data the pending content is shown,
 * because the query clears its error.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, pending, missing, empty, isEmpty = hasNoEntries, errorSize, children } = props
  const { data, error, refetch } = query
  if (missing !== undefined && isMissing(error)) return missing
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  if (!error) return pending

  function retry() {
    focusAround()
    void refetch()
  }

  return <ErrorPanel error={error} onRetry={retry} size={errorSize} />
}

function hasNoEntries(data: unknown): boolean {
  const list = Array.isArray(data) ? data : (data as { list?: unknown } | null)?.list
  return Array.isArray(list) && list.length === 0
}

type DataOfEach<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends ViewedQuery<infer Data> ? Data : never
}

/** Combines several queries: it has data when each query has data, and a retry fetches all of them. */
export function combineQueries<Queries extends Record<string, ViewedQuery<unknown>>>(
  queries: Queries,
): ViewedQuery<DataOfEach<Queries>> {
  const all = Object.values(queries)
  const isReady = all.every(query => query.data !== undefined)
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]))
  return {
    // Every query has data here, so the object has the type of each.
    data: isReady ? (data as DataOfEach<Queries>) : undefined,
    error: all.find(query => query.error)?.error ?? null,
    refetch: () => Promise.all(all.map(query => query.refetch())),
  }
}
