import { everydayPrice, goodsActivities } from '@yaoji/api-client/contract/activity'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { indexSpike } from '@yaoji/api-client/contract/focus'
import { orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { parsePrice } from '@yaoji/domain'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { chinaMoment } from '../../wire/clock'
import { goodsPrices, type PriceKind } from '../goods/tables'
import { fullReductionGoods, fullReductions, spikeGoods, spikeSessions } from '../promotion/tables'

const TODAY = '2026-11-20'

let service: TestService
let buyerId: number

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  for (let id = 1; id <= 9; id += 1)
    await insertGoods(service.db, { id, sales: id, stock: id === 9 ? 0 : 100 })
  await insertSpike(1, TODAY, 0, 600)
  await insertSpike(2, TODAY, 600, 840)
  await insertSpike(3, TODAY, 840, 1200)
  await insertSpike(4, '2026-11-21', 0, 600)
  await insertLine(51, 5, { kind: 'everyday', day: TODAY, minutes: [0, 1440] })
  await insertLine(61, 6, { kind: 'everyday', day: '2026-11-21', minutes: [0, 1440] })
})

beforeEach(() => {
  service.clock.now = chinaMoment(TODAY, 600)
})

afterAll(() => service.close())

interface Line {
  kind: PriceKind
  day: string
  minutes: [number, number]
  quota?: number
  sold?: number
}

async function insertLine(goods_price_id: number, goods_id: number, { day, minutes, ...line }: Line) {
  await service.db.insert(goodsPrices).values({
    goods_price_id,
    goods_id,
    price: parsePrice('6.60'),
    stock_goods_price_id: goods_id * 10,
    begin_at: chinaMoment(day, minutes[0]),
    end_at: chinaMoment(day, minutes[1]),
    ...line,
  })
}

async function insertSpike(id: number, day: string, begin_minute: number, end_minute: number) {
  await service.db.insert(spikeSessions).values({ id, name: `${id} 场`, day, begin_minute, end_minute })
  await insertLine(id * 10 + 1, id, {
    kind: 'spike',
    day,
    minutes: [begin_minute, end_minute],
    quota: 50,
    sold: 20,
  })
  await service.db.insert(spikeGoods).values({ session_id: id, goods_id: id, goods_price_id: id * 10 + 1 })
}

test('[AP-62] today’s sessions with their state by the service’s clock and what is gone', async () => {
  const browser = await service.buyer(buyerId)
  const { list, timestamp } = await browser.call(indexSpike, {})
  expect(list.map(session => [session.id, session.state])).toEqual([
    [1, 'over'],
    [2, 'running'],
    [3, 'coming'],
  ])
  expect(timestamp).toBe(service.clock.now.getTime() / 1000)
  const running = list[1]!
  expect(running.begin_at).toBe('2026-11-20 10:00:00')
  expect(running.begin_timestamp).toBe(timestamp)
  expect(running.list).toMatchObject([{ number: 50, sold: 20, goods: { id: 2, price: '6.60', number: 30 } }])
})

test('[AP-62] a session ends with the moment at which the next one begins', async () => {
  const browser = await service.buyer(buyerId)
  const statesAt = async (minute: number, ms = 0) => {
    service.clock.now = new Date(chinaMoment(TODAY, minute).getTime() + ms)
    return (await browser.call(indexSpike, {})).list.map(session => session.state)
  }
  expect(await statesAt(600, -1)).toEqual(['running', 'coming', 'coming'])
  expect(await statesAt(840)).toEqual(['over', 'over', 'running'])
})

test('[AP-62] [AP-17] [RO-01] a visitor sees the offers and no price in them', async () => {
  const visitor = service.visitor()
  const spike = await visitor.call(indexSpike, {})
  const daily = await visitor.call(everydayPrice, {})
  const goods = [...spike.list.flatMap(session => session.list.map(each => each.goods)), ...daily.list]
  expect(goods).toHaveLength(4)
  expect(goods.every(each => each.buy_state === 'login' && each.price === undefined)).toBe(true)
})

