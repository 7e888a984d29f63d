import { callOf, type Endpoint, endpoints } from '@yaoji/api-client/contract'
import {
  cartAdd,
  cartBatchDelete,
  cartBatchSelect,
  cartCopy,
  cartList,
} from '@yaoji/api-client/contract/cart'
import { favoriteAdd, favoriteCancel } from '@yaoji/api-client/contract/favorite'
import { messageList, messageRead } from '@yaoji/api-client/contract/message'
import type { BulkResult } from '@yaoji/api-client/contract/wire'
import { type FormInput, writeForm } from '@yaoji/api-client/form'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cartLines } from '../src/modules/cart/tables'
import { favorites } from '../src/modules/favorite/tables'
import { messages } from '../src/modules/message/tables'
import { insertBasics, insertBuyer, insertGoods } from './fixtures'
import { type Browser, startService, type TestService } from './service'

let service: TestService
let browser: Browser
let stores: number[]
let buyerId: number

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  for (let id = 1; id <= 4; id += 1) await insertGoods(db, { id })
  buyerId = await insertBuyer(db)
  browser = await service.buyer(buyerId)
  stores = []
  for (const phone of ['13900000002', '13900000003'])
    stores.push(await insertBuyer(db, { phone, head_id: buyerId }))
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(cartLines)
  await service.db.delete(favorites)
  await service.db.delete(messages)
})

type Input = Record<string, FormInput>

async function send({ method, path }: Endpoint, input: Input, key?: string) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-requested-with': 'test',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const { status, body } = await browser.raw(method, path, { headers, body: writeForm(input) })
  return { status, ...body, data: body.data as BulkResult & { stores?: { refused: number }[] } }
}

const placesOf = (rows: readonly { entry: number }[]) => rows.map(row => row.entry)

const malformed = (entry: number, id: number, message: string) => ({
  entry,
  id,
  reason: 'malformed',
  message,
})

async function fillCart(): Promise<number[]> {
  const params = [1, 2].map(goods_id => ({ goods_id, number: 3 }))
  await browser.call(cartAdd, { params })
  return (await browser.call(cartList, {})).list.map(line => line.id)
}

test('[AP-02] malformed entries of an add are refused one by one, and the others are added', async () => {
  const params = [
    { goods_id: 1, number: 0 },
    { goods_id: 2, number: 3 },
    'x',
    { goods_id: 99, number: 1 },
    { goods_id: '3000000000', number: 1 },
    { goods_id: 3, number: 4 },
  ]
  const { status, data } = await send(cartAdd, { params })
  expect(status).toBe(200)
  expect(data.added.map(row => [row.entry, row.number])).toEqual([
    [1, 3],
    [5, 4],
  ])
  expect(data.refused).toEqual([
    malformed(0, 1, '数量不能小于 1'),
    malformed(2, 0, '提交的内容格式不正确'),
    { entry: 3, id: 99, reason: 'not_found', message: '商品不存在或已下架' },
    malformed(4, 3_000_000_000, '商品编号不能大于 2147483647'),
  ])
})

test('[AP-02] ids that may be absent are none when they are 0 or empty', async () => {
  const none = { ladder_price_id: 0, goods_manjian_id: 0, goods_price_id: '', ck_id: '' }
  const { data } = await send(cartAdd, { params: [{ goods_id: 1, number: 2, ...none }] })
  expect(data.added).toHaveLength(1)
})

test('[AP-05] [AP-06] malformed ids of lines are refused, and the other lines change', async () => {
  const [first = 0, second = 0] = await fillCart()
  const chosen = await send(cartBatchSelect, { ids: ['x', first, -1], is_selected: 0 })
  expect(placesOf(chosen.data.added)).toEqual([1])
  expect(placesOf(chosen.data.refused)).toEqual([0, 2])
  const gone = await send(cartBatchDelete, { ids: [second, '', '1e1'] })
  expect(placesOf(gone.data.added)).toEqual([0])
  expect(placesOf(gone.data.refused)).toEqual([1, 2])
  expect((await browser.call(cartList, {})).list.map(line => [line.id, line.is_selected])).toEqual([
    [first, 0],
  ])
})

