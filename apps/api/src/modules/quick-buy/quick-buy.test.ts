import { quickBuyList, quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { ORDER, type OrderStatus, parsePrice } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { goodsPrices } from '../goods/tables'
import { orderLines, orders } from '../order/tables'

let service: TestService
let buyerId: number
let number = 0

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  for (let id = 1; id <= 4; id += 1) await insertGoods(service.db, { id })
  await insertOrder(buyerId, '2026-10-01', ORDER.completed, [
    [1, 10, '9.00'],
    [2, 500, '3.00'],
  ])
  await insertOrder(buyerId, '2026-11-01', ORDER.shipped, [[1, 20, '9.50']])
  await insertOrder(buyerId, '2026-11-10', ORDER.toShip, [[3, 5, '8.00']])
  await insertOrder(buyerId, '2026-11-11', ORDER.unpaid, [[4, 5, '8.00']])
  await insertOrder(buyerId, '2026-11-12', ORDER.closed, [[4, 5, '8.00']])
  const other = await insertBuyer(service.db, { phone: '13900000002' })
  await insertOrder(other, '2026-11-12', ORDER.completed, [[4, 5, '8.00']])
})

afterAll(() => service.close())

type Line = [goods_id: number, number: number, price: string, goods_price_id?: number]

async function insertOrder(user_id: number, day: string, status: OrderStatus, lines: Line[]): Promise<void> {
  number += 1
  const created_at = new Date(`${day}T02:00:00Z`)
  const [order] = await service.db
    .insert(orders)
    .values({
      sn: `S${number}`,
      parent_sn: `P${number}`,
      user_id,
      ck_id: 1,
      warehouse: '上海仓',
      status,
      line_count: lines.length,
      goods_number: 1,
      address: { consignee: '', mobile: '', region: '', detail: '' },
      created_at,
      pay_before: created_at,
    })
    .returning({ id: orders.id })
  await service.db.insert(orderLines).values(
    lines.map(([goods_id, packs, price, goods_price_id = goods_id * 10]): typeof orderLines.$inferInsert => ({
      order_id: order!.id,
      goods_id,
      goods_price_id,
      stock_goods_price_id: goods_id * 10,
      type: 0,
      name: '',
      ypgg: '',
      sccj: '',
      bzdw: '盒',
      approval_no: '',
      image: '',
      number: packs,
      price: parsePrice(price),
      raw_price: parsePrice(price),
    })),
  )
}

test('[AP-24] what was bought and paid, with times, numbers and the last price', async () => {
  const browser = await service.buyer(buyerId)
  const page = await browser.call(quickBuyList, {})
  expect(page.total).toBe(3)
  expect(page.list[0]).toMatchObject({
    goods: { id: 1 },
    times: 2,
    total_number: 30,
    last_number: 20,
    last_price: '9.50',
    last_at: '2026-11-01 10:00:00',
  })
})

test('[AP-24] sorted by times, by how lately, or by how much', async () => {
  const browser = await service.buyer(buyerId)
  const ids = async (order?: 'times' | 'recent' | 'number') =>
    (await browser.call(quickBuyList, { order })).list.map(row => row.goods.id)
  expect(await ids()).toEqual([1, 3, 2])
  expect(await ids('recent')).toEqual([3, 1, 2])
  expect(await ids('number')).toEqual([2, 1, 3])
  expect((await browser.call(quickBuyList, { per_page: 1, page: 2 })).list.map(row => row.goods.id)).toEqual([
    3,
  ])
})

test('[AP-24] [SV-05] a buyer who may not see prices now gets no last price either', async () => {
  await service.db.update(users).set({ licence_state: 'rejected' }).where(eq(users.id, buyerId))
  const { body } = await (await service.buyer(buyerId)).raw('GET', '/api/user/fast_buy')
  expect(JSON.stringify(body)).not.toContain('price":"')
  await service.db.update(users).set({ licence_state: 'passed' }).where(eq(users.id, buyerId))
})

test('[AP-24] [RT-30] a last purchase of near-expiry stock is marked, in the list and in the grid', async () => {
  const user_id = await insertBuyer(service.db, { phone: '13900000003' })
  const near = { kind: 'near_expiry', price: parsePrice('5.00'), stock: 0 } as const
  await service.db.insert(goodsPrices).values([
    { ...near, goods_id: 1, goods_price_id: 13, stock_goods_price_id: 13 },
    { ...near, goods_id: 2, goods_price_id: 23, stock_goods_price_id: 23 },
  ])
  await insertOrder(user_id, '2026-11-01', ORDER.shipped, [
    [1, 5, '9.00'],
    [2, 5, '5.00', 23],
  ])
  await insertOrder(user_id, '2026-11-02', ORDER.shipped, [
    [1, 5, '5.00', 13],
    [2, 5, '9.00'],
  ])
  const browser = await service.buyer(user_id)
  const { list } = await browser.call(quickBuyList, {})
  expect(list.map(each => [each.goods.id, each.last_price, each.last_near_expiry])).toEqual([
    [1, '5.00', 1],
    [2, '9.00', 0],
  ])
  const { products } = await browser.call(quickBuyMatch, { queries: [], goods_ids: [1, 2] })
  expect(products.map(({ goods, bought }) => [goods.id, bought?.last_near_expiry])).toEqual([
    [1, 1],
    [2, 0],
  ])
})

test('[RT-30] what was bought before is first, with its last price and number', async () => {
  const browser = await service.buyer(buyerId)
  const { products } = await browser.call(quickBuyMatch, { queries: [], goods_ids: [1, 4] })
  const bought = new Map(products.map(each => [each.goods.id, each.bought]))
  expect(bought.get(1)).toMatchObject({ times: 2, last_number: 20, last_price: '9.50' })
  expect(bought.get(4)).toBeNull()
})

test('[AP-24] [RT-30] a gift was not bought: it is not in the list, and has no earlier purchase in the grid', async () => {
  const user_id = await insertBuyer(service.db, { phone: '13900000004' })
  await insertOrder(user_id, '2026-11-01', ORDER.shipped, [
    [1, 5, '9.00'],
    [2, 1, '0.00'],
  ])
  await service.db.update(orderLines).set({ is_gift: 1 }).where(eq(orderLines.price, 0))
  const browser = await service.buyer(user_id)
  const { list } = await browser.call(quickBuyList, {})
  expect(list.map(({ goods }) => goods.id)).toEqual([1])
  const { products } = await browser.call(quickBuyMatch, { queries: [], goods_ids: [1, 2] })
  expect(products.map(({ goods, bought }) => [goods.id, bought?.total_number])).toEqual([
    [1, 5],
    [2, undefined],
  ])
})

test('[RT-30] of several products with one name those come first that the buyer bought most often', async () => {
  const named = async (user_id: number) => {
    const { matches } = await (await service.buyer(user_id)).call(quickBuyMatch, {
      queries: ['阿莫西林胶囊'],
    })
    expect(matches[0]).toMatchObject({ state: 'several', total: 4 })
    return matches[0]!.goods_ids
  }
  const user_id = await insertBuyer(service.db, { phone: '13900000005' })
  const [first, second, third, last] = await named(user_id)
  await insertOrder(user_id, '2026-11-01', ORDER.shipped, [
    [last!, 1, '9.00'],
    [third!, 500, '9.00'],
  ])
  await insertOrder(user_id, '2026-11-02', ORDER.shipped, [[last!, 1, '9.00']])
  expect(await named(user_id)).toEqual([last, third, first, second])
})
