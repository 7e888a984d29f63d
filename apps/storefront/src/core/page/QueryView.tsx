import type { ReactNode } from 'react'
import { ErrorPanel } from '../errors/ErrorPanel'
import { isMissing } from '../errors/isMissing'
import { focusAround } from './focusAround'

/** What a view needs of a query: those of the query library have it, and `combineQueries` makes one of several. */
export interface ViewedQuery<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

export interface QueryViewProps<Data> {
  query: ViewedQuery<Data>
  /** While the first answer loads: a skeleton of the size of the content. */
  pending: ReactNode
  /** In place of content that does not exist, or belongs to another buyer (404, 422). Without it that is a failure. */
  missing?: ReactNode
  /** In place of a list without entries. */
  empty?: ReactNode
  /** Whether there is nothing to show. Default: the data's `list`, or the data itself, is an array without entries. */
  isEmpty?: (data: Data) => boolean
  /** Size of the error panel. Default `m`. */
  errorSize?: 's' | 'm'
  children: (data: Data) => ReactNode
}

/**
 * Content that comes from a query, in each of its states: loading, failed with a retry in place, missing, empty, ready.
 * Data that was shown before stays visible while it is fetched again, also when that fails. A retry shows the pending
 * content: a query without data forgets its error when it is fetched.
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

/** Several queries as one: there is data when all have theirs, and a retry fetches all. */
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
