import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { Client, Endpoint } from '@yaoji/api-client'
import type { ReactNode } from 'react'
import { ClientProvider } from '../client'

interface Sent {
  readonly name: string
  readonly input: unknown
  readonly idempotencyKey: string | undefined
}

/** Renders a data hook on a service that answers with `answer`; an error of `answer` is a failed call. */
export function renderData<Result>(hook: () => Result, answer: (name: string, input: unknown) => unknown) {
  const sent: Sent[] = []
  const client = {
    flush() {},
    async call({ name }: Endpoint, input: unknown, options?: { readonly idempotencyKey?: string }) {
      sent.push({ name, input, idempotencyKey: options?.idempotencyKey })
      return answer(name, input)
    },
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    // The hooks use only the calls of a client.
    <ClientProvider client={client as unknown as Client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  return { sent, queries, ...renderHook(hook, { wrapper }) }
}
