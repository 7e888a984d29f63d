import { QueryClient } from '@tanstack/react-query'
import type { Client, DataOf } from '@yaoji/api-client'
import { goodsDetail, goodsHot, goodsList } from '@yaoji/api-client/contract/goods'
import { type SessionUser, userBase } from '@yaoji/api-client/contract/user'
import { expect, expectTypeOf, test } from 'vitest'
import { goodsListQuery } from './goodsListQuery'
import { queryKeyOf, queryOf, refresh } from './query'
import type { useCall } from './useCall'

function open(answer: (name: string, input: unknown) => unknown) {
  const asked: unknown[] = []
  const call = async ({ name }: { name: string }, input: unknown) => {
    asked.push([name, input])
    return answer(name, input)
  }
  // The options use only the calls of a client.
  return { asked, client: { flush() {}, call } as unknown as Client, queries: new QueryClient() }
}

test('an app prefetches a call and reads its answer by the same options', async () => {
  const { client, queries, asked } = open((_, input) => ({ goods: input }))
  const options = queryOf(client, goodsDetail, { id: 7 })
  await queries.prefetchQuery(options)
  expect(queries.getQueryData(options.queryKey)).toEqual({ goods: { id: 7 } })
  expect(await queries.ensureQueryData({ ...options, staleTime: 'static' })).toEqual({ goods: { id: 7 } })
  expect(asked).toEqual([['goods.detail', { id: 7 }]])
})

test('a key without an input matches all answers of an endpoint, a key with one its answer', async () => {
  const { client, queries } = open(name => name)
  for (const id of [1, 2]) await queries.prefetchQuery(queryOf(client, goodsDetail, { id }))
  const isStale = (id: number) => queries.getQueryState(queryKeyOf(goodsDetail, { id }))?.isInvalidated
  await queries.invalidateQueries({ queryKey: queryKeyOf(goodsDetail, { id: 1 }) })
  expect([isStale(1), isStale(2)]).toEqual([true, false])
  refresh(queries, goodsDetail)
  expect([isStale(1), isStale(2)]).toEqual([true, true])
})

test('pages of a list and a single answer of the same endpoint have keys of their own', async () => {
  const { client, queries } = open(() => ({ list: [], next_key: null }))
  await queries.prefetchInfiniteQuery(goodsListQuery(client, { keywords: 'amxl' }))
  expect(queries.getQueryData(queryKeyOf(goodsList, { keywords: 'amxl' }))).toBeUndefined()
})

test('keys and options know the type of the answer', () => {
  const queries = new QueryClient()
  const { client } = open(() => null)
  expectTypeOf(queries.getQueryData(queryKeyOf(userBase, {}))).toEqualTypeOf<SessionUser | undefined>()
  expectTypeOf(queries.ensureQueryData(queryOf(client, goodsHot, {}))).toEqualTypeOf<
    Promise<DataOf<typeof goodsHot>>
  >()
  // @ts-expect-error an input that the endpoint does not have
  queryOf(client, goodsDetail, { goods_id: 7 })
  // @ts-expect-error an answer of another endpoint
  queries.setQueryData(queryKeyOf(goodsDetail, { id: 7 }), { list: [] })

  type Call = typeof useCall<typeof userBase, number>
  expectTypeOf<ReturnType<Call>['data']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<NonNullable<Parameters<Call>[2]>['select']>().toEqualTypeOf<
    ((user: SessionUser) => number) | undefined
  >()
})
