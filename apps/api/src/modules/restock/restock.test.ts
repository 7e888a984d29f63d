import { restockCheaper, restockLastOrder, restockList } from '@yaoji/api-client/contract/restock'
import { ORDER, type OrderStatus, parsePrice } from '@yaoji/domain'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { goodsPrices } from '../goods/tables'
import { orderLines, orders } from '../order/tables'

const DAY_MS = 86_400_000

let service: TestService
let buyerId: number
let otherId: number
let number = 0

const daysAgo = (days: number) => new Date(service.clock.now.getTime() - days * DAY_MS)

type Line = [goods_id: number, number: number]

async function buy(user_id: number, created_at: Date, lines: Line[], status: OrderStatus = ORDER.completed) {
  number += 1
  const sn = `R${number}`
  const address = { consignee: '', mobile: '', region: '', detail: '' }
  const counts = { line_count: lines.length, goods_number: 1 }
  const [order] = await service.db
    .insert(orders)
    .values({
      sn,
      parent_sn: sn,
      user_id,
      ck_id: 1,
      warehouse: '上海仓',
      status,
      ...counts,
      address,
      created_at,
      pay_before: created_at,
    })
    .returning({ id: orders.id })
  const text = { name: '', ypgg: '', sccj: '', bzdw: '盒', approval_no: '', image: '' }
  const price = { price: parsePrice('9.00'), raw_price: parsePrice('9.00') }
  await service.db.insert(orderLines).values(
    lines.map(([goods_id, packs]): typeof orderLines.$inferInsert => ({
      order_id: order!.id,
      goods_id,
      goods_price_id: goods_id * 10,
      stock_goods_price_id: goods_id * 10,
      type: 0,
      ...text,
      ...price,
      number: packs,
    })),
  )
}

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  otherId = await insertBuyer(service.db, { phone: '13900000002' })
  for (let id = 1; id <= 4; id += 1) await insertGoods(service.db, { id })
  for (const days of [55, 35, 15]) await buy(buyerId, daysAgo(days), [[1, 30]])
  for (const days of [62, 42, 22]) await buy(buyerId, daysAgo(days), [[2, days]])
  // Two orders of one day are one purchase.
  await buy(buyerId, daysAgo(22), [[2, 3]])
  for (const days of [9, 5]) await buy(buyerId, daysAgo(days), [[3, 5]])
  await buy(buyerId, daysAgo(3), [[4, 5]], ORDER.cancelled)
  for (const days of [500, 450, 400]) await buy(buyerId, daysAgo(days), [[4, 5]])
})

afterAll(() => service.close())

test('what is due is first, with its interval, the usual number and the last purchase', async () => {
  const browser = await service.buyer(buyerId)
  const { list, due } = await browser.call(restockList, {})
  expect(list.map(({ goods, state }) => [goods.id, state])).toEqual([
    [2, 'due'],
    [1, 'later'],
    [3, 'unknown'],
  ])
  expect(due).toBe(1)
  expect(list[0]).toMatchObject({
    interval_days: 20,
    days_since: 22,
    usual_number: 42,
    last_number: 3,
    last_price: '9.00',
  })
  expect(list[2]).toMatchObject({ interval_days: null, days_since: 5 })
})

test('only the days in China count, and an order of the evening in Greenwich is of the next day', async () => {
  const today = Math.floor((service.clock.now.getTime() + 8 * 3_600_000) / DAY_MS)
  const lateOf = (days: number) => new Date((today - days) * DAY_MS - 8 * 3_600_000 + 60_000)
  const user = await insertBuyer(service.db, { phone: '13900000003' })
  for (const days of [3, 2, 1]) await buy(user, lateOf(days), [[1, 10]])
  const { list } = await (await service.buyer(user)).call(restockList, { count: 1 })
  expect(list).toMatchObject([{ goods: { id: 1 }, interval_days: 1, days_since: 1, state: 'due' }])
})

