import { orderCancel, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall, transferSlip } from '@yaoji/api-client/contract/payment'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveMoney } from '../../../tests/buyer-data'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { insertFile } from '../../../tests/registration'
import { users } from '../../session/tables'
import { hashPassword } from '../credentials/password'
import { orders } from '../order/tables'
import { balanceOf } from '../wallet/account'
import { paymentNotices, payments } from './tables'

const shop = openOrderShop()

const PASSWORD = 'Yaoji@2026'

const place = async () => (await shop.place([{ goods_id: 6, number: 1 }])).order_id
const pay = (id: number, pay_type: 'wechat' | 'alipay' | 'company' | 'transfer') =>
  shop.browser.call(orderPay, { id, pay_type })
const slip = async (id: number, paid_date = '2026-11-20') => {
  const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
  return shop.browser.call(transferSlip, {
    id,
    payer: '康宁大药房',
    bank_serial: 'ICBC001',
    paid_date,
    file_ids,
  })
}

/** The attempts to pay an order, oldest first. */
async function attempts(id: number) {
  const rows = await shop.service.db
    .select()
    .from(payments)
    .where(eq(payments.order_id, id))
    .orderBy(asc(payments.id))
  return rows.map(row => [row.way, row.state, row.amount])
}

test('[SV-03] the same way again continues the attempt, another way closes it and begins a new one', async () => {
  const id = await place()
  const first = await pay(id, 'wechat')
  expect((await pay(id, 'wechat')).payment.gateway_url).toBe(first.payment.gateway_url)
  expect(await attempts(id)).toEqual([['wechat', 'waiting', 6200]])
  const second = await pay(id, 'alipay')
  expect(second.payment.gateway_url).not.toBe(first.payment.gateway_url)
  expect(await attempts(id)).toEqual([
    ['wechat', 'closed', 6200],
    ['alipay', 'waiting', 6200],
  ])
  expect((await pay(id, 'transfer')).payment).toMatchObject({ state: 'waiting', pay_type: 'transfer' })
  expect((await attempts(id)).map(([, state]) => state)).toEqual(['closed', 'closed'])
})

test.each([
  { way: 'wechat', until: '2026-11-20 10:30:00' },
  { way: 'company', until: '2026-11-20 10:30:00' },
  { way: 'transfer', until: '2026-11-22 10:00:00' },
] as const)('[ST-01] with $way the order can be paid until $until', async ({ way, until }) => {
  const id = await place()
  await pay(id, way)
  expect((await shop.browser.call(orderDetail, { id })).order.pay_before).toBe(until)
})

test.each([
  { seconds: -1, code: null },
  { seconds: 0, code: 409 },
])('[ST-01] $seconds seconds after its last moment, paying is refused: $code', async ({ seconds, code }) => {
  const id = await place()
  shop.service.clock.now = new Date(NOW.getTime() + (30 * 60 + seconds) * 1000)
  const paying = pay(id, 'wechat')
  if (code === null) expect((await paying).payment.state).toBe('waiting')
  else await expect(paying).rejects.toMatchObject({ code, message: '订单已超时，请重新下单' })
})

test('[SV-04] a cancelled order is neither paid nor does it take a slip', async () => {
  const id = await place()
  await pay(id, 'transfer')
  await shop.browser.call(orderCancel, { id })
  for (const way of ['wechat', 'alipay', 'company', 'transfer'] as const)
    await expect(pay(id, way), way).rejects.toMatchObject({ code: 409, message: '订单已取消，不能付款' })
  await expect(slip(id)).rejects.toMatchObject({ code: 409 })
  expect(await attempts(id)).toEqual([])
})

