import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { combinationList } from '@yaoji/api-client/contract/combination'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertCombination } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { combinations, welfares } from '../promotion/tables'

let service: TestService
let browser: Browser

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  for (const [id, stock] of [
    [1, 100],
    [2, 7],
    [3, 0],
  ] as const)
    await insertGoods(db, { id, stock, common_name: `药 ${id}` })
  await insertGoods(db, { id: 4, special_flag: 'controlled', common_name: '药 4' })
  const half = { number: 2, price: '10.00' }
  await insertCombination(db, { id: 1, items: [{ goods_id: 3, ...half }] })
  await insertCombination(db, {
    id: 2,
    items: [
      { goods_id: 1, ...half },
      { goods_id: 2, number: 3, price: '8.00' },
    ],
  })
  await insertCombination(db, { id: 3, items: [{ goods_id: 1, ...half }] })
  await insertCombination(db, { id: 4, items: [{ goods_id: 1, ...half }] })
  await db.update(combinations).set({ end_date: '2026-11-19' }).where(eq(combinations.id, 3))
  await db.update(combinations).set({ begin_date: '2026-11-21' }).where(eq(combinations.id, 4))
  browser = await service.buyer(await insertBuyer(db))
})

beforeEach(() => {
  service.clock.now = new Date('2026-11-20T02:00:00Z')
})

afterAll(() => service.close())

const ids = async (input: object, who = browser) =>
  (await who.call(combinationList, input)).list.map(one => one.id)

test('[RT-37 /zhzq] the combinations of today, those that can be bought first, with what each saves', async () => {
  const answer = await browser.call(combinationList, {})
  expect(answer).toMatchObject({ total: 2, page: 1, last_page: 1 })
  const [first, last] = answer.list
  // 2 × 10.00 + 3 × 8.00, of products that cost 12.80 each. Of 7 packs, 3 in each, there are 2.
  expect(first).toMatchObject({
    id: 2,
    price: '44.00',
    raw_price: '64.00',
    saves: '20.00',
    number: 2,
    is_buy: 1,
  })
  expect(first?.parts).toMatchObject([
    { number: 2, price: '10.00', goods: { id: 1, price: '12.80' } },
    { number: 3, price: '8.00', goods: { id: 2 } },
  ])
  expect(last).toMatchObject({ id: 1, buy_state: 'no_stock', is_buy: 0, number: 0 })
})

test('[RT-37 /zhzq] the first and the last day are days in China', async () => {
  service.clock.now = new Date('2026-11-19T15:59:59Z')
  expect(await ids({})).toEqual([2, 3, 1])
  service.clock.now = new Date('2026-11-19T16:00:00Z')
  expect(await ids({})).toEqual([2, 1])
  service.clock.now = new Date('2026-11-20T16:00:00Z')
  expect(await ids({})).toEqual([2, 4, 1])
})

test('[RT-37 /zhzq] they are found by a product in them, and only those that can be bought', async () => {
  expect(await ids({ keywords: '阿莫西林胶囊 2' })).toEqual([2])
  expect(await ids({ keywords: '组合 1' })).toEqual([1])
  expect(await ids({ keywords: '没有' })).toEqual([])
  expect(await ids({ in_stock: 1 })).toEqual([2])
  expect(await ids({ page: 2, per_page: 1 })).toEqual([1])
})

test('[RT-37 /zhzq] [RO-01] a visitor sees combinations without any price', async () => {
  const { list } = await service.visitor().call(combinationList, {})
  expect(list.map(one => one.buy_state)).toEqual(['login', 'login'])
  for (const { price, raw_price, saves, parts } of list) {
    expect([price, raw_price, saves]).toEqual([undefined, undefined, undefined])
    const shown = parts.flatMap(part => [part.price, part.raw_price, part.goods.price])
    expect(shown.every(value => value === undefined)).toBe(true)
  }
})

test('[RT-37 /zhzq] what the list offers is what the cart takes', async () => {
  const { adjusted, cart } = await browser.call(cartAdd, { params: [{ goods_id: 2, type: 3, number: 5 }] })
  expect(adjusted).toMatchObject([{ number: 2 }])
  expect(cart).toBe(1)
  const { list } = await browser.call(cartList, {})
  expect(list[0]).toMatchObject({ type: 3, number: 2, price: '44.00', raw_price: '64.00', subtotal: '88.00' })
})

/**
 * Combinations of another time: 6 is of a product that a discount takes 6 % off and of one with a tier, 7 costs more than
 * its products alone.
 */
async function insertDiscounted() {
  const { db } = service
  await insertGoods(db, { id: 5, price: '10.00', category_ids: [77] })
  await insertGoods(db, { id: 6, price: '5.00', tiers: [{ number: 5, price: '4.00' }] })
  await insertCombination(db, {
    id: 6,
    items: [
      { goods_id: 5, number: 2, price: '9.00' },
      { goods_id: 6, number: 5, price: '3.90' },
    ],
  })
  await insertCombination(db, { id: 7, items: [{ goods_id: 5, number: 2, price: '9.50' }] })
  await db
    .update(combinations)
    .set({ begin_date: '2026-12-20' })
    .where(inArray(combinations.id, [6, 7]))
  await db.insert(welfares).values({
    id: 1,
    rate: 9400,
    category_ids: [77],
    scope_text: '',
    begin_at: new Date('2026-12-20T00:00:00Z'),
    end_at: new Date('2026-12-21T00:00:00Z'),
  })
}

test('[RT-37 /zhzq] [RT-38 /welfare] what a combination saves is the difference to what its products cost alone', async () => {
  await insertDiscounted()
  service.clock.now = new Date('2026-12-20T02:00:00Z')
  const buyer = await service.buyer(await insertBuyer(service.db, { phone: '13900000077' }))
  const { list } = await buyer.call(combinationList, {})
  const found = (id: number) => list.find(one => one.id === id)
  // 2 × 9.40 + 5 × 4.00, in place of 2 × 9.00 + 5 × 3.90.
  expect(found(6)).toMatchObject({
    price: '37.50',
    raw_price: '38.80',
    saves: '1.30',
    parts: [
      { number: 2, price: '9.00', raw_price: '9.40' },
      { number: 5, price: '3.90', raw_price: '4.00' },
    ],
  })
  expect(found(7)).toMatchObject({ price: '19.00', raw_price: '18.80', saves: '0.00' })
  await buyer.call(cartAdd, { params: [{ goods_id: 6, type: 3, number: 1 }] })
  const cart = await buyer.call(cartList, {})
  expect(cart.list[0]).toMatchObject({ price: '37.50', raw_price: '38.80' })
  expect(cart.total).toMatchObject({ saved_amount: '1.30' })
  const checkout = await buyer.call(cartCheckout, { ids: cart.list.map(line => line.id) })
  expect(checkout.amounts).toMatchObject({ promotion_amount: '1.30', welfare_amount: '0.00' })
})
