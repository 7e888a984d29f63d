import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCreate } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Db } from '../src/db/types'
import { goodsPrices, stockLots } from '../src/modules/goods/tables'
import { auditBooks, insertAddress } from './buyer-data'
import { insertBasics, insertBuyer, insertGoods } from './fixtures'
import { insertCombination, insertGift, insertPriceLine } from './price-lines'
import { type Browser, startService, type TestService } from './service'

/** When the tests of orders begin. */
export const NOW = new Date('2026-11-20T02:00:00Z')
export const MINUTE = 60_000

type Line = { goods_id: number; number: number; type?: number }

/** What a buyer chooses beside the lines. */
type Choice = { coupon_id?: number; voucher_id?: number; points?: number; use_balance?: 0 | 1 }

export type OrderShop = ReturnType<typeof openOrderShop>

/**
 * A shop for the tests of one file, with a buyer of its own for each test: what one test orders is nobody else's limit.
 * Its books are audited when the file is through.
 */
export function openOrderShop() {
  const shop = {
    // Both are there before the first test runs.
    service: undefined as unknown as TestService,
    browser: undefined as unknown as Browser,
    buyerId: 0,
    addressId: 0,
    phone: 13_700_000_000,
    /** Sets the clock back, and logs in a buyer who has bought nothing. */
    async renewBuyer(): Promise<void> {
      shop.service.clock.now = NOW
      shop.phone += 1
      shop.buyerId = await insertBuyer(shop.service.db, { phone: String(shop.phone) })
      shop.addressId = await insertAddress(shop.service.db, shop.buyerId)
      shop.browser = await shop.service.buyer(shop.buyerId)
    },
    async fill(...params: Line[]): Promise<number[]> {
      await shop.browser.call(cartAdd, { params })
      return (await shop.browser.call(cartList, {})).list.map(line => line.id)
    },
    async place(lines: Line[], more: Choice = {}) {
      const ids = await shop.fill(...lines)
      const { expected_total, expected_count } = await shop.browser.call(cartCheckout, {
        ids,
        coupon_id: 0,
        voucher_id: 0,
        ...more,
      })
      const expected = { expected_total, expected_count }
      return shop.browser.call(orderCreate, { ids, address_id: shop.addressId, ...expected, ...more })
    },
    async stockOf(priceId: number): Promise<number> {
      const [row] = await shop.service.db
        .select()
        .from(goodsPrices)
        .where(eq(goodsPrices.goods_price_id, priceId))
      return row!.stock
    },
  }
  beforeAll(async () => {
    shop.service = await startService()
    await insertStock(shop.service.db)
  })
  beforeEach(() => shop.renewBuyer())
  afterAll(async () => {
    expect(await auditBooks(shop.service.db)).toEqual([])
    await shop.service.close()
  })
  return shop
}

async function insertStock(db: Db): Promise<void> {
  await insertBasics(db)
  await insertGoods(db, { id: 1, price: '100.00', stock: 5 })
  await insertGoods(db, { id: 2, price: '33.33', stock: 500, ck_id: 2 })
  await insertGoods(db, { id: 3, price: '20.00', stock: 500, special_flag: 'ephedrine' })
  await insertGoods(db, { id: 4, price: '10.00', stock: 30 })
  await insertGoods(db, { id: 5, price: '6.00', stock: 500, max_qty: 10, limit_period: 'day' })
  await insertGoods(db, { id: 6, price: '50.00', stock: 500 })
  await insertGoods(db, { id: 7, price: '33.33', stock: 500 })
  await insertGoods(db, { id: 8, price: '5.00', stock: 500, scope: '化学药' })
  await insertPriceLine(db, {
    goods_id: 6,
    kind: 'spike',
    price: '29.90',
    quota: 8,
    buyer_limit: 5,
    begin_at: new Date(NOW.getTime() - 60 * MINUTE),
    end_at: new Date(NOW.getTime() + 600 * MINUTE),
  })
  await insertCombination(db, {
    id: 1,
    number: 10,
    items: [
      { goods_id: 7, number: 2, price: '30.00' },
      { goods_id: 6, number: 1, price: '40.00' },
    ],
  })
  await insertGift(db, { id: 1, goods_id: 6, need: 10, gift_goods_id: 4, give: 1 })
  await db.insert(stockLots).values({
    id: 49,
    goods_id: 4,
    goods_price_id: 40,
    ck_id: 1,
    batch_no: 'B250909',
    produce_date: '2025-09-09',
    expiry_date: '2027-01-01',
    number: 7,
  })
  await db.update(goodsPrices).set({ stock: 37 }).where(eq(goodsPrices.goods_price_id, 40))
}
