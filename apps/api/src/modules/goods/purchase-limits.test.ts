import { cartAdd } from '@yaoji/api-client/contract/cart'
import { orderCancel } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { insertGoods } from '../../../tests/fixtures'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import { insertGift, insertPriceLine } from '../../../tests/price-lines'
import { goodsPrices } from './tables'

const shop = openOrderShop()

const PER_WEEK = 21
const WITH_GIFT = 22
const SPIKE = 23

beforeAll(async () => {
  const { db } = shop.service
  await insertGoods(db, { id: PER_WEEK, stock: 500, max_qty: 8, limit_period: 'week' })
  await insertGoods(db, { id: WITH_GIFT, stock: 500 })
  await insertGift(db, { id: 21, goods_id: WITH_GIFT, need: 1, gift_goods_id: PER_WEEK, give: 2 })
  await insertGoods(db, { id: SPIKE, stock: 500 })
  await insertPriceLine(db, {
    goods_id: SPIKE,
    kind: 'spike',
    price: '9.90',
    quota: 100,
    buyer_limit: 5,
    begin_at: new Date(NOW.getTime() - 60 * MINUTE),
    end_at: new Date(NOW.getTime() + 600 * MINUTE),
  })
})

/** A moment on the clock in China. */
const at = (day: string, time: string) => new Date(`${day}T${time}+08:00`)

/** How many the shop lets the buyer take who asks for many. */
async function allowance(goods_id: number, type = 0): Promise<number> {
  const { added, adjusted } = await shop.browser.call(cartAdd, { params: [{ goods_id, type, number: 99 }] })
  return added[0]?.number ?? adjusted[0]?.number ?? 0
}

test('a week of a limit runs from Monday to Sunday in China', async () => {
  shop.service.clock.now = at('2026-11-21', '12:00:00')
  await shop.place([{ goods_id: PER_WEEK, number: 5 }])
  shop.service.clock.now = at('2026-11-22', '23:59:59')
  expect(await allowance(PER_WEEK)).toBe(3)
})

test('with Monday a week of a limit starts again', async () => {
  shop.service.clock.now = at('2026-11-22', '23:59:59')
  await shop.place([{ goods_id: PER_WEEK, number: 5 }])
  shop.service.clock.now = at('2026-11-23', '00:00:00')
  expect(await allowance(PER_WEEK)).toBe(8)
})

test('packs of a cancelled order may be taken again', async () => {
  const placed = await shop.place([{ goods_id: PER_WEEK, number: 5 }])
  await shop.browser.call(orderCancel, { id: placed.order_id })
  expect(await allowance(PER_WEEK)).toBe(8)
})

test('gifts take nothing of the limit of their goods', async () => {
  const placed = await shop.place([{ goods_id: WITH_GIFT, number: 3 }])
  expect(placed.orders).toHaveLength(1)
  expect(await shop.stockOf(PER_WEEK * 10)).toBeLessThan(500)
  expect(await allowance(PER_WEEK)).toBe(8)
})

test('[CN-05] a second-kill order that was cancelled leaves the buyer’s limit whole', async () => {
  const placed = await shop.place([{ goods_id: SPIKE, type: 1, number: 4 }])
  await shop.browser.call(orderCancel, { id: placed.order_id })
  expect(await allowance(SPIKE, 1)).toBe(5)
})

test('[CN-05] what was taken in an earlier second-kill session is no part of this one’s limit', async () => {
  await shop.place([{ goods_id: SPIKE, type: 1, number: 4 }])
  const beginSession = (begin_at: Date) =>
    shop.service.db
      .update(goodsPrices)
      .set({ begin_at })
      .where(eq(goodsPrices.goods_price_id, SPIKE * 10 + 1))
  shop.service.clock.now = new Date(NOW.getTime() + 2 * MINUTE)
  expect(await allowance(SPIKE, 1)).toBe(1)
  await beginSession(new Date(NOW.getTime() + MINUTE))
  expect(await allowance(SPIKE, 1)).toBe(5)
  await beginSession(new Date(NOW.getTime() - 60 * MINUTE))
})
