import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { retryQuery } from '@yaoji/hooks/data'
import { errorChannel } from '../core/errors/errorChannel'
import type { CallMeta } from '../core/errors/presentationOf'

/** How long an answer counts as fresh: going back to a page shows it at once. */
const FRESH_MS = 15_000

/**
 * The cache of answers. Every failed call goes through the one error channel; that the browser takes itself for
 * offline holds no call back, it fails like any other and says so.
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
