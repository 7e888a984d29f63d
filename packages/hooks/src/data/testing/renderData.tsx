import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ClientProvider } from '../client'
import { type Answer, fakeClient } from './fakeClient'

/** Renders a data hook on the service of {@link fakeClient}. */
export function renderData<Result>(hook: () => Result, answer?: Answer) {
  const { client, sent } = fakeClient(answer)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  return { sent, queries, ...renderHook(hook, { wrapper }) }
}
