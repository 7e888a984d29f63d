import { expect, expectTypeOf, test } from 'vitest'
import { arrivalAdd } from '../contract/arrival'
import { fileUpload } from '../contract/file'
import { goodsDetail, goodsHot } from '../contract/goods'
import { orderCreate } from '../contract/order'
import { MarketError } from '../transport/MarketError'
import type { Answers, DataNamed, EndpointName, InputNamed } from './answers'
import { expectContractKept } from './contractCheck'
import { createFakeClient } from './createFakeClient'
import { failWith } from './failWith'
import { SAMPLE_ANSWERS, sampleOf } from './sample'

const ADDED = { added: [], adjusted: [], refused: [] }
const INPUT = { goods_ids: [7] }

test('a call gets the answer of its endpoint, at once or later', async () => {
  const client = createFakeClient({
    'goods.hot': () => ({ list: [] }),
    'arrival.add': async ({ goods_ids }) => ({
      ...ADDED,
      added: goods_ids.map(id => ({ entry: 0, id, number: 1 })),
    }),
  })
  expect(await client.call(goodsHot, {})).toEqual({ list: [] })
  expect((await client.call(arrivalAdd, INPUT)).added).toEqual([{ entry: 0, id: 7, number: 1 }])
})

test('what was sent can be read: all calls, or those of one endpoint', async () => {
  const client = createFakeClient({ 'arrival.add': () => ADDED, 'goods.hot': () => ({ list: [] }) })
  await client.call(arrivalAdd, INPUT, { idempotencyKey: 'k1' })
  await client.call(goodsHot, {})
  expect(client.sent.map(({ name }) => name)).toEqual(['arrival.add', 'goods.hot'])
  expect(client.sentTo('arrival.add')).toEqual([
    { endpoint: arrivalAdd, name: 'arrival.add', input: INPUT, idempotencyKey: 'k1', file: undefined },
  ])
  expect(client.sentTo('goods.detail')).toEqual([])
})

test('an upload is a call with a file', async () => {
  const info = { id: 3, name: 'a.png', type: 'image/png', size: 1, url: '/api/file/3' } as const
  const client = createFakeClient({
    'file.upload': (_input, { file }) => ({ file: { ...info, name: file!.name } }),
  })
  const file = new File(['x'], 'b.png')
  expect(await client.upload(fileUpload, { purpose: 'licence' }, file)).toEqual({
    file: { ...info, name: 'b.png' },
  })
  expect(client.sentTo('file.upload')).toMatchObject([{ input: { purpose: 'licence' }, file }])
})

test('`*` answers every call without an answer of its own', async () => {
  const client = createFakeClient({ ...SAMPLE_ANSWERS, 'goods.hot': () => failWith('busy') })
  expect(await client.call(goodsDetail, { id: 7 })).toEqual(sampleOf(goodsDetail.data))
  await expect(client.call(goodsHot, {})).rejects.toThrow(MarketError)
})

test('answers can be replaced; the others remain', async () => {
  const client = createFakeClient({ 'goods.hot': () => failWith('busy'), 'arrival.add': () => ADDED })
  client.answer({ 'goods.hot': () => ({ list: [] }) })
  expect(await client.call(goodsHot, {})).toEqual({ list: [] })
  expect(await client.call(arrivalAdd, INPUT)).toEqual(ADDED)
})

test('a failure has the endpoint of its call', async () => {
  const client = createFakeClient({
    'goods.hot': () => failWith('refused', { code: 404, message: '没有商品' }),
  })
  const failure = client.call(goodsHot, {})
  await expect(failure).rejects.toMatchObject({
    kind: 'refused',
    code: 404,
    message: '没有商品',
    endpoint: goodsHot,
  })
})

test('a call without an answer fails with what to add', async () => {
  const call = createFakeClient().call(goodsHot, {})
  await expect(call).rejects.toThrow("no answer for goods.hot. Add 'goods.hot' or '*' to the answers.")
})

test('an answer to an endpoint that the contract does not have is refused', () => {
  const misspelled = { 'arrival.added': () => ADDED } as Answers
  const message = 'the contract has no endpoint arrival.added. Correct the name.'
  expect(() => createFakeClient(misspelled)).toThrow(message)
  expect(() => createFakeClient().answer(misspelled)).toThrow(message)
})

test('a payload or an answer outside the contract does not fail the call: expectContractKept throws for it', async () => {
  // Both are outside the contract on purpose.
  const client = createFakeClient({ '*': () => ({ ...ADDED, total: 1 }) })
  await client.call(arrivalAdd, { goods_ids: ['x'] } as never)
  expect(expectContractKept).toThrow(/arrival\.add payload\.goods_ids.*\narrival\.add data\.total: unknown$/)
})

test('answers have the types of the contract', () => {
  const answers: Answers = {
    'goods.detail': ({ id }) => sampleOf(goodsDetail.data, { is_favorite: id === 7 ? 1 : 0 }),
    'order.create': async () => sampleOf(orderCreate.data),
    'user.logout': () => failWith('busy'),
    'cart.list': () => new Promise(() => {}),
    // @ts-expect-error data of another endpoint
    'cart.total': () => ({ list: [] }),
    // @ts-expect-error a promise of other data
    'goods.hot': async () => ({ list: [1] }),
    // @ts-expect-error a field that the payload does not have
    'order.detail': ({ order_id }) => order_id,
  }
  // @ts-expect-error a name that the contract does not have
  const misspelled: Answers = { 'goods.lists': () => ({ list: [] }) }
  // @ts-expect-error a name that the contract does not have
  createFakeClient().sentTo('goods.lists')
  expect(Object.keys({ ...answers, ...misspelled })).toHaveLength(8)

  expectTypeOf<InputNamed<'arrival.add'>>().toEqualTypeOf<{ goods_ids: number[] }>()
  expectTypeOf<DataNamed<'goods.hot'>['list'][number]['name']>().toEqualTypeOf<string>()
  expectTypeOf<'zone.unknown'>().not.toExtend<EndpointName>()
  const [call] = createFakeClient().sentTo('arrival.add')
  expectTypeOf(call).toExtend<{ input: { goods_ids: number[] } } | undefined>()
})