test('a buyer sees the own purchases only, and as many as were asked for', async () => {
  expect(await (await service.buyer(otherId)).call(restockList, {})).toEqual({ list: [], due: 0 })
  expect((await (await service.buyer(buyerId)).call(restockList, { count: 2 })).list).toHaveLength(2)
})

test('without a right to see the price there is no last price', async () => {
  const waiting = await insertBuyer(service.db, { phone: '13900000004', licence_state: 'submitted' })
  await buy(waiting, daysAgo(3), [[1, 10]])
  const { list } = await (await service.buyer(waiting)).call(restockList, {})
  expect(list).toHaveLength(1)
  expect(list[0]?.goods.price).toBeUndefined()
  expect(list[0]?.last_price).toBeUndefined()
})

test('a visitor is asked to log in', async () => {
  expect((await service.visitor().raw('GET', '/api/user/restock')).body.code).toBe(401)
})

test('[RT-03] of the regular products those are cheaper whose price fell since the last purchase', async () => {
  const buyer = await insertBuyer(service.db, { phone: '13900000005' })
  for (const days of [50, 30, 10])
    await buy(buyer, daysAgo(days), [
      [1, 10],
      [2, 10],
      [3, 10],
    ])
  for (const days of [6, 3]) await buy(buyer, daysAgo(days), [[4, 10]])
  const browser = await service.buyer(buyer)
  const priceOf = async (id: number, price: string) => {
    await service.db
      .update(goodsPrices)
      .set({ price: parsePrice(price) })
      .where(eq(goodsPrices.goods_id, id))
  }
  await priceOf(1, '8.50')
  await priceOf(2, '9.00')
  await priceOf(3, '6.00')
  // It was bought twice only: it is not regular.
  await priceOf(4, '1.00')
  const { list, compared } = await browser.call(restockCheaper, {})
  expect(compared).toBe(3)
  expect(list.map(({ goods, last_price }) => [goods.id, goods.price, last_price])).toEqual([
    [3, '6.00', '9.00'],
    [1, '8.50', '9.00'],
  ])
  expect(await (await service.buyer(otherId)).call(restockCheaper, {})).toEqual({ list: [], compared: 0 })
})

test('[RT-03] the last purchase is that of all its orders, without one that was cancelled or is not paid', async () => {
  const buyer = await insertBuyer(service.db, { phone: '13900000006' })
  const browser = await service.buyer(buyer)
  expect(await browser.call(restockLastOrder, {})).toEqual({ order: null, list: [], left_out: [] })
  await buy(buyer, daysAgo(9), [[4, 99]])
  await buy(buyer, daysAgo(3), [
    [2, 5],
    [1, 30],
  ])
  await buy(buyer, daysAgo(3), [
    [3, 7],
    [2, 5],
  ])
  const [first, second] = await service.db
    .select()
    .from(orders)
    .where(eq(orders.user_id, buyer))
    .orderBy(desc(orders.id))
  await service.db.update(orders).set({ parent_sn: first!.sn }).where(eq(orders.id, second!.id))
  await buy(buyer, daysAgo(2), [[4, 1]], ORDER.cancelled)
  await buy(buyer, daysAgo(1), [[4, 1]], ORDER.unpaid)
  const answer = await browser.call(restockLastOrder, {})
  expect(answer.order?.parent_sn).toBe(first!.sn)
  expect(answer.list.map(({ goods, number, last_price }) => [goods.id, number, last_price])).toEqual([
    [2, 10, '9.00'],
    [1, 30, '9.00'],
    [3, 7, '9.00'],
  ])
  await service.db
    .update(goodsPrices)
    .set({ kind: 'gift' as never })
    .where(eq(goodsPrices.goods_id, 3))
  await service.db.update(orderLines).set({ name: '不再经营的商品' }).where(eq(orderLines.goods_id, 3))
  expect((await browser.call(restockLastOrder, {})).left_out).toEqual(['不再经营的商品'])
  await service.db.update(goodsPrices).set({ kind: 'normal' }).where(eq(goodsPrices.goods_id, 3))
})
