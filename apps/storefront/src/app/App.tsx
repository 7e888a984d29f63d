import { QueryClientProvider } from '@tanstack/react-query'
import { ClientProvider } from '@yaoji/hooks/data'
import { LinkProvider } from '@yaoji/ui/link'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { client } from './client'
import { createQueries } from './queries'
import { RouterLink } from './RouterLink'
import { createShopRouter } from './router'

/** The shop: client, cache, links and router around the pages. */
export function App() {
  const [router] = useState(createShopRouter)
  const [queries] = useState(createQueries)
  return (
    <ClientProvider client={client}>
      <QueryClientProvider client={queries}>
        <LinkProvider link={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </QueryClientProvider>
    </ClientProvider>
  )
}
