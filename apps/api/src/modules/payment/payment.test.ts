import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall, transferSlip } from '@yaoji/api-client/contract/payment'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBooks, giveMoney, insertAddress, insertCoupon } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { userCoupons } from '../coupon/tables'
import { hashPassword } from '../credentials/password'
import { expireUnpaid } from '../order/expire'
import { orders } from '../order/tables'
import { walletLog } from '../wallet/tables'
import { deliverNotices } from './gateway'
import { gatewayDecisions, paymentNotices, payments } from './tables'

let service: TestService
let password_hash: string
let buyerId: number
let browser: Browser
let phone = 13_600_000_000

const NOW = new Date('2026-11-20T02:00:00Z')
const PASSWORD = 'Yaoji@2026'

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1, price: '600.00', stock: 500 })
  await insertGoods(service.db, { id: 2, price: '600.00', stock: 500, special_flag: 'ephedrine' })
  password_hash = await hashPassword(PASSWORD)
})

afterAll(async () => {
  expect(await auditBooks(service.db)).toEqual([])
  await service.close()
})

beforeEach(async () => {
  service.clock.now = NOW
  await service.db.delete(gatewayDecisions)
  phone += 1
  buyerId = await insertBuyer(service.db, { phone: String(phone), password_hash })
  browser = await service.buyer(buyerId)
})

async function place(goods_id = 1, coupon_id?: number, use_balance: 0 | 1 = 0): Promise<number> {
  const address_id = await insertAddress(service.db, buyerId)
  await browser.call(cartAdd, { params: [{ goods_id, number: 1 }] })
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const { expected_total } = await browser.call(cartCheckout, { ids, coupon_id: coupon_id ?? 0, use_balance })
  return (await browser.call(orderCreate, { ids, address_id, expected_total, coupon_id, use_balance }))
    .order_id
}

const later = (seconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000)
  return service.clock.now
}

const attemptOf = async (orderId: number) => {
  const rows = await service.db
    .select()
    .from(payments)
    .where(eq(payments.order_id, orderId))
    .orderBy(asc(payments.id))
  return rows.at(-1)!
}

const ledger = async () => {
  const rows = await service.db
    .select()
    .from(walletLog)
    .where(eq(walletLog.user_id, buyerId))
    .orderBy(asc(walletLog.id))
  return rows.map(row => [row.use_type, row.amount])
}

/** Posts a callback as the gateway does. */
function callback(fields: Record<string, string>) {
  return service.visitor().raw('POST', '/api/pay/callback', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

function signed(payment_sn: string, change: { amount?: number; result?: 'paid' | 'failed' } = {}, at = NOW) {
  const notice = { payment_sn, amount: 60_000, gateway_no: 'G1', result: 'paid' as const, ...change }
  return service.app.deps.ports.payment.sign!(notice, at)
}

test('[SV-04] the balance pays at once with the login password, once however often it is pressed', async () => {
  await giveMoney(service.db, buyerId, '1000.00')
  const id = await place()
  const pay = () => browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  const { payment } = await pay()
  expect(payment).toMatchObject({
    state: 'paid',
    pay_type: 'balance',
    amount: '600.00',
    balance: '400.00',
    ways: [],
  })
  expect((await pay()).payment.state).toBe('paid')
  expect(await ledger()).toEqual([
    [1, 100_000],
    [2, -60_000],
  ])
  const { order } = await browser.call(orderDetail, { id })
  expect(order).toMatchObject({
    status: 20,
    amounts: { paid_amount: '600.00' },
    paid_at: '2026-11-20 10:00:00',
  })
})

test('a wrong password pays nothing and is counted until it is refused', async () => {
  await giveMoney(service.db, buyerId, '1000.00')
  const id = await place()
  const pay = (password?: string) => browser.call(orderPay, { id, pay_type: 'balance', password })
  await expect(pay()).rejects.toMatchObject({ message: '请输入登录密码' })
  for (let tries = 0; tries < 8; tries += 1) {
    await expect(pay('wrong')).rejects.toMatchObject({
      kind: 'invalid',
      message: '登录密码不正确，请重新输入',
    })
  }
  await expect(pay(PASSWORD)).rejects.toMatchObject({ code: 429 })
  later(15 * 60 + 1)
  expect((await pay(PASSWORD)).payment.state).toBe('paid')
})

test('a balance too low is refused with what is missing', async () => {
  await giveMoney(service.db, buyerId, '100.00')
  const id = await place()
  await expect(browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })).rejects.toMatchObject(
    {
      code: 409,
      message: '余额不足，还差 ¥500.00',
    },
  )
  const { payment } = await browser.call(paymentStateCall, { id })
  expect(payment.ways[0]).toMatchObject({ way: 'balance', usable: 0, reason: '余额不足，还差 ¥500.00' })
})