test('[AP-07] malformed ids of a copy are refused for each store', async () => {
  const [first = 0, second = 0] = await fillCart()
  const { data } = await send(cartCopy, { ids: [first, 'x', second], other_user_ids: stores })
  expect(placesOf(data.added)).toEqual([0, 2, 3, 5])
  expect(placesOf(data.refused)).toEqual([1, 4])
  expect(data.stores?.map(store => store.refused)).toEqual([1, 1])
})

test('[AP-07] a copy that names a store twice is refused as a whole', async () => {
  const ids = await fillCart()
  const { status, msg } = await send(cartCopy, { ids, other_user_ids: [...stores, stores[0] ?? 0] })
  expect([status, msg]).toEqual([422, '同一家门店只能选择一次'])
})

test('[AP-07] the answer of a copy has the stores in the order of the input', async () => {
  const ids = await fillCart()
  const other_user_ids = stores.toReversed()
  const answer = await browser.call(cartCopy, { ids, other_user_ids })
  expect(answer.stores.map(store => store.user_id)).toEqual(other_user_ids)
})

test('[AP-38] [AP-39] malformed ids of favourites are refused, and the others are kept or removed', async () => {
  const added = await send(favoriteAdd, { goods_ids: [1, 'x', 2] })
  expect(placesOf(added.data.added)).toEqual([0, 2])
  expect(added.data.refused).toEqual([malformed(1, 0, '商品编号列表格式不正确')])
  const cancelled = await send(favoriteCancel, { goods_ids: [0, 2] })
  expect(placesOf(cancelled.data.added)).toEqual([1])
  expect(placesOf(cancelled.data.refused)).toEqual([0])
})

test('[AP-34] malformed ids of messages are refused, and the others are read', async () => {
  const rows = ['一', '二'].map(title => ({
    user_id: buyerId,
    kind: 'system' as const,
    title,
    content: '',
    url: '',
    created_at: service.clock.now,
  }))
  await service.db.insert(messages).values(rows)
  const [newest] = (await browser.call(messageList, {})).list
  const { data } = await send(messageRead, { ids: ['x', newest!.id, 2_000_000_000] })
  expect(placesOf(data.added)).toEqual([1])
  expect(data.refused.map(row => [row.entry, row.reason])).toEqual([
    [0, 'malformed'],
    [2, 'not_found'],
  ])
  expect((await browser.call(messageList, { is_read: 0 })).total).toBe(1)
})

test.each([[['x']], [[]], ['x'], [{ a: 1 }]])(
  'a bulk call with %j and nothing else is refused as a whole',
  async ids => {
    expect((await send(cartBatchDelete, { ids })).status).toBe(422)
    expect((await send(messageRead, { ids: ['x'] })).status).toBe(422)
  },
)

test('[AP-02] more entries than the limit are refused as a whole, malformed ones counted', async () => {
  const params = Array.from({ length: 2001 }, (_, at) => ({ goods_id: 1, number: at === 7 ? 0 : 1 }))
  expect((await send(cartAdd, { params })).status).toBe(422)
})

test('[SV-03] a key that is sent again with another malformed entry is refused', async () => {
  const copy = { ids: await fillCart(), other_user_ids: stores }
  const first = await send(cartCopy, { ...copy, ids: [...copy.ids, 'x'] }, 'the-same-key')
  const again = await send(cartCopy, { ...copy, ids: [...copy.ids, 'x'] }, 'the-same-key')
  const other = await send(cartCopy, { ...copy, ids: ['x', ...copy.ids] }, 'the-same-key')
  expect(again.data).toEqual(first.data)
  expect(other.status).toBe(422)
})

test('every call whose answer has refused entries says which field has the entries', () => {
  const shapeOf = (schema: unknown) => (schema as { shape?: object }).shape ?? {}
  const bulk = endpoints.filter(each => 'refused' in shapeOf(each.data))
  for (const each of bulk) {
    const { payload, bulk: field } = callOf(each)
    const lists = Object.keys(shapeOf(payload)).filter(name =>
      ['ids', 'codes', 'goods_ids', 'params'].includes(name),
    )
    // A call without a list of its own names one object: its answer has the entries of that object.
    expect(field === undefined ? [] : [field], each.name).toEqual(lists.slice(0, 1))
  }
  expect(bulk.length).toBeGreaterThan(6)
})
