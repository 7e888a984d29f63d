import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { Client } from '@yaoji/api-client'
import { orderList } from '@yaoji/api-client/contract/order'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ClientProvider } from './client'
import { useOrderCounts } from './orderCounts'
import { refresh } from './query'

function open({ enabled = true, answer }: { enabled?: boolean; answer: () => unknown }) {
  const calls: unknown[] = []
  const client = {
    flush() {},
    async call(endpoint: unknown, input: unknown) {
      calls.push([endpoint, input])
      return answer()
    },
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    // The hook uses only the calls of a client.
    <ClientProvider client={client as unknown as Client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  const { result } = renderHook(() => useOrderCounts({ enabled }), { wrapper })
  return { counts: () => result.current, calls, queries }
}

const tabs = (count: number) => ({ tabs: [{ tab: 'unpaid', name: '待付款', count }] })

test('orders are counted by tab, and again after a change', async () => {
  let unpaid = 2
  const { counts, calls, queries } = open({ answer: () => tabs(unpaid) })
  await waitFor(() => expect(counts()).toEqual(tabs(2).tabs))
  expect(calls).toEqual([[orderList, { per_page: 1 }]])
  unpaid = 1
  act(() => refresh(queries, orderList))
  await waitFor(() => expect(counts()).toEqual(tabs(1).tabs))
})

test('a visitor’s orders are not requested', () => {
  const { counts, calls } = open({ enabled: false, answer: () => tabs(1) })
  expect(counts()).toBeUndefined()
  expect(calls).toEqual([])
})

test('after a failure the counts are undefined, and the page does not say why', async () => {
  const { counts, calls, queries } = open({ answer: () => Promise.reject(new Error('busy')) })
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(counts()).toBeUndefined()
  expect(queries.getQueryCache().getAll()[0]?.meta?.inline).toBe(true)
})
