import { type CartAddLine, cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteCoupons, insertAddress, insertCoupon } from '../../../tests/buyer-data'
import { type GoodsFixture, insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertCombination, insertGift, insertPriceLine } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { goods, goodsPrices, stockLots } from '../goods/tables'
import { cartLines } from './tables'

let service: TestService
let buyerId: number
let addressId: number
let browser: Browser

/** Products by what is special about them; each costs ¥100. */
const PRODUCT = { ordinary: 1, yx: 2, zy: 3, qx: 4, brand: 5, category: 6 } as const

/** Product 20 comes with one pack of product 21, of which there are 4; product 22 comes with one pack of itself. */
const [WITH_GIFT, GIVEN, WITH_SAME] = [20, 21, 22]

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db)
  addressId = await insertAddress(db, buyerId)
  const fixtures: Record<keyof typeof PRODUCT, Partial<GoodsFixture>> = {
    ordinary: {},
    yx: { is_youx: 1 },
    zy: { type: 1 },
    qx: { is_qx: 1 },
    brand: { brand_id: 9 },
    category: { category_ids: [1, 77] },
  }
  for (const [name, change] of Object.entries(fixtures))
    await insertGoods(db, { ...change, id: PRODUCT[name as keyof typeof PRODUCT], price: '100.00' })
  await insertPriceLine(db, { goods_id: PRODUCT.ordinary, kind: 'everyday', price: '80.00' })
  await insertGoods(db, { id: WITH_GIFT, price: '10.00' })
  await insertGoods(db, { id: GIVEN, price: '10.00', stock: 4 })
  await insertGoods(db, { id: WITH_SAME, price: '10.00', stock: 12 })
  await insertGift(db, { id: 1, goods_id: WITH_GIFT, need: 2, gift_goods_id: GIVEN, give: 1 })
  await insertGift(db, { id: 2, goods_id: WITH_SAME, need: 2, gift_goods_id: WITH_SAME, give: 1 })
  await insertCombination(db, { id: 1, items: [{ goods_id: WITH_GIFT, number: 2, price: '9.00' }] })
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(cartLines)
  await deleteCoupons(service.db)
  browser = await service.buyer(buyerId)
})

async function checkOut(params: CartAddLine[], coupon_id = 0) {
  const { refused } = await browser.call(cartAdd, { params })
  expect(refused).toEqual([])
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  return browser.call(cartCheckout, { ids, coupon_id })
}

/** The names of the products for which a coupon takes 5 yuan off. */
async function coveredBy(coupon_id: number): Promise<string[]> {
  const covered: string[] = []
  for (const [name, goods_id] of Object.entries(PRODUCT)) {
    await service.db.delete(cartLines)
    const { amounts } = await checkOut([{ goods_id, number: 1 }], coupon_id)
    if (amounts.coupon_amount === '5.00') covered.push(name)
  }
  return covered
}

test.each([
  { scope: 'zone', scope_ids: ['yx'], covered: ['yx'] },
  { scope: 'zone', scope_ids: ['zy'], covered: ['zy'] },
  { scope: 'zone', scope_ids: ['qx'], covered: ['qx'] },
  { scope: 'zone', scope_ids: ['zy', 'qx'], covered: ['zy', 'qx'] },
  { scope: 'brand', scope_ids: [9], covered: ['brand'] },
  { scope: 'category', scope_ids: [77], covered: ['category'] },
  { scope: 'goods', scope_ids: [PRODUCT.ordinary], covered: ['ordinary'] },
  { scope: 'all', scope_ids: [], covered: Object.keys(PRODUCT) },
] as const)(
  '[AP-08] a coupon for $scope $scope_ids counts for: $covered',
  async ({ scope, scope_ids, covered }) => {
    const coupon_id = await insertCoupon(service.db, buyerId, { scope, scope_ids: [...scope_ids] })
    expect(await coveredBy(coupon_id)).toEqual(covered)
  },
)

test('[AP-08] a coupon counts for no special price, package or gift', async () => {
  const coupon_id = await insertCoupon(service.db, buyerId)
  const special = { goods_id: PRODUCT.ordinary, number: 1, goods_price_id: 12 }
  for (const line of [special, { goods_id: 1, number: 1, type: 3 }]) {
    await service.db.delete(cartLines)
    expect((await checkOut([line], coupon_id)).amounts.coupon_amount).toBe('0.00')
  }
})

/** Packs of gifts that a cart shows. */
async function giftsOf(params: CartAddLine[]): Promise<number> {
  await browser.call(cartAdd, { params })
  const { list } = await browser.call(cartList, {})
  return list.reduce((sum, line) => sum + (line.gift_data?.total ?? 0), 0)
}

test.each([
  { name: 'too few packs', params: [{ goods_id: WITH_GIFT, number: 1 }], gifts: 0 },
  { name: 'each full number', params: [{ goods_id: WITH_GIFT, number: 5 }], gifts: 2 },
  { name: 'up to its stock', params: [{ goods_id: WITH_GIFT, number: 20 }], gifts: 4 },
  { name: 'not with a package', params: [{ goods_id: 1, number: 5, type: 3 }], gifts: 0 },
])('a gift is given for $name', async ({ params, gifts }) => {
  expect(await giftsOf(params)).toBe(gifts)
})

test.each([
  { given: GIVEN, params: [{ goods_id: WITH_GIFT, number: 20 }], packs: [20, 4] },
  {
    given: GIVEN,
    params: [
      { goods_id: WITH_GIFT, number: 20 },
      { goods_id: GIVEN, number: 3 },
    ],
    packs: [3, 20, 1],
  },
  { given: WITH_SAME, params: [{ goods_id: WITH_SAME, number: 10 }], packs: [10, 2] },
])('[SV-03] an order of $params has the gifts that the stock is enough for', async ({ params, packs }) => {
  const { db } = service
  const stockBefore = await db.select().from(goodsPrices)
  const lotsBefore = await db.select().from(stockLots)
  const { expected_total } = await checkOut(params)
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const { order_id } = await browser.call(orderCreate, { ids, address_id: addressId, expected_total })
  const { order } = await browser.call(orderDetail, { id: order_id })
  const order_packs = order.lines.map(line => line.number)
  expect(order_packs.sort()).toEqual(packs.toSorted())
  await browser.call(orderCancel, { id: order_id })
  expect(await db.select().from(goodsPrices)).toEqual(expect.arrayContaining(stockBefore))
  expect(await db.select().from(stockLots)).toEqual(expect.arrayContaining(lotsBefore))
})

test.each([
  { name: 'ordinary', shipping: '12.00' },
  { name: 'yx', shipping: '8.00' },
  { name: 'zy', shipping: '15.00' },
] as const)(
  '[ST-04] one pack of a product of the zone $name ships for $shipping',
  async ({ name, shipping }) => {
    const params = [{ goods_id: PRODUCT[name], number: 1 }]
    expect((await checkOut(params)).amounts.shipping_amount).toBe(shipping)
  },
)

test('[ST-04] a free-shipping product ships free', async () => {
  const { db } = service
  await db.update(goods).set({ is_free_shipping: 1 }).where(eq(goods.id, PRODUCT.yx))
  const { amounts } = await checkOut([{ goods_id: PRODUCT.yx, number: 1 }])
  await db.update(goods).set({ is_free_shipping: 0 }).where(eq(goods.id, PRODUCT.yx))
  expect(amounts.shipping_amount).toBe('0.00')
})
