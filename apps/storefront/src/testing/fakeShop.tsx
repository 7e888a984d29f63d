import { QueryClientProvider } from '@tanstack/react-query'
import { type Answers, buyer, createFakeClient } from '@yaoji/api-client/testing'
import { ClientProvider } from '@yaoji/hooks/data'
import { ConfirmProvider } from '@yaoji/ui/confirm'
import { LinkProvider } from '@yaoji/ui/link'
import { ToastProvider } from '@yaoji/ui/toast'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createQueries } from '../app/queries'
import { RouterLink } from '../core/navigation/RouterLink'

/** A shop for tests of pages: client, cache, links and dialogs around what is shown, at an address. */
export function fakeShop(answers: Answers, { at = '/' }: { at?: string } = {}) {
  const client = createFakeClient({ 'user.base': () => buyer(), ...answers })
  const queries = createQueries()
  const place = { now: at }
  function Place() {
    const { pathname, search, hash } = useLocation()
    place.now = pathname + search + hash
    return null
  }
  function Shop({ children }: { children: ReactNode }) {
    return (
      <ClientProvider client={client} upload={client.upload}>
        <QueryClientProvider client={queries}>
          <LinkProvider link={RouterLink}>
            <MemoryRouter initialEntries={[at]}>
              <Place />
              <ConfirmProvider>
                <ToastProvider>{children}</ToastProvider>
              </ConfirmProvider>
            </MemoryRouter>
          </LinkProvider>
        </QueryClientProvider>
      </ClientProvider>
    )
  }
  return { client, queries, place, Shop }
}
