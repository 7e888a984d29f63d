import { welfare } from '@yaoji/api-client/contract/activity'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { goodsDetail, goodsList } from '@yaoji/api-client/contract/goods'
import { orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { parsePrice } from '@yaoji/domain'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBooks, insertAddress } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { fullReductionGoods, fullReductions, welfares } from '../promotion/tables'
import { goods, goodsPrices } from './tables'

const BEGIN = new Date('2026-11-20T10:00:00+08:00')
const END = new Date('2026-11-21T10:00:00+08:00')

/** The discount that runs in every test. */
const FIRST = {
  id: 1,
  rate: 9400,
  category_ids: [11],
  scope_text: '抗感染药',
  begin_at: BEGIN,
  end_at: END,
}

let service: TestService
let browser: Browser
let phone = 13_900_002_000

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  await insertGoods(db, { id: 1, price: '10.00', stock: 900 })
  await insertGoods(db, {
    id: 2,
    price: '10.00',
    tiers: [
      { number: 10, price: '9.60' },
      { number: 50, price: '9.00' },
    ],
  })
  await insertGoods(db, { id: 3, special_flag: 'controlled' })
  await insertGoods(db, { id: 4, special_flag: 'ephedrine' })
  await insertGoods(db, { id: 5, category_id: 1, category_ids: [1] })
  await insertGoods(db, { id: 6, price: '10.00' })
  const line = { goods_id: 6, price: parsePrice('9.90'), stock_goods_price_id: 60 }
  await db.insert(goodsPrices).values([
    { ...line, goods_price_id: 61, kind: 'everyday', begin_at: BEGIN, end_at: END },
    { ...line, goods_price_id: 62, kind: 'near_expiry', stock_goods_price_id: 62, stock: 10 },
  ])
  await db.insert(welfares).values(FIRST)
})

beforeEach(async () => {
  service.clock.now = BEGIN
  phone += 1
  const id = await insertBuyer(service.db, { phone: String(phone) })
  await insertAddress(service.db, id)
  browser = await service.buyer(id)
})

afterAll(async () => {
  expect(await auditBooks(service.db)).toEqual([])
  await service.close()
})

const at = (seconds: number, from = END) => {
  service.clock.now = new Date(from.getTime() + seconds * 1000)
}

const priceOf = async (id: number) => (await browser.call(goodsDetail, { id })).goods.price

test('[RT-38 /welfare] the discount has both readings of one rate, its scope and its period by the service’s clock', async () => {
  const offer = async () => (await service.visitor().call(welfare, {})).welfare
  expect(await offer()).toEqual({
    title: '抗感染药94折',
    describe: '立减6%',
    scope_text: '抗感染药',
    state: 'running',
    begin_time: '2026-11-20 10:00:00',
    end_time: '2026-11-21 10:00:00',
    begin_timestamp: BEGIN.getTime() / 1000,
    end_timestamp: END.getTime() / 1000,
  })
  at(-1, BEGIN)
  expect(await offer()).toMatchObject({ state: 'coming' })
  at(0)
  expect(await offer()).toBeNull()
})

test('[RT-38 /welfare] its list has the ordinary lines that it covers, with the price before it', async () => {
  const { list } = await browser.call(goodsList, { welfare: 1, sort: 'price_asc' })
  const shown = list.map(({ id, price, normal_price, tags }) => [id, price, normal_price, tags[0]?.name])
  expect(shown.sort()).toEqual([
    [1, '9.40', '10.00', '94折'],
    [2, '9.40', '10.00', '94折'],
    [6, '9.40', '10.00', '94折'],
  ])
  at(0)
  expect((await browser.call(goodsList, { welfare: 1 })).list).toEqual([])
})

test('[RT-38 /welfare] [RO-01] a visitor sees which products it covers, and no price', async () => {
  const { list } = await service.visitor().call(goodsList, { welfare: 1 })
  expect(list).toHaveLength(3)
  expect(list.every(({ price, normal_price }) => price === undefined && normal_price === undefined)).toBe(
    true,
  )
})

test('[RT-38 /welfare] controlled, ephedrine-type and near-expiry lines, and other categories keep their price', async () => {
  const all = (await browser.call(goodsList, {})).list
  expect(all.find(({ id }) => id === 4)?.price).toBe('12.80')
  expect(all.find(({ id }) => id === 5)?.price).toBe('12.80')
  const { other_prices } = await browser.call(goodsDetail, { id: 6 })
  expect(other_prices.map(({ goods_price_id, price }) => [goods_price_id, price]).sort()).toEqual([
    [61, '9.90'],
    [62, '9.90'],
  ])
})

