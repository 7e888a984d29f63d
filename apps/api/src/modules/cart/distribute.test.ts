import { storeSwitch } from '@yaoji/api-client/contract/account'
import { cartAdd, cartDistribute, cartList } from '@yaoji/api-client/contract/cart'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cartLines } from './tables'

let service: TestService
let head: number
let first: number
let waiting: number
let stranger: number
let browser: Browser

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  await insertGoods(db, { id: 1, stock: 1000, min_qty: 5, step_qty: 5 })
  await insertGoods(db, { id: 2, stock: 30 })
  head = await insertBuyer(db, { phone: '13900000001', company: '总部' })
  first = await insertBuyer(db, { phone: '13900000002', company: '一店', head_id: head })
  const inReview = { phone: '13900000003', head_id: head, licence_state: 'submitted' } as const
  waiting = await insertBuyer(db, { ...inReview, company: '新店' })
  stranger = await insertBuyer(db, { phone: '13900000004', company: '别家药房' })
  browser = await service.buyer(head)
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(cartLines)
})

const inCart = async (user: number) =>
  (await (await service.buyer(user)).call(cartList, {})).list.map(({ goods, number }) => [goods.id, number])

test('[RO-03 2] each store gets its own numbers, the head office too, and a corrected number says why', async () => {
  await (await service.buyer(first)).call(cartAdd, { params: [{ goods_id: 1, number: 5 }] })
  const result = await browser.call(cartDistribute, {
    params: [
      { user_id: first, goods_id: 1, number: 10 },
      { user_id: head, goods_id: 1, number: 20 },
      { user_id: first, goods_id: 2, number: 40 },
      { user_id: head, goods_id: 1, number: 5 },
    ],
  })
  expect(result.added.map(({ entry, number }) => [entry, number])).toEqual([
    [0, 15],
    [1, 20],
    [3, 25],
  ])
  expect(result.adjusted).toMatchObject([{ entry: 2, number: 30, reason: 'over_stock' }])
  expect(result.refused).toEqual([])
  expect(result.carts).toEqual([
    { user_id: first, name: '一店', message: '' },
    { user_id: head, name: '总部', message: '' },
  ])
  expect((await inCart(first)).toSorted()).toEqual([
    [1, 15],
    [2, 30],
  ])
  expect(await inCart(head)).toEqual([[1, 25]])
})

test('[RO-03] a product that is missing is refused alone, and a store under review says when it can order', async () => {
  const { added, refused, carts } = await browser.call(cartDistribute, {
    params: [
      { user_id: waiting, goods_id: 99, number: 10 },
      { user_id: waiting, goods_id: 1, number: 10 },
    ],
  })
  expect(added.map(({ entry }) => entry)).toEqual([1])
  expect(refused).toEqual([{ entry: 0, id: 99, reason: 'not_found', message: '商品不存在或已下架' }])
  expect(carts).toEqual([{ user_id: waiting, name: '新店', message: '资质审核中，通过后可下单' }])
})

test('[RO-03] [SV-05] the store of another company looks like a missing one, and the other stores get their goods', async () => {
  const { added, refused, carts } = await browser.call(cartDistribute, {
    params: [
      { user_id: stranger, goods_id: 1, number: 10 },
      { user_id: 999_999, goods_id: 1, number: 10 },
      { user_id: first, goods_id: 1, number: 10 },
    ],
  })
  expect(added.map(({ entry }) => entry)).toEqual([2])
  const [other, missing] = refused
  expect(refused.map(({ entry }) => entry)).toEqual([0, 1])
  expect({ ...other, entry: 1 }).toEqual(missing)
  expect(carts.map(({ user_id }) => user_id)).toEqual([first])
  expect(await inCart(stranger)).toEqual([])
})

test('[RO-03] [SV-05] a store fills only its own cart; a head office that visits it fills all', async () => {
  const params = [head, first].map(user_id => ({ user_id, goods_id: 1, number: 10 }))
  const { added, refused } = await (await service.buyer(first)).call(cartDistribute, { params })
  expect(added.map(({ entry }) => entry)).toEqual([1])
  expect(refused).toMatchObject([{ entry: 0, reason: 'not_your_store' }])
  expect(await inCart(head)).toEqual([])
  const visit = await service.buyer(head)
  await visit.call(storeSwitch, { id: first })
  expect((await visit.call(cartDistribute, { params })).added).toHaveLength(2)
})

test('[SV-03] [RO-03] a distribution that is sent again with its key adds once', async () => {
  const params = [{ user_id: first, goods_id: 1, number: 10 }]
  const key = { idempotencyKey: 'the-same-distribution' }
  const once = await browser.call(cartDistribute, { params }, key)
  expect(await browser.call(cartDistribute, { params }, key)).toEqual(once)
  expect(await inCart(first)).toEqual([[1, 10]])
})

test('[RO-03] more than 20 stores, or no entry, is refused as a whole', async () => {
  const params = Array.from({ length: 21 }, (_, at) => ({ user_id: at + 1, goods_id: 1, number: 10 }))
  await expect(browser.call(cartDistribute, { params })).rejects.toMatchObject({
    kind: 'invalid',
    message: '一次最多分配到 20 家门店',
  })
  await expect(browser.call(cartDistribute, { params: [] })).rejects.toMatchObject({ kind: 'invalid' })
  expect(await inCart(head)).toEqual([])
})
