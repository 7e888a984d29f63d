import { orderCancel, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall, transferSlip } from '@yaoji/api-client/contract/payment'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveMoney, insertCoupon } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { NOW, openPaymentShop, PASSWORD } from '../../../tests/payment-shop'
import type { Browser } from '../../../tests/service'
import { userCoupons } from '../coupon/tables'
import { orders } from '../order/tables'
import { deliverNotices } from './gateway'
import { paymentNotices, payments } from './tables'

const shop = openPaymentShop()

/** Posts a callback as the gateway does. */
function callback(fields: Record<string, string>) {
  return shop.service.visitor().raw('POST', '/api/pay/callback', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

function signed(payment_sn: string, change: { amount?: number; result?: 'paid' | 'failed' } = {}, at = NOW) {
  const notice = { payment_sn, amount: 60_000, gateway_no: 'G1', result: 'paid' as const, ...change }
  return shop.service.app.deps.ports.payment.sign!(notice, at)
}

test('[RT-14] the page of the gateway writes its amount as the shop does', async () => {
  const id = await shop.place()
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  const setAmount = (amount: number) =>
    shop.service.db.update(payments).set({ amount }).where(eq(payments.order_id, id))
  await setAmount(116_824)
  const page = await shop.browser.raw('GET', payment.gateway_url!)
  expect(page.body.msg.replace(/<[^>]+>/g, '')).toContain('应付金额¥1,168.24')
  await setAmount(60_000)
})

test('[ST-01] online: the buyer confirms on the gateway’s page, its notice pays the order, a replay changes nothing', async () => {
  const coupon = await insertCoupon(shop.service.db, shop.buyerId, { reduce: '0.01' })
  const id = await shop.place(1, coupon)
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  expect((await shop.browser.call(orderPay, { id, pay_type: 'wechat' })).payment.gateway_url).toBe(
    payment.gateway_url,
  )
  const page = await shop.browser.raw('GET', payment.gateway_url!)
  expect(page.status).toBe(200)
  expect(page.body.msg.replace(/<[^>]+>/g, '')).toContain('应付金额¥599.99')
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  )
  const confirmed = await shop.browser.raw('POST', payment.gateway_url!, {
    body: 'action=confirm',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
  expect([confirmed.status, confirmed.headers.location]).toEqual([303, `/cart/step3/${id}`])
  expect((await shop.browser.call(paymentStateCall, { id })).payment.state).toBe('waiting')
  expect(await deliverNotices(shop.service.app, shop.later(1))).toBe(1)
  expect((await shop.browser.call(paymentStateCall, { id })).payment).toMatchObject({
    state: 'paid',
    pay_type: 'wechat',
  })
  expect(await deliverNotices(shop.service.app, shop.later(15))).toBe(1)
  expect(await deliverNotices(shop.service.app, shop.later(86_400))).toBe(0)
  const outcomes = await shop.service.db
    .select()
    .from(paymentNotices)
    .where(eq(paymentNotices.payment_sn, (await shop.attemptOf(id)).sn))
    .orderBy(asc(paymentNotices.id))
  expect(outcomes.map(row => row.outcome)).toEqual(['applied', 'repeated'])
  const [used] = await shop.service.db.select().from(userCoupons).where(eq(userCoupons.id, coupon))
  expect(used).toMatchObject({ status: 'used' })
})

test('declining fails the attempt, and the order can be paid again another way', async () => {
  const id = await shop.place()
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'alipay' })
  await shop.browser.raw('POST', payment.gateway_url!, {
    body: 'action=decline',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
  await deliverNotices(shop.service.app, shop.later(1))
  expect((await shop.browser.call(paymentStateCall, { id })).payment).toMatchObject({
    state: 'failed',
    gateway_url: null,
  })
  const again = await shop.browser.call(orderPay, { id, pay_type: 'alipay' })
  expect(again.payment.gateway_url).not.toBe(payment.gateway_url)
})

test('[ST-01] an attempt that another way to pay has closed cannot be confirmed at the gateway', async () => {
  const id = await shop.place()
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  await shop.browser.call(orderPay, { id, pay_type: 'alipay' })
  const late = await shop.browser.raw('POST', payment.gateway_url!, {
    body: 'action=confirm',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
  expect(late.status).toBe(409)
  expect(await deliverNotices(shop.service.app, shop.later(1))).toBe(0)
})

test('a notice that nobody takes goes out again, later and later', async () => {
  const id = await shop.place()
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  await shop.browser.raw('POST', payment.gateway_url!, {
    body: 'action=confirm',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
  const { sn } = await shop.attemptOf(id)
  await shop.service.db.update(payments).set({ sn: 'elsewhere' }).where(eq(payments.sn, sn))
  expect(await deliverNotices(shop.service.app, shop.later(1))).toBe(0)
  expect(await deliverNotices(shop.service.app, shop.later(1))).toBe(0)
  await shop.service.db.update(payments).set({ sn }).where(eq(payments.sn, 'elsewhere'))
  expect(await deliverNotices(shop.service.app, shop.service.clock.now)).toBe(0)
  expect(await deliverNotices(shop.service.app, shop.later(1))).toBe(1)
  expect((await shop.browser.call(paymentStateCall, { id })).payment.state).toBe('paid')
})

test('[SV-03] a callback with a wrong signature, age, amount or payment is refused, logged, and pays nothing', async () => {
  const id = await shop.place()
  await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  const { sn } = await shop.attemptOf(id)
  const cases: [Record<string, string>, number, string][] = [
    [{ ...signed(sn), sign: 'f'.repeat(64) }, 400, 'bad_signature'],
    [{ ...signed(sn), amount: '1' }, 400, 'bad_signature'],
    [signed(sn, {}, new Date(NOW.getTime() - 301_000)), 400, 'bad_signature'],
    [{}, 400, 'bad_signature'],
    [{ payment_sn: '\0', sign: 'x'.repeat(5000) }, 400, 'bad_signature'],
    [signed(sn, { amount: 59_999 }), 409, 'wrong_amount'],
    [signed('P-unknown'), 404, 'unknown_payment'],
  ]
  for (const [fields, status, outcome] of cases) {
    expect((await callback(fields)).status, outcome).toBe(status)
    const logged = await shop.service.db.select().from(paymentNotices).orderBy(asc(paymentNotices.id))
    expect(logged.at(-1)!.outcome).toBe(outcome)
  }
  expect((await shop.browser.call(paymentStateCall, { id })).payment.state).toBe('waiting')
  expect((await callback(signed(sn, {}, new Date(NOW.getTime() - 299_000)))).status).toBe(200)
  expect((await shop.browser.call(paymentStateCall, { id })).payment.state).toBe('paid')
})

test('[SV-05] an address leaves a limited number of forged notices, readable or not; what the gateway signed has no limit', async () => {
  const id = await shop.place()
  await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  const { sn } = await shop.attemptOf(id)
  const forger = shop.service.visitor('203.0.113.66')
  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    forger.raw('POST', '/api/pay/callback', { body, headers: { 'content-type': type } })
  await shop.service.db.delete(paymentNotices)
  const forged = await Promise.all(Array.from({ length: 30 }, () => post(`payment_sn=${sn}&sign=none`)))
  const unreadable = await Promise.all(Array.from({ length: 30 }, () => post('a,b', 'text/csv')))
  const count = (answers: typeof forged, code: number) =>
    answers.filter(({ status }) => status === code).length
  expect([count(forged, 400), count(forged, 429), count(unreadable, 415)]).toEqual([20, 10, 30])
  expect(forged.at(-1)?.body.msg).toBe('无效的通知过多，请 60 分钟后再试')
  expect(await shop.service.db.select().from(paymentNotices)).toHaveLength(20)
  for (const notice of [signed('P-unknown'), signed(sn, { amount: 1 })]) {
    expect((await post(new URLSearchParams(notice).toString())).status).toBeLessThan(410)
  }
  expect((await post(new URLSearchParams(signed(sn)).toString())).status).toBe(200)
  expect(await shop.service.db.select().from(paymentNotices)).toHaveLength(23)
})

test('[SV-03] [SV-04] money that comes after the cancel goes to the balance, once', async () => {
  const id = await shop.place()
  await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  const { sn } = await shop.attemptOf(id)
  await shop.browser.call(orderCancel, { id })
  expect((await callback(signed(sn))).status).toBe(200)
  expect((await callback(signed(sn))).status).toBe(200)
  expect(await shop.ledger()).toEqual([[3, 60_000]])
  const { order, events } = await shop.browser.call(orderDetail, { id })
  expect(order).toMatchObject({ status: -10, amounts: { paid_amount: '600.00', refunded_amount: '600.00' } })
  expect(events[0]!.text).toBe('订单已取消，付款退回余额 ¥600.00')
})

test('[SV-03] notices out of order: paid counts after failed, failed counts not after paid', async () => {
  const id = await shop.place()
  await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  const { sn } = await shop.attemptOf(id)
  await callback(signed(sn, { result: 'failed' }))
  await callback(signed(sn))
  await callback(signed(sn, { result: 'failed' }))
  expect((await shop.browser.call(paymentStateCall, { id })).payment.state).toBe('paid')
  expect(await shop.attemptOf(id)).toMatchObject({ state: 'paid' })
})

test('[SV-04] an order paid two ways is paid once, and the second payment stays the buyer’s', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '600.00')
  const id = await shop.place()
  await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  const { sn } = await shop.attemptOf(id)
  await shop.browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  expect((await callback(signed(sn))).status).toBe(200)
  expect(await shop.ledger()).toEqual([
    [1, 60_000],
    [2, -60_000],
    [3, 60_000],
  ])
  const [row] = await shop.service.db.select().from(orders).where(eq(orders.id, id))
  expect(row).toMatchObject({ status: 20, paid_amount: 120_000, refunded_amount: 60_000 })
  const { refunds, events } = await shop.browser.call(orderDetail, { id })
  expect(refunds).toMatchObject([{ way: 'balance', amount: '600.00', state: 'done' }])
  expect(events[0]!.text).toBe('重复付款，退回余额 ¥600.00')
})

test('[SV-05] another buyer’s payment looks like a missing one, at the gateway too', async () => {
  const id = await shop.place()
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13900000077' }))
  await expect(other.call(orderPay, { id, pay_type: 'wechat' })).rejects.toMatchObject({ code: 404 })
  await expect(other.call(paymentStateCall, { id })).rejects.toMatchObject({ code: 404 })
  await expect(
    other.call(transferSlip, { id, payer: 'x', bank_serial: 'y', paid_date: '2026-11-20', file_ids: [1] }),
  ).rejects.toMatchObject({ code: 404 })
  expect((await other.raw('GET', payment.gateway_url!)).status).toBe(404)
  expect((await shop.service.visitor().raw('GET', payment.gateway_url!)).status).toBe(401)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const foreign = { ...form, 'sec-fetch-site': 'cross-site' }
  const press = (who: Browser, headers: Record<string, string>) =>
    who.raw('POST', payment.gateway_url!, { body: 'action=confirm', headers })
  expect((await press(other, form)).status).toBe(404)
  expect((await press(shop.browser, foreign)).status).toBe(403)
  expect(await deliverNotices(shop.service.app, shop.later(60))).toBe(0)
})
