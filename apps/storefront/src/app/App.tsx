import { QueryClientProvider } from '@tanstack/react-query'
import { ClientProvider } from '@yaoji/hooks/data'
import { LinkProvider } from '@yaoji/ui/link'
import { BrowserRouter } from 'react-router-dom'
import { PrefetchProvider } from '../core/navigation/prefetch'
import { RouterLink } from '../core/navigation/RouterLink'
import { client, upload } from './client'
import { queries } from './queries'
import { prefetchPage } from './router/prefetchPage'
import { AppShell } from './shell/AppShell'

/** The shop: client, query cache, links and router around the pages. */
export function App() {
  return (
    <ClientProvider client={client} upload={upload}>
      <QueryClientProvider client={queries}>
        <LinkProvider link={RouterLink}>
          <BrowserRouter>
            <PrefetchProvider value={prefetchPage}>
              <AppShell />
            </PrefetchProvider>
          </BrowserRouter>
        </LinkProvider>
      </QueryClientProvider>
    </ClientProvider>
  )
}
