import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall, transferSlip } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveMoney, insertAddress } from '../../../tests/buyer-data'
import { openPaymentShop, PASSWORD } from '../../../tests/payment-shop'
import { insertFile } from '../../../tests/registration'
import { expireUnpaid } from '../order/expire'
import { orders } from '../order/tables'
import { showPayment } from './state'
import { payments } from './tables'

const shop = openPaymentShop()

test('[SV-04] the balance pays at once with the login password, once however often it is pressed', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '1000.00')
  const id = await shop.place()
  const pay = () => shop.browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  const { payment } = await pay()
  expect(payment).toMatchObject({
    state: 'paid',
    pay_type: 'balance',
    amount: '600.00',
    balance: '400.00',
    ways: [],
  })
  expect((await pay()).payment.state).toBe('paid')
  expect(await shop.ledger()).toEqual([
    [1, 100_000],
    [2, -60_000],
  ])
  const { order } = await shop.browser.call(orderDetail, { id })
  expect(order).toMatchObject({
    status: 20,
    amounts: { paid_amount: '600.00' },
    paid_at: '2026-11-20 10:00:00',
  })
})

test('[RT-14] a payment that succeeds while its state is read is paid, not open again', async () => {
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '1000.00')
  const id = await shop.place()
  const [read] = await db.select().from(orders).where(eq(orders.id, id))
  await shop.browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  expect(await showPayment(db, read!)).toMatchObject({ state: 'paid', ways: [], pay_before: null })
})

test('a wrong password pays nothing and is counted until it is refused', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '1000.00')
  const id = await shop.place()
  const pay = (password?: string) => shop.browser.call(orderPay, { id, pay_type: 'balance', password })
  await expect(pay()).rejects.toMatchObject({ message: '请输入登录密码' })
  for (let tries = 0; tries < 8; tries += 1) {
    await expect(pay('wrong')).rejects.toMatchObject({
      kind: 'invalid',
      message: '登录密码不正确，请重新输入',
    })
  }
  await expect(pay(PASSWORD)).rejects.toMatchObject({ code: 429 })
  shop.later(15 * 60 + 1)
  expect((await pay(PASSWORD)).payment.state).toBe('paid')
})

test('a balance too low is refused with what is missing', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '100.00')
  const id = await shop.place()
  await expect(
    shop.browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD }),
  ).rejects.toMatchObject({
    code: 409,
    message: '余额不足，还差 ¥500.00',
  })
  const { payment } = await shop.browser.call(paymentStateCall, { id })
  expect(payment.ways[0]).toMatchObject({ way: 'balance', usable: 0, reason: '余额不足，还差 ¥500.00' })
})

test('a transfer shows account and remark, and the slip puts the order under review', async () => {
  const id = await shop.place()
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'transfer' })
  expect(payment).toMatchObject({
    state: 'waiting',
    state_text: '等待转账',
    pay_before: '2026-11-22 10:00:00',
    transfer: { remark: payment.sn },
  })
  const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
  const slip = { id, payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20', file_ids }
  await expect(shop.browser.call(transferSlip, { ...slip, paid_date: '2026-11-21' })).rejects.toMatchObject({
    message: '付款日期不能晚于今天',
  })
  const sent = await shop.browser.call(transferSlip, slip)
  expect(sent.payment).toMatchObject({
    state: 'reviewing',
    state_text: '待确认收款',
    slip_uploaded: 1,
    ways: [],
  })
  await expect(shop.browser.call(transferSlip, slip)).rejects.toMatchObject({
    message: '转账凭证已提交，正在审核',
  })
  await expect(shop.browser.call(orderPay, { id, pay_type: 'wechat' })).rejects.toMatchObject({
    message: '转账凭证审核中，无需再次付款',
  })
  await expireUnpaid({ db: shop.service.db, now: new Date('2027-01-01T00:00:00Z') })
  expect((await shop.browser.call(paymentStateCall, { id })).payment.state).toBe('reviewing')
})

test('[RT-16] orders with ephedrine-type goods take transfers and company payments only', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '1000.00')
  const id = await shop.place(2)
  for (const pay_type of ['balance', 'wechat', 'alipay'] as const) {
    await expect(shop.browser.call(orderPay, { id, pay_type, password: PASSWORD })).rejects.toMatchObject({
      code: 409,
      message: '含麻黄碱类商品的订单只能对公转账或企业网银付款',
    })
  }
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'company' })
  expect(payment.ways.map(way => way.way)).toEqual(['company', 'transfer'])
  expect(payment.gateway_url).toMatch(/^\/pay\/gateway\//)
})

test('an order that the balance paid a part of asks for the password, however the rest is paid', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '100.00')
  const id = await shop.place(1, undefined, 1)
  const { payment } = await shop.browser.call(paymentStateCall, { id })
  expect(payment).toMatchObject({ amount: '500.00', balance_used: '100.00', balance: '0.00' })
  expect(payment.ways.every(way => way.needs_password === 1)).toBe(true)
  for (const password of [undefined, 'no']) {
    await expect(shop.browser.call(orderPay, { id, pay_type: 'wechat', password })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { password: [expect.stringContaining('登录密码')] },
    })
  }
  expect(await shop.service.db.select().from(payments).where(eq(payments.order_id, id))).toEqual([])
  const paid = await shop.browser.call(orderPay, { id, pay_type: 'wechat', password: PASSWORD })
  expect(paid.payment).toMatchObject({ state: 'waiting', pay_type: 'wechat' })
})

test('an order paid whole from the balance at checkout is still confirmed with the password', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '600.00')
  const address_id = await insertAddress(shop.service.db, shop.buyerId)
  await shop.browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  const ids = (await shop.browser.call(cartList, {})).list.map(line => line.id)
  const { expected_total } = await shop.browser.call(cartCheckout, { ids, use_balance: 1 })
  expect(expected_total).toBe('0.00')
  const { order_id: id } = await shop.browser.call(orderCreate, {
    ids,
    address_id,
    expected_total,
    use_balance: 1,
  })
  await expect(
    shop.browser.call(orderPay, { id, pay_type: 'wechat', password: PASSWORD }),
  ).rejects.toMatchObject({
    code: 409,
  })
  await expect(
    shop.browser.call(orderPay, { id, pay_type: 'balance', password: 'no' }),
  ).rejects.toMatchObject({
    kind: 'invalid',
  })
  const { payment } = await shop.browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  expect(payment).toMatchObject({ state: 'paid', balance: '0.00' })
})

test('an order whose time is over is not paid any more', async () => {
  const id = await shop.place()
  shop.later(30 * 60)
  await expect(shop.browser.call(orderPay, { id, pay_type: 'wechat' })).rejects.toMatchObject({
    message: '订单已超时，请重新下单',
  })
  await expireUnpaid({ db: shop.service.db, now: shop.service.clock.now })
  expect((await shop.browser.call(paymentStateCall, { id })).payment).toMatchObject({
    state: 'closed',
    state_text: '订单已取消',
  })
})
