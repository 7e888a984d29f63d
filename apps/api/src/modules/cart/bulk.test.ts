import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { CART_LIMIT } from './rows'
import { cartLines } from './tables'

let service: TestService
let buyerId: number

const GOODS = 2000

/** Copies of goods 1 and of its line, up to 2,000. */
beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db)
  await insertGoods(db, { id: 1, stock: 100, max_qty: 50 })
  await db.execute(sql`insert into goods
    select (jsonb_populate_record(g, jsonb_build_object('id', i, 'code', 'YJ' || i))).*
    from goods g, generate_series(2, ${GOODS}) i`)
  await db.execute(sql`insert into goods_prices
    select (jsonb_populate_record(p, jsonb_build_object('goods_price_id', i * 10, 'goods_id', i,
      'stock_goods_price_id', i * 10, 'stock', case when i % 10 = 0 then 0 else 100 end))).*
    from goods_prices p, generate_series(2, ${GOODS}) i`)
})

afterAll(() => service.close())

test('[AP-02] 2,000 entries go in at once and every one is accounted for, in their order', async () => {
  const browser = await service.buyer(buyerId)
  const params = Array.from({ length: GOODS }, (_, at) => ({
    goods_id: at + 1,
    number: at % 10 === 4 ? 51 : 12,
  }))
  const result = await browser.call(cartAdd, { params })
  const outcomes = [...result.added, ...result.adjusted, ...result.refused]
  expect(outcomes.map(row => row.entry).sort((a, b) => a - b)).toEqual(params.map((_, at) => at))
  expect(result.adjusted).toHaveLength(200)
  expect(result.refused.map(row => row.id)).toEqual(
    params.filter((_, at) => at % 10 === 9).map(line => line.goods_id),
  )
  const { list, total } = await browser.call(cartList, {})
  expect(list).toHaveLength(1800)
  expect(total).toMatchObject({ count: 1800, selected_count: 1800, selected_number: 1600 * 12 + 200 * 50 })
})

test('[AP-02] more than 2,000 entries are refused as a whole', async () => {
  const browser = await service.buyer(buyerId)
  const params = Array.from({ length: GOODS + 1 }, () => ({ goods_id: 1, number: 1 }))
  await expect(browser.call(cartAdd, { params })).rejects.toMatchObject({ kind: 'invalid' })
})

test('a full cart takes more of what it holds and nothing new', async () => {
  const id = await insertBuyer(service.db, { phone: '13900000077' })
  const browser = await service.buyer(id)
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  await service.db.execute(sql`insert into ${cartLines}
    (owner, goods_id, goods_price_id, type, number, added_at)
    select ${`user:${id}`}, i, i, 0, 1, now() from generate_series(100001, ${100_000 + CART_LIMIT - 1}) i`)
  const result = await browser.call(cartAdd, {
    params: [
      { goods_id: 1, number: 2 },
      { goods_id: 2, number: 2 },
    ],
  })
  expect(result.added).toEqual([expect.objectContaining({ entry: 0, number: 3 })])
  expect(result.refused).toEqual([expect.objectContaining({ entry: 1, reason: 'cart_full' })])
  expect(result.cart).toBe(CART_LIMIT)
})
