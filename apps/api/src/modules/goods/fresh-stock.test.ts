import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { goodsDetail, goodsHot, goodsList } from '@yaoji/api-client/contract/goods'
import { orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBooks, insertAddress } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertGift, insertPriceLine } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cartLines } from '../cart/tables'
import { goodsPrices, stockLots } from './tables'

let service: TestService
let browser: Browser
let addressId: number

/** Goods 1 has one lot to the last of the month, goods 2 another that lasts; goods 3 gives goods 1 away. */
const LAST_DAY = '2026-11-30'
const ON_IT = new Date('2026-11-29T15:59:59Z')
const AFTER = new Date('2026-11-29T16:00:00Z')

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  await insertGoods(db, { id: 1, stock: 30, expiry_date: LAST_DAY, sales: 900 })
  await insertGoods(db, { id: 2, stock: 50 })
  await insertGoods(db, { id: 3, stock: 40 })
  await insertGift(db, { id: 1, goods_id: 3, need: 2, gift_goods_id: 1, give: 1 })
  await insertPriceLine(db, { goods_id: 1, kind: 'spike', price: '1.00', quota: 9 })
  // Of the 50 packs on the books, 20 expire.
  const lot = { goods_id: 2, goods_price_id: 20, ck_id: 1, produce_date: '2025-01-01' }
  await db
    .insert(stockLots)
    .values({ ...lot, id: 21, batch_no: 'B250101', expiry_date: LAST_DAY, number: 20 })
  await db.update(stockLots).set({ number: 30 }).where(eq(stockLots.id, 20))
  const buyerId = await insertBuyer(db)
  addressId = await insertAddress(db, buyerId)
  browser = await service.buyer(buyerId)
})

beforeEach(async () => {
  service.clock.now = ON_IT
  await service.db.delete(cartLines)
})

afterAll(async () => {
  expect(await auditBooks(service.db)).toEqual([])
  await service.close()
})

const shelf = async (input: { in_stock?: 1; facets?: 1 } = {}) => {
  const { list, facets } = await browser.call(goodsList, { sort: 'expiry', ...input })
  return { rows: list.map(goods => [goods.id, goods.number, goods.buy_state, goods.expiry_date]), facets }
}

test('[SV-03] a list counts a lot until its last day begins, and what is left after it', async () => {
  expect((await shelf()).rows).toEqual([
    // Offered at its second-kill, of which there are 9.
    [1, 9, 'ok', LAST_DAY],
    [2, 50, 'ok', LAST_DAY],
    [3, 40, 'ok', '2028-03-01'],
  ])
  service.clock.now = AFTER
  const after = await shelf({ facets: 1 })
  expect(after.rows).toEqual([
    [2, 30, 'ok', '2028-03-01'],
    [3, 40, 'ok', '2028-03-01'],
    [1, 0, 'no_stock', null],
  ])
  expect(after.facets?.in_stock).toBe(2)
  expect((await shelf({ in_stock: 1 })).rows.map(([id]) => id)).toEqual([2, 3])
})

test('[SV-03] once the lot that expires first is sold out, list and page name the day of the next one', async () => {
  const { db } = service
  const set = async (packs: number) => {
    await db.update(stockLots).set({ number: packs }).where(eq(stockLots.id, 21))
    await db
      .update(goodsPrices)
      .set({ stock: 30 + packs })
      .where(eq(goodsPrices.goods_price_id, 20))
  }
  await set(0)
  expect((await shelf()).rows[1]).toEqual([2, 30, 'ok', '2028-03-01'])
  expect((await browser.call(goodsDetail, { id: 2 })).goods.expiry_date).toBe('2028-03-01')
  await set(20)
})

test('[AP-14] a page shows the lots that are sold from, and hot goods are goods in stock', async () => {
  service.clock.now = AFTER
  const { goods, batches } = await browser.call(goodsDetail, { id: 2 })
  expect([goods.number, batches.map(batch => batch.batch_no)]).toEqual([30, ['B260101']])
  expect((await browser.call(goodsDetail, { id: 1 })).batches).toEqual([])
  expect((await browser.call(goodsHot, {})).list.map(each => each.id)).not.toContain(1)
})

test('[ST-02] a line goes unselected when its lot expires, its offers with it, and nothing more is added', async () => {
  await browser.call(cartAdd, {
    params: [
      { goods_id: 1, number: 2 },
      { goods_id: 1, number: 2, type: 1 },
      { goods_id: 2, number: 40 },
      { goods_id: 3, number: 4 },
    ],
  })
  const gifts = async () =>
    (await browser.call(cartList, {})).list.find(line => line.goods.id === 3)?.gift_data?.total
  expect(await gifts()).toBe(2)
  service.clock.now = AFTER
  const { list } = await browser.call(cartList, {})
  const states = list.map(line => [line.goods_price_id, line.is_selected, line.goods.buy_state])
  expect(states.slice(0, 4).sort()).toEqual([
    [10, 0, 'no_stock'],
    [11, 0, 'no_stock'],
    [20, 1, 'ok'],
    [30, 1, 'ok'],
  ])
  expect(list.find(line => line.goods_price_id === 20)?.notices).toContainEqual({
    kind: 'stock_short',
    text: '库存只剩 30 盒，可购 30 盒',
  })
  expect(await gifts()).toBeUndefined()
  const more = await browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  expect(more.refused).toEqual([expect.objectContaining({ reason: 'no_stock' })])
})

test('[SV-03] an order takes what lasts; when a lot expires between check and order, the answer says what is left', async () => {
  await browser.call(cartAdd, { params: [{ goods_id: 2, number: 40 }] })
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const { expected_total } = await browser.call(cartCheckout, { ids })
  service.clock.now = AFTER
  const order = { ids, address_id: addressId, expected_total }
  await expect(browser.call(orderCreate, order)).rejects.toMatchObject({
    code: 409,
    message: '阿莫西林胶囊 2：库存只剩 30 盒，可购 30 盒',
  })
  await service.db.delete(cartLines)
  await browser.call(cartAdd, { params: [{ goods_id: 2, number: 30 }] })
  const again = (await browser.call(cartList, {})).list.map(line => line.id)
  const total = (await browser.call(cartCheckout, { ids: again })).expected_total
  const placed = await browser.call(orderCreate, { ids: again, address_id: addressId, expected_total: total })
  const [line] = (await browser.call(orderDetail, { id: placed.order_id })).order.lines
  expect(line?.batches.map(batch => [batch.batch_no, batch.number])).toEqual([['B260101', 30]])
  expect((await shelf()).rows.find(([id]) => id === 2)).toEqual([2, 0, 'no_stock', null])
})
