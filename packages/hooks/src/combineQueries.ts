/** The fields of a query that a view reads. Queries of the query library have them. */
export interface ViewedQuery<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
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
