import { orderCancel } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { goodsPrices } from '../goods/tables'
import { payments } from '../payment/tables'
import { expireUnpaid } from './expire'

const WEEK_MS = 7 * 24 * 3_600_000

const shop = openOrderShop()

/** An order whose payment waits at the gateway. */
async function openPayment() {
  const { order_id: id } = await shop.place([{ goods_id: 6, number: 1 }])
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  return { id, page: payment.gateway_url! }
}

const offersToPay = async (page: string) =>
  (await shop.browser.raw('GET', page)).body.msg.includes('value="confirm"')

const attempts = (id: number) =>
  shop.service.db
    .select({ state: payments.state, settled_at: payments.settled_at })
    .from(payments)
    .where(eq(payments.order_id, id))

test('[SV-04] cancelling closes the payment that waits: its page asks for no money any more', async () => {
  const { id, page } = await openPayment()
  expect(await offersToPay(page)).toBe(true)
  await shop.browser.call(orderCancel, { id })
  expect(await offersToPay(page)).toBe(false)
  expect(await attempts(id)).toEqual([{ state: 'closed', settled_at: NOW }])
})

test('[SV-04] an order whose time is over closes its waiting payment too', async () => {
  const { id, page } = await openPayment()
  await expireUnpaid({ db: shop.service.db, now: new Date(NOW.getTime() + 30 * 60_000) })
  expect(await offersToPay(page)).toBe(false)
  expect((await shop.browser.call(paymentStateCall, { id })).payment).toMatchObject({
    state: 'closed',
    gateway_url: null,
  })
})

test('[AP-62] an order of an earlier week gives back its stock, and no quota of the second-kill that runs now', async () => {
  const { db, clock } = shop.service
  const isLine = eq(goodsPrices.goods_price_id, 61)
  const line = async () => (await db.select().from(goodsPrices).where(isLine))[0]!
  const { begin_at, end_at, sold } = await line()
  const stock = await shop.stockOf(60)
  const place = async (number: number) => (await shop.place([{ goods_id: 6, type: 1, number }])).order_id
  const early = await place(4)
  const weekLater = (time: Date | null) => time && new Date(time.getTime() + WEEK_MS)
  await db
    .update(goodsPrices)
    .set({ begin_at: weekLater(begin_at), end_at: weekLater(end_at), sold: 0 })
    .where(isLine)
  clock.now = new Date(NOW.getTime() + WEEK_MS)
  const current = await place(2)
  expect(await shop.stockOf(60)).toBe(stock - 6)
  await shop.browser.call(orderCancel, { id: early })
  expect((await line()).sold).toBe(2)
  await shop.browser.call(orderCancel, { id: current })
  expect((await line()).sold).toBe(0)
  expect(await shop.stockOf(60)).toBe(stock)
  await db.update(goodsPrices).set({ begin_at, end_at, sold }).where(isLine)
})