test('[RT-38 /welfare] [VA-07] of ladder and welfare the better price is the line’s at each number', async () => {
  const priced = async (number: number) => {
    await browser.call(cartAdd, { params: [{ goods_id: 2, number }] })
    const { list, total } = await browser.call(cartList, {})
    return [list[0]?.number, list[0]?.price, list[0]?.raw_price, total.saved_amount, total.welfare_amount]
  }
  expect(await priced(10)).toEqual([10, '9.40', '10.00', '6.00', '6.00'])
  expect(await priced(40)).toEqual([50, '9.00', '10.00', '50.00', '0.00'])
})

test('[RT-38 /welfare] the discount is an amount of its own in cart, check and order, before the full reduction', async () => {
  await service.db.insert(fullReductions).values({
    goods_manjian_id: 1,
    name: '满减',
    describe: '',
    begin_date: '2026-11-01',
    end_date: '2026-11-30',
    tiers: [
      { amount: 9_400, reduce: 400 },
      { amount: 9_500, reduce: 900 },
    ],
  })
  await service.db.insert(fullReductionGoods).values({ goods_manjian_id: 1, goods_id: 1 })
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 10 }] })
  const { list, total } = await browser.call(cartList, {})
  expect(total).toMatchObject({ goods_amount: '94.00', welfare_amount: '6.00', saved_amount: '10.00' })
  const ids = list.map(({ id }) => id)
  const checkout = await browser.call(cartCheckout, { ids, coupon_id: 0 })
  const amounts = {
    goods_amount: '100.00',
    promotion_amount: '0.00',
    welfare_amount: '6.00',
    manjian_amount: '4.00',
  }
  expect(checkout.amounts).toMatchObject(amounts)
  const { expected_total, address_id } = checkout
  const placed = await browser.call(orderCreate, { ids, address_id: address_id ?? 0, expected_total })
  const { order } = await browser.call(orderDetail, { id: placed.order_id })
  expect(order).toMatchObject({ amounts, lines: [{ price: '9.40', raw_price: '10.00', amount: '94.00' }] })
})

test('[RT-38 /welfare] [SV-03] the price begins and ends to the second, on the page, in the cart and in the order', async () => {
  at(-1, BEGIN)
  expect(await priceOf(1)).toBe('10.00')
  at(0, BEGIN)
  expect(await priceOf(1)).toBe('9.40')
  at(-1)
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 10 }] })
  const { list } = await browser.call(cartList, {})
  expect(list[0]).toMatchObject({ price: '9.40', subtotal: '94.00' })
  const ids = list.map(line => line.id)
  const { address_id, expected_total } = await browser.call(cartCheckout, { ids, coupon_id: 0 })
  const order = { ids, address_id: address_id ?? 0, expected_total }
  at(0)
  expect(await priceOf(1)).toBe('10.00')
  expect((await browser.call(cartList, {})).list[0]).toMatchObject({ price: '10.00' })
  const late = await browser.call(cartCheckout, { ids, coupon_id: 0 })
  expect(late.changes).toMatchObject([{ message: '价格已上涨，由 ¥9.40 变为 ¥10.00' }])
  await expect(browser.call(orderCreate, order)).rejects.toMatchObject({ code: 409 })
  at(-1)
  const placed = await browser.call(orderCreate, order)
  at(60)
  expect((await browser.call(orderDetail, { id: placed.order_id })).order).toMatchObject({
    amounts: { welfare_amount: '6.00' },
    lines: [{ price: '9.40', number: 10 }],
  })
})

test('[RT-38 /welfare] of several discounts that cover a product the best for the buyer counts, wherever it is shown', async () => {
  const others = { category_ids: [], scope_text: '全部品类', begin_at: BEGIN, end_at: END }
  await service.db.insert(welfares).values([
    { ...others, id: 2, rate: 9800 },
    { ...others, id: 3, rate: 9000, category_ids: [11] },
  ])
  const shown = async () => {
    const { welfare: offer } = await browser.call(welfare, {})
    const { goods } = await browser.call(goodsDetail, { id: 1 })
    return [offer?.describe, goods.price, goods.tags[0]?.name]
  }
  try {
    expect(await shown()).toEqual(['立减10%', '9.00', '9折'])
    await service.db.delete(welfares).where(inArray(welfares.id, [3]))
    expect(await shown()).toEqual(['立减6%', '9.40', '94折'])
  } finally {
    await service.db.delete(welfares).where(inArray(welfares.id, [2, 3]))
  }
})

