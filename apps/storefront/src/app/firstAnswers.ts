import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the service answered while it rendered a page: sent with the page, so that the browser does not ask again. */
export interface FirstAnswers {
  /** Milliseconds since they were read. */
  readonly age: number
  readonly list: readonly (readonly [key: QueryKey, answer: unknown])[]
}

/** Puts them into a query cache. They are as old as they say, whatever the clock of this device says. */
export function keepAnswers(queries: QueryClient, { age, list }: FirstAnswers): void {
  for (const [key, answer] of list) queries.setQueryData(key, answer, { updatedAt: Date.now() - age })
}