test('[AP-17] today’s special prices, and until when they hold', async () => {
  const browser = await service.buyer(buyerId)
  const answer = await browser.call(everydayPrice, {})
  expect(answer.list.map(goods => [goods.id, goods.price, goods.normal_price])).toEqual([
    [5, '6.60', '12.80'],
  ])
  expect(answer).toMatchObject({
    date: TODAY,
    end_timestamp: chinaMoment('2026-11-21', 0).getTime() / 1000,
  })
})

test('[AP-17] [SV-03] the special price begins and ends to the second, on the page, in the cart and in the order', async () => {
  const buyer = await insertBuyer(service.db, { phone: '13900000017' })
  await insertAddress(service.db, buyer)
  const browser = await service.buyer(buyer)
  const at = (seconds: number) => {
    service.clock.now = new Date(chinaMoment('2026-11-21', 0).getTime() + seconds * 1000)
  }
  const shown = async () =>
    (await browser.call(everydayPrice, {})).list.map(({ id, price }) => `${id}: ${price}`)
  at(-1)
  expect(await shown()).toEqual(['5: 6.60'])
  await browser.call(cartAdd, { params: [{ goods_id: 5, goods_price_id: 51, number: 10 }] })
  const { list } = await browser.call(cartList, {})
  expect(list[0]).toMatchObject({ price: '6.60', subtotal: '66.00' })
  const ids = list.map(line => line.id)
  const checkout = await browser.call(cartCheckout, { ids, coupon_id: 0 })
  const order = { ids, address_id: checkout.address_id ?? 0, expected_total: checkout.expected_total }
  at(0)
  expect(await shown()).toEqual(['6: 6.60'])
  expect((await browser.call(cartList, {})).list[0]?.notices).toMatchObject([{ kind: 'ended' }])
  await expect(browser.call(orderCreate, order)).rejects.toMatchObject({ code: 409 })
  at(-1)
  const placed = await browser.call(orderCreate, order)
  expect((await browser.call(orderDetail, { id: placed.order_id })).order.lines[0]).toMatchObject({
    price: '6.60',
    number: 10,
  })
})

test('[AP-15] running activities with their best sellers, in stock first', async () => {
  const plan = { describe: '', tiers: [{ amount: 50_000, reduce: 1200 }] }
  await service.db.insert(fullReductions).values([
    { goods_manjian_id: 1, name: '感冒专场', begin_date: '2026-11-01', end_date: '2026-12-01', ...plan },
    { goods_manjian_id: 2, name: '今天结束', begin_date: '2026-11-01', end_date: TODAY, ...plan },
    { goods_manjian_id: 3, name: '已经结束', begin_date: '2026-11-01', end_date: '2026-11-19', ...plan },
    { goods_manjian_id: 4, name: '还没开始', begin_date: '2026-11-21', end_date: '2026-12-01', ...plan },
  ])
  const part = (id: number, goodsIds: number[]) =>
    goodsIds.map(goods_id => ({ goods_manjian_id: id, goods_id }))
  await service.db
    .insert(fullReductionGoods)
    .values([...part(3, [3, 4]), ...part(4, [2]), ...part(1, [1, 2, 9]), ...part(2, [3])])
  const { list } = await (await service.buyer(buyerId)).call(goodsActivities, {})
  expect(list.map(each => [each.name, each.goods.map(goods => goods.id)])).toEqual([
    ['今天结束', [3]],
    ['感冒专场', [2, 1, 9]],
  ])
  expect(list[0]).toMatchObject({
    begin_date: '2026-11-01',
    end_date: TODAY,
    tiers: [{ amount: '500.00', reduce: '12.00' }],
  })
})

test('[AP-62] [AP-17] the offers of a day end with the day: no timed job of the service brings them back', async () => {
  const browser = await service.buyer(buyerId)
  const offers = async () => [
    ...(await browser.call(indexSpike, {})).list.flatMap(({ list }) => list.map(({ goods }) => goods.id)),
    ...(await browser.call(everydayPrice, {})).list.map(({ id }) => id),
  ]
  expect(await offers()).toEqual([1, 2, 3, 5])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  service.clock.now = chinaMoment('2026-11-27', 600)
  await service.app.listen({ port: 0 })
  await vi.advanceTimersByTimeAsync(3_600_000)
  vi.useRealTimers()
  expect(await offers()).toEqual([])
})
