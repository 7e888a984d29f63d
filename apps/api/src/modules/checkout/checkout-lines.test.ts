import { cartAdd, cartBatchDelete, cartList } from '@yaoji/api-client/contract/cart'
import { type CheckoutPart, cartCheckout, cartCheckoutLines } from '@yaoji/api-client/contract/checkout'
import { orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { parseAmount, sumAmounts } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertCombination } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cartLines } from '../cart/tables'

const GOODS = 2000

let service: TestService
let address_id: number
let browser: Browser

/** Copies of goods 1 and of its line, up to 2,000: every fourth at another price. */
beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  const buyerId = await insertBuyer(db)
  address_id = await insertAddress(db, buyerId, { is_default: 1 })
  await insertGoods(db, { id: 1, price: '10.00', stock: 500 })
  await db.execute(sql`insert into goods
    select (jsonb_populate_record(g, jsonb_build_object('id', i, 'code', 'YJ' || i))).*
    from goods g, generate_series(2, ${GOODS}) i`)
  await db.execute(sql`insert into goods_prices
    select (jsonb_populate_record(p, jsonb_build_object('goods_price_id', i * 10, 'goods_id', i,
      'stock_goods_price_id', i * 10, 'price', case when i % 4 = 0 then 123400 else p.price end))).*
    from goods_prices p, generate_series(2, ${GOODS}) i`)
  await db.execute(sql`insert into stock_lots
    select (jsonb_populate_record(s, jsonb_build_object('id', i * 10, 'goods_id', i, 'goods_price_id', i * 10))).*
    from stock_lots s, generate_series(2, 25) i`)
  await insertGoods(db, { id: 3001, price: '20.00' })
  await insertGoods(db, { id: 3002, price: '30.00' })
  const items = [
    { goods_id: 3001, number: 2, price: '19.00' },
    { goods_id: 3002, number: 1, price: '28.00' },
  ]
  await insertCombination(db, { id: 9, items })
  browser = await service.buyer(buyerId)
})

afterAll(() => service.close())

beforeEach(() => service.db.delete(cartLines))

async function fill(count: number): Promise<number[]> {
  const params = Array.from({ length: count }, (_, at) => ({ goods_id: at + 1, number: 12 }))
  await browser.call(cartAdd, { params })
  return (await browser.call(cartList, {})).list.map(line => line.id)
}

/** All lines of a part: those of the answer, and the others by a hundred. */
async function linesOf({ lines, line_ids }: CheckoutPart, ids: number[]) {
  const all = [...lines]
  while (all.length < line_ids.length) {
    const wanted = line_ids.slice(all.length, all.length + 100)
    all.push(...(await browser.call(cartCheckoutLines, { ids, line_ids: wanted })).lines)
  }
  return all
}

test('[AP-08] a checkout of 2,000 lines is answered in less than 300 kB, and its lines are read in parts', async () => {
  const ids = await fill(GOODS)
  const answer = await browser.call(cartCheckout, { ids, new: 1 })
  expect(JSON.stringify(answer).length).toBeLessThan(300_000)
  const [part] = answer.parts
  expect(part).toMatchObject({ line_count: GOODS, goods_number: GOODS * 12, gift_number: 0 })
  expect(part!.lines.map(line => line.id)).toEqual(part!.line_ids.slice(0, 20))

  const lines = await linesOf(part!, ids)
  expect(lines.map(line => line.id)).toEqual(part!.line_ids)
  expect(new Set(lines.map(line => line.subtotal))).toEqual(new Set(['120.00', '148.08']))
  const sum = sumAmounts(lines.map(line => parseAmount(line.subtotal ?? '')))
  expect(sum).toBe(parseAmount(answer.amounts.goods_amount))
})

test('[AP-08] a package among them costs what its products cost together', async () => {
  await fill(25)
  await browser.call(cartAdd, { params: [{ goods_id: 9, number: 3, type: 3 }] })
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const { lines } = await browser.call(cartCheckoutLines, { ids, line_ids: ids })
  expect(lines.find(line => line.type === 3)).toMatchObject({ price: '66.00', subtotal: '198.00' })
})

test('[AP-08] lines of nobody and those taken out meanwhile are left out', async () => {
  const ids = await fill(25)
  const { parts } = await browser.call(cartCheckout, { ids })
  const [part] = parts
  const gone = part!.line_ids[21]!
  await browser.call(cartBatchDelete, { ids: [gone] })
  const wanted = [...part!.line_ids.slice(20, 23), 2_000_000_000]
  const { lines } = await browser.call(cartCheckoutLines, { ids, line_ids: wanted })
  expect(lines.map(line => line.id)).toEqual([part!.line_ids[20], part!.line_ids[22]])
})

test('[AP-08] more than a hundred lines at once are refused', async () => {
  const ids = Array.from({ length: 101 }, (_, at) => at + 1)
  await expect(browser.call(cartCheckoutLines, { ids, line_ids: ids })).rejects.toMatchObject({
    kind: 'invalid',
  })
})

test('[AP-08] an order has all lines of its part, also those that the checkout did not answer', async () => {
  const ids = await fill(25)
  const { parts, expected_total, expected_count } = await browser.call(cartCheckout, { ids })
  const placed = await browser.call(orderCreate, {
    ids: parts.flatMap(part => part.line_ids),
    address_id,
    expected_total,
    expected_count,
  })
  const { order } = await browser.call(orderDetail, { id: placed.order_id })
  expect(order.lines).toHaveLength(25)
})

test('[AP-01] the cart is read in pages, with the totals of all its lines', async () => {
  const ids = await fill(25)
  const page = await browser.call(cartList, { page: 2, per_page: 10 })
  expect(page.list.map(line => line.id)).toEqual(ids.slice(10, 20))
  expect(page.total.count).toBe(25)
  expect((await browser.call(cartList, { page: 4, per_page: 10 })).list).toEqual([])
})
