import { expect, test } from 'vitest'
import { createClient } from '../client'
import { arrivalAdd } from '../contract/arrival'
import { cartAdd } from '../contract/cart'
import { fileUpload } from '../contract/file'
import { goodsDetail, goodsHot } from '../contract/goods'
import { orderCreate } from '../contract/order'
import type { MarketErrorKind } from '../transport/MarketError'
import { createUpload } from '../upload'
import type { Answers, InputNamed } from './answers'
import { expectContractKept } from './contractCheck'
import { createFakeFetch } from './createFakeFetch'
import { failWith } from './failWith'
import { SAMPLE_ANSWERS, sampleOf } from './sample'

function open(answers: Answers = {}) {
  const service = createFakeFetch({ ...SAMPLE_ANSWERS, ...answers })
  return { ...service, client: createClient({ fetch: service.fetch }) }
}

test('a real client gets the answers of the table, and their inputs have the types of the payload', async () => {
  const { client, sent } = open({
    'goods.detail': ({ id }) => sampleOf(goodsDetail.data, { is_favorite: id === 7 ? 1 : 0 }),
  })
  expect(await client.call(goodsDetail, { id: 7 })).toMatchObject({ is_favorite: 1 })
  const params = [{ goods_id: 7, number: 20 }]
  expect(await client.call(cartAdd, { params })).toEqual(sampleOf(cartAdd.data))
  expect(sent.map(({ name, input }) => [name, input])).toEqual([
    ['goods.detail', { id: 7 }],
    ['cart.add', { params: [expect.objectContaining({ goods_id: 7, number: 20 })] }],
  ])
})

test('a call that creates something has its idempotency key, and an address with a parameter is not one without', async () => {
  const { client, sentTo } = open()
  await client.call(arrivalAdd, { goods_ids: [7] }, { idempotencyKey: 'k1' })
  expect(sentTo('arrival.add')).toMatchObject([{ input: { goods_ids: [7] }, idempotencyKey: 'k1' }])
  await client.call(goodsHot, {})
  expect(sentTo('goods.hot')).toMatchObject([{ input: {}, idempotencyKey: undefined }])
})

test('a file is sent with its fields', async () => {
  const { fetch, sentTo } = open()
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  await createUpload({ fetch })(fileUpload, { purpose: 'licence' }, file)
  const [call] = sentTo('file.upload')
  expect(call).toMatchObject({ input: { purpose: 'licence' }, file: { name: 'a.png', size: 1 } })
})

test('a service can be called without the client, also with JSON', async () => {
  const { fetch, sentTo } = open()
  const body = JSON.stringify({ goods_ids: [7] })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch('http://shop.test/api/arrival', { method: 'POST', headers, body })
  expect(await response.json()).toEqual({ code: 200, msg: '', data: sampleOf(arrivalAdd.data) })
  expect(sentTo('arrival.add')).toMatchObject([{ input: { goods_ids: [7] } }])
})

test.each<[MarketErrorKind, number | undefined]>([
  ['unauthenticated', 401],
  ['locked', 459],
  ['invalid', 422],
  ['busy', 500],
  ['refused', 409],
  ['timeout', undefined],
  ['offline', undefined],
  ['malformed', undefined],
])('the failure %s reaches the caller of the client with the code %s', async (kind, code) => {
  const { client } = open({ 'goods.hot': () => failWith(kind) })
  const error = await client.call(goodsHot, {}).catch(failure => failure)
  expect(error).toMatchObject({ kind, endpoint: goodsHot })
  expect(error.code).toBe(code)
})

test('a refusal has its own code, message, data and fields', async () => {
  const { client } = open({
    'order.create': () => failWith('refused', { code: 404, message: '没有找到', data: { total: '1.00' } }),
    'arrival.add': () => failWith('invalid', { fields: { goods_ids: ['请选择商品'] } }),
    'goods.hot': () => failWith('unauthenticated', { code: 10_001 }),
  })
  const order = { ids: [7], address_id: 1, expected_total: '1.00' }
  await expect(client.call(orderCreate, order as InputNamed<'order.create'>)).rejects.toMatchObject({
    ...{ kind: 'refused', code: 404, message: '没有找到', data: { total: '1.00' } },
  })
  const add = client.call(arrivalAdd, { goods_ids: [7] })
  await expect(add).rejects.toMatchObject({ kind: 'invalid', firstFieldMessage: '请选择商品' })
  await expect(client.call(goodsHot, {})).rejects.toMatchObject({ kind: 'unauthenticated', code: 10_001 })
})

test('a cancelled call ends, also when its answer never comes', async () => {
  const { client } = open({ 'goods.detail': () => new Promise(() => {}) })
  const first = client.call(goodsDetail, { id: 7 }, { signal: AbortSignal.timeout(1) })
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
})

test('an address outside the contract fails with what to correct', async () => {
  const message = 'the contract has no GET /api/goods/hottest. Correct the address.'
  await expect(open().fetch('/api/goods/hottest')).rejects.toThrow(message)
})

test('a payload or an answer outside the contract is noted, as by a fake client', async () => {
  // Both are outside the contract on purpose.
  const { client } = open({ '*': () => ({ added: [], adjusted: [], refused: [], total: 1 }) })
  await client.call(arrivalAdd, { goods_ids: [7], number: 2 } as never)
  expect(expectContractKept).toThrow(
    /arrival\.add payload\.number: unknown\narrival\.add data\.total: unknown$/,
  )
  await client.call(arrivalAdd, { goods_ids: ['x'] } as never)
  expect(expectContractKept).toThrow(/arrival\.add payload\.goods_ids/)
})
