import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { Client } from '@yaoji/api-client'
import { favoriteList } from '@yaoji/api-client/contract/favorite'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ClientProvider } from './client'
import { useFavoriteAdd, useFavoriteCancel } from './favorite'
import { queryKeyOf } from './query'

test.each([
  ['favorite.add', useFavoriteAdd],
  ['favorite.cancel', useFavoriteCancel],
])('%s sends the products; favourites and product pages are requested again', async (name, hook) => {
  const call = vi.fn(async (_endpoint: { name: string }, _input: unknown) => ({}))
  // The hooks use only the calls of a client.
  const client = { call, flush() {} } as unknown as Client
  const queries = new QueryClient()
  const keys = [favoriteList, goodsDetail].map(endpoint => [...queryKeyOf(endpoint), { id: 7 }])
  for (const key of keys) queries.setQueryData(key, {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  const { result } = renderHook(() => hook(), { wrapper })
  await act(async () => {
    await result.current.mutateAsync([7, 8])
  })
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name }), { goods_ids: [7, 8] })
  expect(keys.map(key => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})
