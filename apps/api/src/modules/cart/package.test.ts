import { type CartAddLine, cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertCombination } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cartLines } from './tables'

let service: TestService
let buyerId: number
let browser: Browser

const NOW = new Date('2026-11-20T02:00:00Z')

/** Packages of product 1 with one more product, by their ids. */
const OTHERS = {
  ordinary: 2,
  'off the shelf': 3,
  'out of stock': 4,
  'of another scope': 5,
  controlled: 6,
  'in another warehouse': 7,
  'ephedrine-type': 8,
  missing: 99,
} as const

type Other = keyof typeof OTHERS

const packageWith = (other: Other): CartAddLine => ({ goods_id: 100 + OTHERS[other], number: 1, type: 3 })

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db)
  await insertGoods(db, { id: 1, price: '10.00', stock: 100 })
  await insertGoods(db, { id: 2, price: '5.00', stock: 20 })
  await insertGoods(db, { id: 3, off_shelf: 1 })
  await insertGoods(db, { id: 4, stock: 5 })
  await insertGoods(db, { id: 5, scope: '医疗器械' })
  await insertGoods(db, { id: 6, special_flag: 'controlled' })
  await insertGoods(db, { id: 7, ck_id: 2 })
  await insertGoods(db, { id: 8, special_flag: 'ephedrine' })
  for (const id of Object.values(OTHERS)) {
    const items = [
      { goods_id: 1, number: 1, price: '9.00' },
      { goods_id: id, number: 6, price: '4.00' },
    ]
    await insertCombination(db, { id: 100 + id, items })
  }
})

afterAll(() => service.close())

beforeEach(async () => {
  service.clock.now = NOW
  await service.db.delete(cartLines)
  browser = await service.buyer(buyerId)
})

test.each<{ other: Other; reason: string; message: string }>([
  { other: 'off the shelf', reason: 'off_shelf', message: '商品已下架' },
  { other: 'out of stock', reason: 'no_stock', message: '暂时缺货' },
  { other: 'of another scope', reason: 'out_of_scope', message: '超出您的经营范围' },
  { other: 'controlled', reason: 'controlled', message: '控销商品，需申请采购权限' },
  { other: 'in another warehouse', reason: 'off_shelf', message: '组合内商品须分开购买' },
  { other: 'ephedrine-type', reason: 'off_shelf', message: '组合内商品须分开购买' },
  { other: 'missing', reason: 'not_found', message: '商品不存在或已下架' },
])('[VA-09] a package with a product that is $other is refused', async ({ other, reason, message }) => {
  const { refused, added } = await browser.call(cartAdd, { params: [packageWith(other)] })
  expect(added).toEqual([])
  expect(refused).toEqual([expect.objectContaining({ reason, message })])
})

test.each([
  { at: '2026-10-31T15:59:59Z', message: '活动暂未开始' },
  { at: '2026-10-31T16:00:00Z', message: null },
  { at: '2026-12-31T15:59:59Z', message: null },
  { at: '2026-12-31T16:00:00Z', message: '组合活动已结束' },
])('[VA-09] a package is sold from its first to its last day in China: $at', async ({ at, message }) => {
  service.clock.now = new Date(at)
  browser = await service.buyer(buyerId)
  const { refused } = await browser.call(cartAdd, { params: [packageWith('ordinary')] })
  expect(refused.map(row => row.message)).toEqual(message === null ? [] : [message])
})

test('[VA-09] as many packages can be bought as every product is in stock for', async () => {
  const { adjusted } = await browser.call(cartAdd, { params: [{ ...packageWith('ordinary'), number: 5 }] })
  expect(adjusted).toEqual([
    expect.objectContaining({ number: 3, message: '库存只剩 3 套，已为您改为 3 套' }),
  ])
})

test('[VA-09] two packages in a cart each have their own products', async () => {
  const items = [
    { goods_id: 1, number: 1, price: '8.00' },
    { goods_id: 4, number: 1, price: '2.00' },
  ]
  await insertCombination(service.db, { id: 200, items })
  await browser.call(cartAdd, { params: [packageWith('ordinary'), { goods_id: 200, number: 1, type: 3 }] })
  const { list } = await browser.call(cartList, {})
  const { parts } = await browser.call(cartCheckout, { ids: list.map(line => line.id) })
  const prices = parts.flatMap(part => part.lines.map(line => line.subtotal))
  expect(prices.sort()).toEqual(['10.00', '33.00'])
})

test('[VA-09] [RO-02] before the licence passes, a package is in the cart without a price', async () => {
  const other = await insertBuyer(service.db, { phone: '13900000088', licence_state: 'draft' })
  browser = await service.buyer(other)
  await browser.call(cartAdd, { params: [packageWith('ordinary')] })
  const { list } = await browser.call(cartList, {})
  expect(list).toHaveLength(1)
  expect(JSON.stringify(list)).not.toMatch(/"(\w*price|subtotal)":"\d/)
  expect(list[0]!.combination!.list.map(item => item.number)).toEqual([1, 6])
})

test('[VA-09] a package in the cart has its own price and what its products cost one by one', async () => {
  await browser.call(cartAdd, { params: [{ ...packageWith('ordinary'), number: 2 }] })
  const { list } = await browser.call(cartList, {})
  const { price, subtotal, goods, combination } = list[0]!
  expect([price, subtotal, goods.price, goods.base_price]).toEqual(['33.00', '66.00', '33.00', '33.00'])
  expect(combination!.list.map(item => item.price)).toEqual(['9.00', '4.00'])
})
