import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { type Client, type DataOf, MarketError } from '@yaoji/api-client'
import { goodsDetail, goodsHot, goodsList } from '@yaoji/api-client/contract/goods'
import { type SessionUser, userBase } from '@yaoji/api-client/contract/user'
import { type Answers, createFakeClient, SAMPLE_ANSWERS, sampleOf } from '@yaoji/api-client/testing'
import { expect, expectTypeOf, test } from 'vitest'
import { cartQuery } from './cartQuery'
import { checkoutQuery } from './checkoutQuery'
import { goodsListQuery } from './goodsListQuery'
import { paymentQuery } from './paymentQuery'
import { queryKeyOf, queryOf, refresh, retryQuery } from './query'
import type { useCall } from './useCall'

function open(answers: Answers = {}) {
  const client = createFakeClient({ ...SAMPLE_ANSWERS, ...answers })
  return { client, sent: client.sent, queries: new QueryClient() }
}

test('an app prefetches a call and reads its answer by the same options', async () => {
  const answer = sampleOf(goodsDetail.data, { is_favorite: 1 })
  const { client, queries, sent } = open({ 'goods.detail': () => answer })
  const options = queryOf(client, goodsDetail, { id: 7 })
  await queries.prefetchQuery(options)
  expect(queries.getQueryData(options.queryKey)).toEqual(answer)
  expect(await queries.ensureQueryData({ ...options, staleTime: 'static' })).toEqual(answer)
  expect(sent).toMatchObject([{ name: 'goods.detail', input: { id: 7 } }])
})

test('a key without an input matches all answers of an endpoint, a key with one its answer', async () => {
  const { client, queries } = open()
  for (const id of [1, 2]) await queries.prefetchQuery(queryOf(client, goodsDetail, { id }))
  const isStale = (id: number) => queries.getQueryState(queryKeyOf(goodsDetail, { id }))?.isInvalidated
  await queries.invalidateQueries({ queryKey: queryKeyOf(goodsDetail, { id: 1 }) })
  expect([isStale(1), isStale(2)]).toEqual([true, false])
  refresh(queries, goodsDetail)
  expect([isStale(1), isStale(2)]).toEqual([true, true])
})

test('[RT-38 /lqzx] a first answer that was requested before a change does not stay after it', async () => {
  const sent: { signal: AbortSignal; answer: (data: unknown) => void }[] = []
  const call = (_: unknown, __: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise(answer => sent.push({ signal, answer }))
  const queries = new QueryClient()
  // The options use only the calls of a client.
  const options = queryOf({ flush() {}, call } as unknown as Client, goodsDetail, { id: 7 })
  const stop = new QueryObserver(queries, options).subscribe(() => {})
  refresh(queries, goodsDetail)
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
  sent[0]!.answer('before the change')
  sent[1]!.answer('after the change')
  await expect.poll(() => queries.getQueryData(options.queryKey)).toBe('after the change')
  expect(queries.getQueryState(options.queryKey)).toMatchObject({ status: 'success', fetchStatus: 'idle' })
  stop()
})

test('[ER-08] a call that another one cancelled is sent three times more; a failed one is not', () => {
  const cancelled = new DOMException('cancelled', 'AbortError')
  expect([0, 1, 2, 3].map(failures => retryQuery(failures, cancelled))).toEqual([true, true, true, false])
  const failed = new MarketError({ kind: 'busy', endpoint: goodsHot, message: '系统繁忙' })
  expect(retryQuery(0, failed)).toBe(false)
})

test.each([
  ['one call', (client: Client) => queryOf(client, goodsHot, {})],
  ['the cart', cartQuery],
  ['the checkout', (client: Client) => checkoutQuery(client, { ids: [7] })],
  ['a payment', (client: Client) => paymentQuery(client, 7)],
  ['pages of a list', (client: Client) => goodsListQuery(client, {})],
])('%s: the request of an answer that nobody waits for is cancelled', async (_, optionsOf) => {
  let signal: AbortSignal | undefined
  const call = (_: unknown, __: unknown, options: { signal: AbortSignal }) => {
    signal = options.signal
    return new Promise(() => {})
  }
  const queries = new QueryClient()
  // The options use only the calls of a client; a test of all of them knows none of their types.
  const options = optionsOf({ flush() {}, call } as unknown as Client) as Parameters<
    typeof queries.prefetchQuery
  >[0]
  if ('getNextPageParam' in options) void queries.prefetchInfiniteQuery(options as never)
  else void queries.prefetchQuery(options)
  await queries.cancelQueries(options)
  expect(signal?.aborted).toBe(true)
})

test('pages of a list and a single answer of the same endpoint have keys of their own', async () => {
  const { client, queries } = open()
  await queries.prefetchInfiniteQuery(goodsListQuery(client, { keywords: 'amxl' }))
  expect(queries.getQueryData(queryKeyOf(goodsList, { keywords: 'amxl' }))).toBeUndefined()
})

test('keys and options know the type of the answer', () => {
  const queries = new QueryClient()
  const { client } = open()
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

test('an endpoint that is undefined is named as such, with what to pass', () => {
  expect(() => queryKeyOf(undefined as never)).toThrow(/there is no endpoint.*Pass one of/)
})