test('[SV-04] a paid order is answered as paid, whatever way is asked for, and nothing is taken again', async () => {
  const { db } = shop.service
  await db
    .update(users)
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where(eq(users.id, shop.buyerId))
  await giveMoney(db, shop.buyerId, '100.00')
  const id = await place()
  await pay(id, 'wechat')
  await shop.browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  expect(await attempts(id)).toEqual([
    ['wechat', 'closed', 6200],
    ['balance', 'paid', 6200],
  ])
  for (const way of ['wechat', 'transfer'] as const)
    expect((await pay(id, way)).payment).toMatchObject({ state: 'paid', pay_type: 'balance' })
  expect(await attempts(id)).toHaveLength(2)
  expect(await balanceOf(db, shop.buyerId)).toBe(3800)
})

test('[RT-16] a slip is for an order that is paid by transfer, with a date up to today in China', async () => {
  const id = await place()
  await expect(slip(id)).rejects.toMatchObject({ code: 409, message: '请先选择对公转账' })
  await pay(id, 'wechat')
  await expect(slip(id)).rejects.toMatchObject({ code: 409, message: '请先选择对公转账' })
  await pay(id, 'transfer')
  shop.service.clock.now = new Date('2026-11-20T15:59:59Z')
  await expect(slip(id, '2026-11-21')).rejects.toMatchObject({ message: '付款日期不能晚于今天' })
  shop.service.clock.now = new Date('2026-11-20T16:00:00Z')
  expect((await slip(id, '2026-11-21')).payment.state).toBe('reviewing')
})

test('[SV-04] an order without anything to pay is not sent to the gateway', async () => {
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '100.00')
  const { order_id } = await shop.place([{ goods_id: 6, number: 1 }], { use_balance: 1 })
  await db
    .update(users)
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where(eq(users.id, shop.buyerId))
  await expect(
    shop.browser.call(orderPay, { id: order_id, pay_type: 'wechat', password: PASSWORD }),
  ).rejects.toMatchObject({ code: 409 })
  await expect(
    shop.browser.call(orderPay, { id: order_id, pay_type: 'transfer', password: PASSWORD }),
  ).rejects.toMatchObject({ code: 409, message: '应付金额为 0，请用余额支付确认' })
  expect(await attempts(order_id)).toEqual([])
  const [row] = await db.select().from(orders).where(eq(orders.id, order_id))
  expect(row).toMatchObject({ payable_amount: 0, balance_amount: 6200, paid_amount: 0 })
  expect((await shop.browser.call(paymentStateCall, { id: order_id })).payment.state).toBe('unpaid')
})

test('[SV-03] a failed payment is an event of the order, once, however often the gateway reports it', async () => {
  const { app, db } = shop.service
  const id = await place()
  await pay(id, 'wechat')
  const [{ sn: payment_sn } = { sn: '' }] = await db.select().from(payments).where(eq(payments.order_id, id))
  const notice = { payment_sn, amount: 6200, gateway_no: 'G1', result: 'failed' } as const
  const fields = app.deps.ports.payment.sign!(notice, NOW)
  for (let time = 0; time < 2; time += 1) {
    await shop.service.visitor().raw('POST', '/api/pay/callback', {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  }
  const { events } = await shop.browser.call(orderDetail, { id })
  expect(events.filter(event => event.text === '付款未完成')).toHaveLength(1)
  const outcomes = await db
    .select({ outcome: paymentNotices.outcome })
    .from(paymentNotices)
    .where(eq(paymentNotices.payment_sn, payment_sn))
    .orderBy(asc(paymentNotices.id))
  expect(outcomes.map(row => row.outcome)).toEqual(['failed', 'repeated'])
})

test('[RT-16] the bank account is shown while a transfer is chosen, and not after another way is', async () => {
  const id = await place()
  expect((await shop.browser.call(paymentStateCall, { id })).payment.transfer).toBeNull()
  expect((await pay(id, 'transfer')).payment.transfer).toMatchObject({ account: '1001 2026 0900 6688 018' })
  expect((await slip(id)).payment.transfer).not.toBeNull()
  const other = await place()
  await pay(other, 'transfer')
  expect((await pay(other, 'wechat')).payment.transfer).toBeNull()
})
