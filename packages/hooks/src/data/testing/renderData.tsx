import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { type Answers, createFakeClient, SAMPLE_ANSWERS } from '@yaoji/api-client/testing'
import type { ReactNode } from 'react'
import { ClientProvider } from '../client'

/** Renders a data hook on a service with these answers; every other call gets a sample of the contract. */
export function renderData<Result>(hook: () => Result, answers: Answers = {}) {
  const client = createFakeClient({ ...SAMPLE_ANSWERS, ...answers })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={client} upload={client.upload}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  return { sent: client.sent, queries, ...renderHook(hook, { wrapper }) }
}
