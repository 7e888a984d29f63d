import { everydayPrice } from '@yaoji/api-client/contract/activity'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { indexSpike } from '@yaoji/api-client/contract/focus'
import { type Goods, goodsDetail, goodsHot, goodsList } from '@yaoji/api-client/contract/goods'
import { orderCreate } from '@yaoji/api-client/contract/order'
import { parsePrice } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertPriceLine } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { chinaMoment } from '../../wire/clock'
import { cartLines } from '../cart/tables'
import { spikeGoods, spikeSessions } from '../promotion/tables'
import { goodsPrices, goods as goodsRows } from './tables'

const TODAY = '2026-11-20'
const RUNNING = chinaMoment(TODAY, 660)

let service: TestService
let buyerId: number
let browser: Browser

/** Goods 1 has a second-kill from 10:00 to 14:00, goods 2 a daily price, goods 3 near-expiry stock, goods 4 nothing. */
beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db)
  await insertGoods(db, { id: 1, price: '5.91', max_qty: 90, limit_period: 'week' })
  for (const id of [2, 3, 4]) await insertGoods(db, { id, price: '8.00' })
  const session = { begin_at: chinaMoment(TODAY, 600), end_at: chinaMoment(TODAY, 840) }
  await insertPriceLine(db, {
    goods_id: 1,
    kind: 'spike',
    price: '3.92',
    quota: 20,
    buyer_limit: 5,
    ...session,
  })
  await db
    .insert(spikeSessions)
    .values({ id: 1, name: '10:00 场', day: TODAY, begin_minute: 600, end_minute: 840 })
  await db.insert(spikeGoods).values({ session_id: 1, goods_id: 1, goods_price_id: 11 })
  const day = { begin_at: chinaMoment(TODAY, 0), end_at: chinaMoment(TODAY, 1440) }
  await insertPriceLine(db, { goods_id: 2, kind: 'everyday', price: '7.00', ...day })
  await db.insert(goodsPrices).values({
    goods_price_id: 33,
    goods_id: 3,
    kind: 'near_expiry',
    price: parsePrice('2.00'),
    stock_goods_price_id: 33,
    stock: 40,
  })
})

beforeEach(async () => {
  service.clock.now = RUNNING
  await service.db.delete(cartLines)
  await sell({ sold: 0 })
  browser = await service.buyer(buyerId)
})

afterAll(() => service.close())

const sell = (change: Partial<typeof goodsPrices.$inferInsert>) =>
  service.db
    .update(goodsPrices)
    .set(change)
    .where(and(eq(goodsPrices.goods_id, 1), eq(goodsPrices.kind, 'spike')))

/** Presses the button of a card: price and type of the line that comes of it. */
async function bought(goods: Goods) {
  await service.db.delete(cartLines)
  const { id, goods_price_id, price } = goods
  const { added } = await browser.call(cartAdd, {
    params: [{ goods_id: id, goods_price_id, price, number: 1 }],
  })
  expect(added).toHaveLength(1)
  const [line] = (await browser.call(cartList, {})).list
  return [line?.price, line?.type]
}

async function cardOf(id: number): Promise<Goods> {
  const { list } = await browser.call(goodsList, {})
  return list.find(goods => goods.id === id)!
}

const page = (id: number, pick: { goods_price_id?: number; is_jxq?: 1 } = {}) =>
  browser.call(goodsDetail, { id, ...pick })

test.each([
  [1, '3.92', 1],
  [2, '7.00', 0],
  [3, '8.00', 0],
  [4, '8.00', 0],
])('[AP-13] [AP-14] goods %i costs %s on its card, on its page and in the cart', async (id, price, type) => {
  const card = await cardOf(id)
  expect(card.price).toBe(price)
  expect(card.expiry_date).toBe('2028-03-01')
  expect(await bought(card)).toEqual([price, type])
  const { goods } = await page(id)
  expect(goods.price).toBe(price)
  expect(await bought(goods)).toEqual([price, type])
  const hot = (await browser.call(goodsHot, {})).list.find(each => each.id === id)
  expect(hot?.goods_price_id).toBe(card.goods_price_id)
})

test('[AP-62] what home shows of a session is what its goods’ page opens with and sells', async () => {
  const [session] = (await browser.call(indexSpike, {})).list
  const shown = session!.list[0]!.goods
  expect(shown).toMatchObject({ goods_price_id: 11, price: '3.92', max_qty: 5, limit_period: null })
  const { goods, other_prices } = await page(1, { goods_price_id: shown.goods_price_id })
  expect(goods).toMatchObject({ price: '3.92', offer: { kind: 'spike', end_at: '2026-11-20 14:00:00' } })
  expect(await bought(goods)).toEqual(['3.92', 1])
  expect(other_prices.map(each => [each.price, each.offer])).toEqual([['5.91', undefined]])
})

