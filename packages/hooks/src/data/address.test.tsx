import { act, waitFor } from '@testing-library/react'
import type { DataOf } from '@yaoji/api-client'
import { type Address, addressList, type regionList } from '@yaoji/api-client/contract/address'
import { expect, test } from 'vitest'
import { useRegionLoader, useRemoveAddress, useSaveAddress, useSetDefaultAddress } from './address'
import { queryKeyOf } from './query'
import { renderData } from './testing/renderData'
import { ADDRESS_INPUT, addressFor } from './testing/rows'
import { useCall } from './useCall'

test('a new address is created, and pressed twice it is one request to the service', async () => {
  const { sent, result } = renderData(useSaveAddress)
  const changed = { ...ADDRESS_INPUT, consignee: '李' }
  for (const content of [ADDRESS_INPUT, ADDRESS_INPUT, changed])
    await act(() => result.current.mutateAsync(content))
  expect(sent.map(({ name, input }) => [name, input])).toEqual([
    ['address.create', ADDRESS_INPUT],
    ['address.create', ADDRESS_INPUT],
    ['address.create', changed],
  ])
  const [first, second, other] = sent.map(({ idempotencyKey }) => idempotencyKey)
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

const entry = (id: number, is_default: 0 | 1, consignee = '王') => addressFor(id, { is_default, consignee })

const LIST = [entry(3, 1), entry(1, 0), entry(2, 0)]

interface Change {
  readonly title: string
  readonly hook: () => { readonly mutateAsync: (input: never) => Promise<unknown> }
  readonly input: unknown
  readonly answer: unknown
  readonly list: readonly Address[]
}

test.each<Change>([
  {
    title: 'an added address is the last one',
    hook: useSaveAddress,
    input: ADDRESS_INPUT,
    answer: { address: entry(4, 0) },
    list: [entry(3, 1), entry(1, 0), entry(2, 0), entry(4, 0)],
  },
  {
    title: 'an added default address is the first one, and the only default',
    hook: useSaveAddress,
    input: ADDRESS_INPUT,
    answer: { address: entry(4, 1) },
    list: [entry(4, 1), entry(1, 0), entry(2, 0), entry(3, 0)],
  },
  {
    title: 'a changed address keeps its place',
    hook: useSaveAddress,
    input: { id: 1, ...ADDRESS_INPUT },
    answer: { address: entry(1, 0, '李') },
    list: [entry(3, 1), entry(1, 0, '李'), entry(2, 0)],
  },
  {
    title: 'the new default address is the first one, and the only default',
    hook: useSetDefaultAddress,
    input: 2,
    answer: { address: entry(2, 1) },
    list: [entry(2, 1), entry(1, 0), entry(3, 0)],
  },
  {
    title: 'a removed address disappears',
    hook: useRemoveAddress,
    input: 1,
    answer: {},
    list: [entry(3, 1), entry(2, 0)],
  },
])('$title, before the list is requested again', async ({ hook, input, answer, list }) => {
  const { queries, result } = renderData(hook, { '*': () => answer })
  const key = queryKeyOf(addressList, {})
  queries.setQueryData(key, { list: LIST })
  await act(() => result.current.mutateAsync(input as never))
  expect(queries.getQueryData(key)?.list).toEqual(list)
})

test('an old list does not bring a removed address back, and the removal ends with the new list', async () => {
  const lists: ((answer: DataOf<typeof addressList>) => void)[] = []
  const { result } = renderData(() => ({ remove: useRemoveAddress(), list: useCall(addressList, {}) }), {
    'address.list': () => new Promise(answer => lists.push(answer)),
  })
  act(() => result.current.remove.mutate(1))
  await waitFor(() => expect(lists).toHaveLength(2))
  lists[0]?.({ list: LIST })
  expect(result.current.remove.isPending).toBe(true)
  lists[1]?.({ list: [entry(3, 1)] })
  await waitFor(() => expect(result.current.remove.isSuccess).toBe(true))
  expect(result.current.list.data?.list).toEqual([entry(3, 1)])
})

test('the regions of one parent are requested once', async () => {
  const list: DataOf<typeof regionList>['list'] = [{ code: '510100', name: '成都市', has_children: 1 }]
  const { sent, result, rerender } = renderData(useRegionLoader, { 'address.regions': () => ({ list }) })
  const load = result.current
  expect(await load('510000')).toEqual(list)
  expect(await load('510000')).toEqual(list)
  await load()
  rerender()
  expect(result.current).toBe(load)
  expect(sent.map(({ input }) => input)).toEqual([{ parent_code: '510000' }, { parent_code: undefined }])
})