test('a transfer shows account and remark, and the slip puts the order under review', async () => {
  const id = await place()
  const { payment } = await browser.call(orderPay, { id, pay_type: 'transfer' })
  expect(payment).toMatchObject({
    state: 'waiting',
    pay_before: '2026-11-22 10:00:00',
    transfer: { remark: payment.sn },
  })
  const slip = { id, payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20' }
  await expect(browser.call(transferSlip, { ...slip, paid_date: '2026-11-21' })).rejects.toMatchObject({
    message: '付款日期不能晚于今天',
  })
  const sent = await browser.call(transferSlip, slip)
  expect(sent.payment).toMatchObject({ state: 'reviewing', slip_uploaded: 1, ways: [] })
  await expect(browser.call(transferSlip, slip)).rejects.toMatchObject({
    message: '转账凭证已提交，正在审核',
  })
  await expect(browser.call(orderPay, { id, pay_type: 'wechat' })).rejects.toMatchObject({
    message: '转账凭证审核中，无需再次付款',
  })
  await expireUnpaid({ db: service.db, now: new Date('2027-01-01T00:00:00Z') })
  expect((await browser.call(paymentStateCall, { id })).payment.state).toBe('reviewing')
})

test('[RT-16] orders with ephedrine-type goods take transfers and company payments only', async () => {
  await giveMoney(service.db, buyerId, '1000.00')
  const id = await place(2)
  for (const pay_type of ['balance', 'wechat', 'alipay'] as const) {
    await expect(browser.call(orderPay, { id, pay_type, password: PASSWORD })).rejects.toMatchObject({
      code: 409,
      message: '含麻黄碱类商品的订单只能对公转账或企业网银付款',
    })
  }
  const { payment } = await browser.call(orderPay, { id, pay_type: 'company' })
  expect(payment.ways.map(way => way.way)).toEqual(['company', 'transfer'])
  expect(payment.gateway_url).toMatch(/^\/pay\/gateway\//)
})

test('[ST-01] online: the buyer confirms on the gateway’s page, its notice pays the order, a replay changes nothing', async () => {
  const coupon = await insertCoupon(service.db, buyerId, { reduce: '0.01' })
  const id = await place(1, coupon)
  const { payment } = await browser.call(orderPay, { id, pay_type: 'wechat' })
  expect((await browser.call(orderPay, { id, pay_type: 'wechat' })).payment.gateway_url).toBe(
    payment.gateway_url,
  )
  const page = await browser.raw('GET', payment.gateway_url!)
  expect(page.status).toBe(200)
  expect(page.body.msg.replace(/<[^>]+>/g, '')).toContain('应付金额¥599.99')
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  )
  const confirmed = await browser.raw('POST', payment.gateway_url!, {
    body: 'action=confirm',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
  expect([confirmed.status, confirmed.headers.location]).toEqual([303, `/cart/step3/${id}`])
  expect((await browser.call(paymentStateCall, { id })).payment.state).toBe('waiting')
  expect(await deliverNotices(service.app, later(1))).toBe(1)
  expect((await browser.call(paymentStateCall, { id })).payment).toMatchObject({
    state: 'paid',
    pay_type: 'wechat',
  })
  expect(await deliverNotices(service.app, later(15))).toBe(1)
  expect(await deliverNotices(service.app, later(86_400))).toBe(0)
  const outcomes = await service.db
    .select()
    .from(paymentNotices)
    .where(eq(paymentNotices.payment_sn, (await attemptOf(id)).sn))
    .orderBy(asc(paymentNotices.id))
  expect(outcomes.map(row => row.outcome)).toEqual(['applied', 'repeated'])
  const [used] = await service.db.select().from(userCoupons).where(eq(userCoupons.id, coupon))
  expect(used).toMatchObject({ status: 'used' })
})

test('declining fails the attempt, and the order can be paid again another way', async () => {
  const id = await place()
  const { payment } = await browser.call(orderPay, { id, pay_type: 'alipay' })
  await browser.raw('POST', payment.gateway_url!, {
    body: 'action=decline',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
  await deliverNotices(service.app, later(1))
  expect((await browser.call(paymentStateCall, { id })).payment).toMatchObject({
    state: 'failed',
    gateway_url: null,
  })
  const again = await browser.call(orderPay, { id, pay_type: 'alipay' })
  expect(again.payment.gateway_url).not.toBe(payment.gateway_url)
})

test('a notice that nobody takes goes out again, later and later', async () => {
  const id = await place()
  const { payment } = await browser.call(orderPay, { id, pay_type: 'wechat' })
  await browser.raw('POST', payment.gateway_url!, {
    body: 'action=confirm',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
  const { sn } = await attemptOf(id)
  await service.db.update(payments).set({ sn: 'elsewhere' }).where(eq(payments.sn, sn))
  expect(await deliverNotices(service.app, later(1))).toBe(0)
  expect(await deliverNotices(service.app, later(1))).toBe(0)
  await service.db.update(payments).set({ sn }).where(eq(payments.sn, 'elsewhere'))
  expect(await deliverNotices(service.app, service.clock.now)).toBe(0)
  expect(await deliverNotices(service.app, later(1))).toBe(1)
  expect((await browser.call(paymentStateCall, { id })).payment.state).toBe('paid')
})

test('[SV-03] a callback with a wrong signature, age, amount or payment is refused, logged, and pays nothing', async () => {
  const id = await place()
  await browser.call(orderPay, { id, pay_type: 'wechat' })
  const { sn } = await attemptOf(id)
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
    const logged = await service.db.select().from(paymentNotices).orderBy(asc(paymentNotices.id))
    expect(logged.at(-1)!.outcome).toBe(outcome)
  }
  expect((await browser.call(paymentStateCall, { id })).payment.state).toBe('waiting')
  expect((await callback(signed(sn, {}, new Date(NOW.getTime() - 299_000)))).status).toBe(200)
  expect((await browser.call(paymentStateCall, { id })).payment.state).toBe('paid')
})

test('[SV-03] [SV-04] money that comes after the cancel goes to the balance, once', async () => {
  const id = await place()
  await browser.call(orderPay, { id, pay_type: 'wechat' })
  const { sn } = await attemptOf(id)
  await browser.call(orderCancel, { id })
  expect((await callback(signed(sn))).status).toBe(200)
  expect((await callback(signed(sn))).status).toBe(200)
  expect(await ledger()).toEqual([[3, 60_000]])
  const { order, events } = await browser.call(orderDetail, { id })
  expect(order).toMatchObject({ status: -10, amounts: { paid_amount: '600.00', refunded_amount: '600.00' } })
  expect(events[0]!.text).toBe('订单已取消，付款退回余额')
})

test('[SV-03] notices out of order: paid counts after failed, failed counts not after paid', async () => {
  const id = await place()
  await browser.call(orderPay, { id, pay_type: 'wechat' })
  const { sn } = await attemptOf(id)
  await callback(signed(sn, { result: 'failed' }))
  await callback(signed(sn))
  await callback(signed(sn, { result: 'failed' }))
  expect((await browser.call(paymentStateCall, { id })).payment.state).toBe('paid')
  expect(await attemptOf(id)).toMatchObject({ state: 'paid' })
})

test('[SV-04] an order paid two ways is paid once, and the second payment stays the buyer’s', async () => {
  await giveMoney(service.db, buyerId, '600.00')
  const id = await place()
  await browser.call(orderPay, { id, pay_type: 'wechat' })
  const { sn } = await attemptOf(id)
  await browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  expect((await callback(signed(sn))).status).toBe(200)
  expect(await ledger()).toEqual([
    [1, 60_000],
    [2, -60_000],
    [3, 60_000],
  ])
  const [row] = await service.db.select().from(orders).where(eq(orders.id, id))
  expect(row).toMatchObject({ status: 20, paid_amount: 120_000, refunded_amount: 60_000 })
})

test('an order that the balance paid a part of asks for the password, however the rest is paid', async () => {
  await giveMoney(service.db, buyerId, '100.00')
  const id = await place(1, undefined, 1)
  const { payment } = await browser.call(paymentStateCall, { id })
  expect(payment).toMatchObject({ amount: '500.00', balance_used: '100.00', balance: '0.00' })
  expect(payment.ways.every(way => way.needs_password === 1)).toBe(true)
  for (const password of [undefined, 'no']) {
    await expect(browser.call(orderPay, { id, pay_type: 'wechat', password })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { password: [expect.stringContaining('登录密码')] },
    })
  }
  expect(await service.db.select().from(payments).where(eq(payments.order_id, id))).toEqual([])
  const paid = await browser.call(orderPay, { id, pay_type: 'wechat', password: PASSWORD })
  expect(paid.payment).toMatchObject({ state: 'waiting', pay_type: 'wechat' })
})

test('an order paid whole from the balance at checkout is still confirmed with the password', async () => {
  await giveMoney(service.db, buyerId, '600.00')
  const address_id = await insertAddress(service.db, buyerId)
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const { expected_total } = await browser.call(cartCheckout, { ids, use_balance: 1 })
  expect(expected_total).toBe('0.00')
  const { order_id: id } = await browser.call(orderCreate, {
    ids,
    address_id,
    expected_total,
    use_balance: 1,
  })
  await expect(browser.call(orderPay, { id, pay_type: 'wechat', password: PASSWORD })).rejects.toMatchObject({
    code: 409,
  })
  await expect(browser.call(orderPay, { id, pay_type: 'balance', password: 'no' })).rejects.toMatchObject({
    kind: 'invalid',
  })
  const { payment } = await browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  expect(payment).toMatchObject({ state: 'paid', balance: '0.00' })
})

test('an order whose time is over is not paid any more', async () => {
  const id = await place()
  later(30 * 60)
  await expect(browser.call(orderPay, { id, pay_type: 'wechat' })).rejects.toMatchObject({
    message: '订单已超时，请重新下单',
  })
  await expireUnpaid({ db: service.db, now: service.clock.now })
  expect((await browser.call(paymentStateCall, { id })).payment).toMatchObject({
    state: 'closed',
    state_text: '订单已取消',
  })
})

test('[SV-05] another buyer’s payment looks like a missing one, at the gateway too', async () => {
  const id = await place()
  const { payment } = await browser.call(orderPay, { id, pay_type: 'wechat' })
  const other = await service.buyer(await insertBuyer(service.db, { phone: `9${phone}`.slice(0, 11) }))
  await expect(other.call(orderPay, { id, pay_type: 'wechat' })).rejects.toMatchObject({ code: 404 })
  await expect(other.call(paymentStateCall, { id })).rejects.toMatchObject({ code: 404 })
  await expect(
    other.call(transferSlip, { id, payer: 'x', bank_serial: 'y', paid_date: '2026-11-20' }),
  ).rejects.toMatchObject({ code: 404 })
  expect((await other.raw('GET', payment.gateway_url!)).status).toBe(404)
  expect((await service.visitor().raw('GET', payment.gateway_url!)).status).toBe(401)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const foreign = { ...form, 'sec-fetch-site': 'cross-site' }
  const press = (who: Browser, headers: Record<string, string>) =>
    who.raw('POST', payment.gateway_url!, { body: 'action=confirm', headers })
  expect((await press(other, form)).status).toBe(404)
  expect((await press(browser, foreign)).status).toBe(403)
  expect(await deliverNotices(service.app, later(60))).toBe(0)
})
