import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCreate } from '@yaoji/api-client/contract/order'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { hashPassword } from '../src/modules/credentials/password'
import { gatewayDecisions, payments } from '../src/modules/payment/tables'
import { walletLog } from '../src/modules/wallet/tables'
import { auditBooks, insertAddress } from './buyer-data'
import { insertBasics, insertBuyer, insertGoods } from './fixtures'
import { type Browser, startService, type TestService } from './service'

/** When the tests of payments begin. */
export const NOW = new Date('2026-11-20T02:00:00Z')
export const PASSWORD = 'Yaoji@2026'

/**
 * A shop for the tests of one file, with a buyer of its own for each test. Goods 1 cost ¥600.00, and goods 2, which are
 * ephedrine-type, too. Its books are looked at when the file is through.
 */
export function openPaymentShop() {
  let password_hash: string
  let phone = 13_600_000_000
  const shop = {
    // All three are there before the first test runs.
    service: undefined as unknown as TestService,
    browser: undefined as unknown as Browser,
    buyerId: 0,
    async place(goods_id = 1, coupon_id?: number, use_balance: 0 | 1 = 0): Promise<number> {
      const { browser } = shop
      const address_id = await insertAddress(shop.service.db, shop.buyerId)
      await browser.call(cartAdd, { params: [{ goods_id, number: 1 }] })
      const ids = (await browser.call(cartList, {})).list.map(line => line.id)
      const choice = { coupon_id: coupon_id ?? 0, use_balance }
      const { expected_total } = await browser.call(cartCheckout, { ids, ...choice })
      const order = { ids, address_id, expected_total, coupon_id, use_balance }
      return (await browser.call(orderCreate, order)).order_id
    },
    later(seconds: number): Date {
      const { clock } = shop.service
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
      return clock.now
    },
    /** The last attempt to pay an order. */
    async attemptOf(orderId: number) {
      const rows = await shop.service.db
        .select()
        .from(payments)
        .where(eq(payments.order_id, orderId))
        .orderBy(asc(payments.id))
      return rows.at(-1)!
    },
    /** Use and amount of each change of the balance, the oldest first. */
    async ledger() {
      const rows = await shop.service.db
        .select()
        .from(walletLog)
        .where(eq(walletLog.user_id, shop.buyerId))
        .orderBy(asc(walletLog.id))
      return rows.map(row => [row.use_type, row.amount])
    },
  }
  beforeAll(async () => {
    shop.service = await startService()
    await insertBasics(shop.service.db)
    await insertGoods(shop.service.db, { id: 1, price: '600.00', stock: 500 })
    await insertGoods(shop.service.db, { id: 2, price: '600.00', stock: 500, special_flag: 'ephedrine' })
    password_hash = await hashPassword(PASSWORD)
  })
  beforeEach(async () => {
    shop.service.clock.now = NOW
    await shop.service.db.delete(gatewayDecisions)
    phone += 1
    shop.buyerId = await insertBuyer(shop.service.db, { phone: String(phone), password_hash })
    shop.browser = await shop.service.buyer(shop.buyerId)
  })
  afterAll(async () => {
    expect(await auditBooks(shop.service.db)).toEqual([])
    await shop.service.close()
  })
  return shop
}
