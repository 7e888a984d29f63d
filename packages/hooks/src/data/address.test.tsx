import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { Client } from '@yaoji/api-client'
import { addressList } from '@yaoji/api-client/contract/address'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useRegionLoader, useSaveAddress } from './address'
import { ClientProvider } from './client'
import { queryKeyOf } from './query'

const address = { consignee: '王', mobile: '13800000001', district_code: '510107', detail: '人民南路 1 号' }

function connect<Result>(hook: () => Result, answer: unknown) {
  const call = vi.fn(async (_endpoint: { name: string }, _input: unknown, _options?: unknown) => answer)
  // The hooks use only the calls of a client.
  const client = { call, flush() {} } as unknown as Client
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  return { call, queries, ...renderHook(hook, { wrapper }) }
}

test('a new address is created, and pressed twice it is one request to the service', async () => {
  const { call, result } = connect(() => useSaveAddress(), { address })
  for (const content of [address, address, { ...address, consignee: '李' }])
    await act(() => result.current.mutateAsync(content))
  expect(call.mock.calls.map(([{ name }, input]) => [name, input])).toEqual([
    ['address.create', address],
    ['address.create', address],
    ['address.create', { ...address, consignee: '李' }],
  ])
  const keys = call.mock.calls.map(([, , options]) => (options as { idempotencyKey: string }).idempotencyKey)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('an address with an id is updated', async () => {
  const { call, result } = connect(() => useSaveAddress(), { address })
  await act(() => result.current.mutateAsync({ id: 7, ...address }))
  expect(call.mock.calls[0]).toMatchObject([{ name: 'address.update' }, { id: 7, ...address }])
})

test('after saving, the addresses and the checkout are requested again', async () => {
  const { queries, result } = connect(() => useSaveAddress(), { address })
  const keys = [addressList, cartCheckout].map(endpoint => [...queryKeyOf(endpoint), {}])
  for (const key of keys) queries.setQueryData(key, { list: [] })
  await act(() => result.current.mutateAsync(address))
  expect(keys.map(key => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})

test('the regions of one parent are requested once', async () => {
  const list = [{ code: '510100', name: '成都市', has_children: 1 }]
  const { call, result, rerender } = connect(() => useRegionLoader(), { list })
  const load = result.current
  expect(await load('510000')).toEqual(list)
  expect(await load('510000')).toEqual(list)
  await load()
  rerender()
  expect(result.current).toBe(load)
  expect(call.mock.calls.map(([, input]) => input)).toEqual([
    { parent_code: '510000' },
    { parent_code: undefined },
  ])
})
