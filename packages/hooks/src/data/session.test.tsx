import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { Client } from '@yaoji/api-client'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ClientProvider } from './client'
import { useSession } from './session'

const service = { hot_line: '400-820-2026', qq1: '', qq2: '' }

function open(answer: () => unknown) {
  const client = { flush() {}, call: async () => answer() }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    // The hook uses only the calls of a client.
    <ClientProvider client={client as unknown as Client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  const { result } = renderHook(() => useSession(), { wrapper })
  return () => result.current
}

test('[ST-09] until the answer is there nothing about the user is shown', () => {
  const session = open(() => new Promise(() => {}))
  expect(session()).toEqual({ show: false, user: null, cart: 0, service: null })
})

test('[ST-09] a failed call counts as shown, without data', async () => {
  const session = open(() => Promise.reject(new Error('busy')))
  await waitFor(() => expect(session().show).toBe(true))
  expect(session()).toEqual({ show: true, user: null, cart: 0, service: null })
})

test('[ST-09] [CH-07] a visitor has no user, but a hotline and a cart', async () => {
  const session = open(() => ({ company: '', cart: 3, common_config: service }))
  await waitFor(() => expect(session().show).toBe(true))
  expect(session()).toEqual({ show: true, user: null, cart: 3, service })
})

test('[ST-09] a buyer is shown with what the call answered', async () => {
  const user = { company: '康宁大药房', cart: 2, common_config: service }
  const session = open(() => user)
  await waitFor(() => expect(session().user).toEqual(user))
  expect(session()).toMatchObject({ show: true, cart: 2, service })
})
