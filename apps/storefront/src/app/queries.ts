import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { retryQuery } from '@yaoji/hooks/data'
import { errorChannel } from '../core/errors/errorChannel'
import type { CallMeta } from '../core/errors/presentationOf'

/** How long an answer counts as fresh: going back to a page shows it at once. */
const FRESH_MS = 15_000

/**
 * The query cache. Every failed call goes to the error channel. A browser that reports itself offline delays no call:
 * the call fails as any other and its error is shown.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => errorChannel.deliver(error, query.meta as CallMeta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => errorChannel.deliver(error, mutation.meta as CallMeta),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: retryQuery,
        retryDelay: 100,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The shop's cache. */
export const queries = createQueries()
