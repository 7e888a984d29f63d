import { focusAround, isMissingError, type ViewedQuery } from '@yaoji/hooks'
import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton'
import { QueryError, type QueryErrorProps } from './QueryError'

export interface QueryViewProps<Data> extends Pick<QueryErrorProps, 'onReload'> {
  /** A query of the query library, or any object with the same three fields. */
  query: ViewedQuery<Data>
  /**
   * Shown while the first answer loads: a skeleton with the size of the content.
   * @default a Skeleton of rows
   */
  pending?: ReactNode
  /**
   * Shown when the content does not exist or belongs to somebody else: the error has the code 404. Without this prop,
   * the failure is shown.
   */
  missing?: ReactNode
  /** Shown instead of a list without entries. */
  empty?: ReactNode
  /**
   * Whether there is nothing to show.
   * @default the data, or its `list`, is an array without entries
   */
  isEmpty?: (data: Data) => boolean
  /**
   * Size of what is shown for a failure.
   * @default 'm'
   */
  errorSize?: 's' | 'm'
  /** The content. */
  children: (data: Data) => ReactNode
}

/**
 * The content of a query in each state: loading, failed (with a retry), missing, empty, ready. Data stays visible while
 * it is fetched again, and when that fetch fails. During a retry without data the pending content is shown, because the
 * query clears its error. Renders no element of its own.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, pending, missing, empty, isEmpty = hasNoEntries, errorSize, onReload, children } = props
  const { data, error, refetch } = query
  if (missing !== undefined && isMissingError(error)) return missing
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  if (!error) return pending ?? <Skeleton variant="rows" />

  function retry() {
    focusAround()
    void refetch()
  }

  return (
    <QueryError error={error} onRetry={retry} onReload={onReload} {...(errorSize && { size: errorSize })} />
  )
}

function hasNoEntries(data: unknown): boolean {
  const list = Array.isArray(data) ? data : (data as { list?: unknown } | null)?.list
  return Array.isArray(list) && list.length === 0
}
