import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Client } from '@yaoji/api-client'
import type { Upload } from '@yaoji/api-client/upload'
import { ClientProvider } from '@yaoji/hooks/data'
import { LinkProvider } from '@yaoji/ui/link'
import { useEffect } from 'react'
import { PrefetchProvider } from '../core/navigation/prefetch'
import { RouterLink } from '../core/navigation/RouterLink'
import { prefetchPage } from './router/prefetchPage'
import { AppShell } from './shell/AppShell'

export interface AppProps {
  client: Client
  queries: QueryClient
  /** Not on the server, where nothing is sent. */
  upload?: Upload
  /** The shop is mounted. */
  onMount?: () => void
}

/** The shop in a router: client, query cache and links around the pages. */
export function App({ client, queries, upload, onMount }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onMount?.(), [])
  return (
    <ClientProvider client={client} {...(upload && { upload })}>
      <QueryClientProvider client={queries}>
        <LinkProvider link={RouterLink}>
          <PrefetchProvider value={prefetchPage}>
            <AppShell />
          </PrefetchProvider>
        </LinkProvider>
      </QueryClientProvider>
    </ClientProvider>
  )
}
