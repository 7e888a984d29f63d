'use client'

import { useState } from 'react'
import type { ViewedQuery } from './combineQueries'

/** What the hook reads of a query of the query library. */
export interface DatedQuery<Data> extends ViewedQuery<Data> {
  /** When the data came, in milliseconds since 1970; 0 before. */
  readonly dataUpdatedAt: number
  readonly isFetching: boolean
}

/** A query without what was in its cache when the component appeared, because something has changed it since. */
export function useNewAnswer<Data>(query: DatedQuery<Data>): ViewedQuery<Data> {
  const { data, dataUpdatedAt, error, isFetching, refetch } = query
  const [before] = useState(dataUpdatedAt)
  if (dataUpdatedAt !== before) return { data, error, refetch }
  return { data: undefined, error: isFetching ? null : error, refetch }
}
