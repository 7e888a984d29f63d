import { type CartAddLine, cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertCombination, insertPriceLine } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { cartLines } from '../cart/tables'
import { goods } from '../goods/tables'

let service: TestService
let buyerId: number
let browser: Browser

const NORMAL = 10
const EVERYDAY = 12

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db)
  await insertAddress(db, buyerId)
  await insertGoods(db, { id: 1, price: '10.00', stock: 500, max_qty: 10, limit_period: 'day' })
  await insertPriceLine(db, { goods_id: 1, kind: 'everyday', price: '8.00' })
  await insertGoods(db, { id: 2, price: '5.00', stock: 20 })
  await insertGoods(db, { id: 3, price: '9.00', stock: 500, max_qty: 10, limit_period: 'day' })
  await insertPriceLine(db, { goods_id: 3, kind: 'spike', price: '6.00', quota: 100, buyer_limit: 5 })
  const items = [
    { goods_id: 2, number: 3, price: '4.00' },
    { goods_id: 3, number: 1, price: '8.00' },
  ]
  await insertCombination(db, { id: 9, items })
  await insertCombination(db, { id: 8, items: items.toReversed().slice(0, 1) })
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(cartLines)
  browser = await service.buyer(buyerId)
})

/** Checks out two lines of the one product that a buyer may take ten of. */
async function checkOut(normal: number, everyday: number) {
  const params = [
    { goods_id: 1, goods_price_id: NORMAL, number: normal },
    { goods_id: 1, goods_price_id: EVERYDAY, number: everyday },
  ]
  const { added } = await browser.call(cartAdd, { params })
  expect(added).toHaveLength(2)
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const { parts, changes } = await browser.call(cartCheckout, { ids })
  const numbers = parts.flatMap(part => part.lines.map(line => line.number))
  return { numbers: numbers.sort(), messages: changes.map(change => change.message) }
}

test('[AP-08] two lines of one product share its purchase limit, and together they may reach it', async () => {
  expect(await checkOut(6, 4)).toEqual({ numbers: [4, 6], messages: [] })
})

test('[AP-08] of two lines that pass the limit of their goods together only one is ordered, with why', async () => {
  const { numbers, messages } = await checkOut(6, 5)
  expect(numbers).toHaveLength(1)
  expect(messages).toEqual(['与同一商品的其他行合计超出限购数量'])
})

const PACKAGE = { goods_id: 9, number: 2, type: 3 } as const

/** Checks out everything that was added; which products were left out, and why. */
async function checkOutAll(params: CartAddLine[]) {
  const { added } = await browser.call(cartAdd, { params })
  expect(added).toHaveLength(params.length)
  return checkOutCart()
}

async function checkOutCart() {
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const { parts, changes, blocked } = await browser.call(cartCheckout, { ids })
  return {
    lines: parts.flatMap(part => part.lines).length,
    messages: changes.map(change => change.message),
    blocked,
  }
}

test.each([
  { own: 14, lines: 2, messages: [] },
  { own: 15, lines: 1, messages: ['库存不足，与同一商品的其他行合计超出库存'] },
])('[AP-08] of 20 packs, two packages of 3 leave 14: $own are wanted', async ({ own, lines, messages }) => {
  expect(await checkOutAll([{ goods_id: 2, number: own }, PACKAGE])).toMatchObject({ lines, messages })
  await service.db.delete(cartLines)
  expect(await checkOutAll([PACKAGE, { goods_id: 2, number: own }])).toMatchObject({ lines, messages })
})

test('[AP-08] packages and second-kills do not count for the purchase limit of a product', async () => {
  const ordinary = { goods_id: 3, number: 10, goods_price_id: 30 }
  const spike = { goods_id: 3, number: 5, goods_price_id: 31 }
  const alone = { goods_id: 8, number: 4, type: 3 } as const
  for (const params of [
    [alone, spike, ordinary],
    [ordinary, spike, alone],
  ]) {
    await service.db.delete(cartLines)
    expect(await checkOutAll(params)).toMatchObject({ lines: 3, messages: [] })
  }
})

test('[ER-06] a product that left the shelf meanwhile is left out, with the reason', async () => {
  const { db } = service
  await browser.call(cartAdd, { params: [{ goods_id: 2, number: 1 }] })
  await db.update(goods).set({ off_shelf: 1 }).where(eq(goods.id, 2))
  const checkout = await checkOutCart()
  await db.update(goods).set({ off_shelf: 0 }).where(eq(goods.id, 2))
  expect(checkout).toEqual({ lines: 0, messages: ['商品已下架'], blocked: '所选商品暂时都不能购买' })
})

test('[RO-02] while the licence is not approved, lines without a price cannot be checked out', async () => {
  const { db } = service
  await browser.call(cartAdd, { params: [{ goods_id: 2, number: 1 }] })
  await db.update(users).set({ licence_state: 'draft' }).where(eq(users.id, buyerId))
  const checkout = await checkOutCart()
  await db.update(users).set({ licence_state: 'passed' }).where(eq(users.id, buyerId))
  expect(checkout).toEqual({ lines: 0, messages: ['认证后可见价格'], blocked: '完成资质认证后可下单' })
})

test.each([
  { seen: 50_000, messages: [] },
  { seen: null, messages: [] },
  { seen: 40_000, messages: ['价格已上涨，由 ¥4.00 变为 ¥5.00'] },
  { seen: 60_000, messages: ['价格已下降，由 ¥6.00 变为 ¥5.00'] },
])(
  '[ER-06] a price of 5 yuan that the buyer saw as $seen is reported: $messages',
  async ({ seen, messages }) => {
    await browser.call(cartAdd, { params: [{ goods_id: 2, number: 1 }] })
    await service.db.update(cartLines).set({ price_seen: seen })
    expect(await checkOutCart()).toMatchObject({ lines: 1, messages })
  },
)