test('[AP-17] a daily price and near-expiry stock sell at what they show', async () => {
  const [daily] = (await browser.call(everydayPrice, {})).list
  expect(daily).toMatchObject({ price: '7.00', offer: { kind: 'everyday' } })
  expect(await bought(daily!)).toEqual(['7.00', 0])
  const { list } = await browser.call(goodsList, { zone: 'near_expiry' })
  expect(list.map(each => [each.id, each.price])).toEqual([[3, '2.00']])
  expect(await bought(list[0]!)).toEqual(['2.00', 0])
  expect((await page(3, { is_jxq: 1 })).goods.price).toBe('2.00')
})

test('[AP-14] who names the ordinary line gets it', async () => {
  const { goods, other_prices } = await page(1, { goods_price_id: 10 })
  expect(goods.price).toBe('5.91')
  expect(other_prices.map(each => each.price)).toEqual(['3.92'])
  expect(await bought(goods)).toEqual(['5.91', 0])
})

test('[AP-14] a second-kill that is gone gives way to the ordinary price, and the page says so', async () => {
  await sell({ sold: 20 })
  expect((await cardOf(1)).price).toBe('5.91')
  const { goods, promotions, other_prices } = await page(1, { goods_price_id: 11 })
  expect(goods).toMatchObject({ price: '5.91', goods_price_id: 10 })
  expect(other_prices).toEqual([])
  expect(promotions[0]).toMatchObject({ tag: '秒', title: '本场秒杀已抢光' })
})

test('[AP-14] the tags 秒 and 特 are only on the line with the price of which they speak', async () => {
  const tag = { describe: '10:00 场限时秒杀', is_show: 1 as const, isLadder: 0 as const }
  const set = (tags: (typeof goodsRows.$inferSelect)['tags']) => service.db.update(goodsRows).set({ tags })
  await set([
    { ...tag, name: '秒' },
    { ...tag, name: '特' },
    { ...tag, name: '新' },
  ])
  const namesOf = async (id: number, line = {}) => (await page(id, line)).goods.tags.map(({ name }) => name)
  expect(await namesOf(1)).toEqual(['秒', '新'])
  expect(await namesOf(1, { goods_price_id: 10 })).toEqual(['新'])
  expect(await namesOf(2)).toEqual(['特', '新'])
  expect(await namesOf(4)).toEqual(['新'])
  service.clock.now = chinaMoment(TODAY, 840)
  expect(await namesOf(1)).toEqual(['新'])
  await set([])
})

test('[AP-14] near-expiry stock that was chosen is shown without the notes about second-kills', async () => {
  await service.db.insert(goodsPrices).values({
    goods_price_id: 19,
    goods_id: 1,
    kind: 'near_expiry',
    price: parsePrice('2.00'),
    stock_goods_price_id: 19,
    stock: 40,
  })
  await sell({ sold: 20 })
  const { goods, promotions } = await page(1, { goods_price_id: 19 })
  expect([goods.price, goods.near_expiry, promotions]).toEqual(['2.00', 1, []])
  await service.db.delete(goodsPrices).where(eq(goodsPrices.goods_price_id, 19))
})

test('[AP-14] before its session and after it a second-kill is not for sale; before, the page says when it will be', async () => {
  service.clock.now = chinaMoment(TODAY, 540)
  const before = await page(1, { goods_price_id: 11 })
  expect(before.goods.price).toBe('5.91')
  expect(before.promotions[0]).toMatchObject({
    tag: '秒',
    title: '10:00 开始秒杀',
    describe: '秒杀价 ¥3.92/盒，限购 5 盒',
  })
  const unseen = await service.visitor().call(goodsDetail, { id: 1 })
  expect(unseen.promotions[0]?.describe).toBe('限购 5 盒')
  service.clock.now = chinaMoment(TODAY, 840)
  const after = await page(1, { goods_price_id: 11 })
  expect(after.goods.price).toBe('5.91')
  expect(after.promotions).toEqual([])
  expect((await cardOf(1)).price).toBe('5.91')
})

test('[AP-14] a buyer is offered what the limit leaves, and the ordinary price once it is used up', async () => {
  const id = await insertBuyer(service.db, { phone: '13900000002' })
  const address_id = await insertAddress(service.db, id)
  browser = await service.buyer(id)
  const order = async (number: number) => {
    await browser.call(cartAdd, { params: [{ goods_id: 1, goods_price_id: 11, number }] })
    const ids = (await browser.call(cartList, {})).list.map(line => line.id)
    const { expected_total } = await browser.call(cartCheckout, { ids })
    await browser.call(orderCreate, { ids, address_id, expected_total })
  }
  await order(3)
  expect((await cardOf(1)).max_qty).toBe(2)
  expect((await page(1)).goods).toMatchObject({ price: '3.92', max_qty: 2 })
  await order(2)
  expect((await cardOf(1)).price).toBe('5.91')
  const { goods, promotions } = await page(1, { goods_price_id: 11 })
  expect(goods.price).toBe('5.91')
  expect(promotions[0]).toMatchObject({ title: '本场秒杀已购满' })
})

test('[RO-01] a visitor is offered the same line, and reads no price of it', async () => {
  const { goods } = await service.visitor().call(goodsDetail, { id: 1 })
  expect(goods).toMatchObject({ goods_price_id: 11, buy_state: 'login' })
  expect(goods.price).toBeUndefined()
})
