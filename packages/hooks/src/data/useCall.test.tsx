import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { Client } from '@yaoji/api-client'
import { goodsHot } from '@yaoji/api-client/contract/goods'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ClientProvider } from './client'
import { type UseCallOptions, useCall } from './useCall'

function open(options?: UseCallOptions<typeof goodsHot, number>) {
  const asked: unknown[] = []
  const call = async (endpoint: { name: string }, input: unknown) => {
    asked.push([endpoint.name, input])
    return { list: ['a', 'b'] }
  }
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    // The hook uses only the calls of a client.
    <ClientProvider client={{ flush() {}, call } as unknown as Client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  const { result } = renderHook(() => useCall(goodsHot, {}, options), { wrapper })
  const meta = () => queries.getQueryCache().getAll()[0]?.meta
  return { result, asked, meta }
}

test('a component reads an endpoint, with the options of a query', async () => {
  const { result, asked, meta } = open({ select: ({ list }) => list.length })
  await waitFor(() => expect(result.current.data).toBe(2))
  expect(asked).toEqual([['goods.hot', {}]])
  expect(meta()).toEqual({ endpoint: goodsHot })
})

test('a disabled call is not sent; an inline one tells the error handling that the page shows the error', () => {
  const { asked, meta } = open({ enabled: false, inline: true })
  expect(asked).toEqual([])
  expect(meta()).toEqual({ endpoint: goodsHot, inline: true })
})
