import { QueryClientProvider } from '@tanstack/react-query'
import { ClientProvider } from '@yaoji/hooks/data'
import { LinkProvider } from '@yaoji/ui/link'
import { BrowserRouter } from 'react-router-dom'
import { client } from './client'
import { Frame } from './frame/Frame'
import { queries } from './queries'
import { RouterLink } from './RouterLink'

/** The shop: client, cache, links and router around the pages. */
export function App() {
  return (
    <ClientProvider client={client}>
      <QueryClientProvider client={queries}>
        <LinkProvider link={RouterLink}>
          <BrowserRouter>
            <Frame />
          </BrowserRouter>
        </LinkProvider>
      </QueryClientProvider>
    </ClientProvider>
  )
}