test('[RT-38 /welfare] of two discounts that run, title, scope, list and the tag of each listed product are those of the better', async () => {
  const { db } = service
  // Product 5 is not in category 11.
  const period = { begin_at: BEGIN, end_at: END }
  await db.insert(welfares).values([
    { ...period, id: 7, rate: 9000, category_ids: [11], scope_text: '口服抗感染药' },
    { ...period, id: 6, rate: 9400, category_ids: [], scope_text: '手写的范围' },
  ])
  await db.delete(welfares).where(eq(welfares.id, 1))
  const page = async () => {
    const { welfare: offer } = await browser.call(welfare, {})
    const { list } = await browser.call(goodsList, { welfare: 1 })
    return {
      texts: [offer?.title, offer?.describe, offer?.scope_text],
      ids: list.map(({ id }) => id).sort(),
      tags: [...new Set(list.map(({ tags }) => tags[0]?.describe))],
    }
  }
  try {
    expect(await page()).toEqual({
      texts: ['口服抗感染药9折', '立减10%', '口服抗感染药'],
      ids: [1, 2, 6],
      tags: ['9折，立减10%'],
    })
    expect((await browser.call(goodsDetail, { id: 5 })).goods.tags[0]?.name).toBe('94折')
    await db.delete(welfares).where(eq(welfares.id, 7))
    expect(await page()).toEqual({
      texts: ['全场94折', '立减6%', '全部品类'],
      ids: [1, 2, 5, 6],
      tags: ['94折，立减6%'],
    })
  } finally {
    await db.delete(welfares).where(inArray(welfares.id, [6, 7]))
    await db.insert(welfares).values(FIRST)
  }
})

test('[RT-38 /welfare] a discount on all products lists every ordinary line but those of controlled and ephedrine-type products', async () => {
  const { db } = service
  await insertGoods(db, { id: 7, off_shelf: 1 })
  await db
    .insert(welfares)
    .values({ id: 8, rate: 9000, category_ids: [], scope_text: '', begin_at: BEGIN, end_at: END })
  const idsOf = async (input: { welfare?: 1 }) =>
    (await browser.call(goodsList, input)).list.map(({ id }) => id).sort()
  try {
    const sold = await idsOf({})
    expect(sold).toEqual([1, 2, 3, 4, 5, 6])
    expect(await idsOf({ welfare: 1 })).toEqual(sold.filter(id => id !== 3 && id !== 4))
  } finally {
    await db.delete(welfares).where(eq(welfares.id, 8))
  }
})

test('[RT-38 /welfare] a daily price that is not cheaper does not replace the welfare price', async () => {
  const { list } = await browser.call(goodsList, {})
  expect(list.find(({ id }) => id === 6)).toMatchObject({ goods_price_id: 60, price: '9.40' })
})

test('[RT-38 /welfare] a discount on all products says 全场, one on categories says which; the tag of a product says neither', async () => {
  const { db } = service
  const shown = async () => {
    const { goods } = await browser.call(goodsDetail, { id: 5 })
    return [(await browser.call(welfare, {})).welfare?.title, goods.tags[0]?.describe]
  }
  expect(await shown()).toEqual(['抗感染药94折', undefined])
  const all = { category_ids: [], scope_text: '全部品类', begin_at: BEGIN, end_at: END }
  await db.insert(welfares).values({ ...all, id: 4, rate: 9000 })
  try {
    expect(await shown()).toEqual(['全场9折', '9折，立减10%'])
  } finally {
    await db.delete(welfares).where(eq(welfares.id, 4))
  }
})

test('[VA-07] [RT-38 /welfare] a ladder tag names only the tiers below the price that holds, and goes without any', async () => {
  const { db } = service
  const ladder = { name: '优', describe: '10 盒、50 盒起享阶梯价', is_show: 1, isLadder: 1 } as const
  await db
    .update(goods)
    .set({ tags: [ladder] })
    .where(inArray(goods.id, [1, 2]))
  const tagsAt = async (id: number) =>
    (await browser.call(goodsDetail, { id })).goods.tags.map(({ name, describe }) => [name, describe])
  const all = { category_ids: [], scope_text: '全部品类', begin_at: BEGIN, end_at: END }
  try {
    expect(await tagsAt(1)).toEqual([['94折', '94折，立减6%']])
    expect(await tagsAt(2)).toEqual([
      ['94折', '94折，立减6%'],
      ['优', '50 盒起享阶梯价'],
    ])
    await db.insert(welfares).values({ ...all, id: 5, rate: 8800 })
    expect(await tagsAt(2)).toEqual([['88折', '88折，立减12%']])
    at(0)
    expect(await tagsAt(2)).toEqual([['优', '10 盒、50 盒起享阶梯价']])
  } finally {
    await db.delete(welfares).where(eq(welfares.id, 5))
    await db
      .update(goods)
      .set({ tags: [] })
      .where(inArray(goods.id, [1, 2]))
  }
})
