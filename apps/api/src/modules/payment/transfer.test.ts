import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { messageList } from '@yaoji/api-client/contract/message'
import { orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall, transferSlip } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBooks, insertAddress, insertCoupon } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, OPERATOR_KEY, startService, type TestService } from '../../../tests/service'
import { userCoupons } from '../coupon/tables'
import { expireUnpaid } from '../order/expire'
import { orders } from '../order/tables'
import { balanceOf } from '../wallet/account'
import { payments, transferSlips } from './tables'

let service: TestService
let buyerId: number
let browser: Browser
let phone = 13_500_000_000

const NOW = new Date('2026-11-20T02:00:00Z')
const HOUR = 3_600_000

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1, price: '600.00', stock: 500 })
})

afterAll(async () => {
  expect(await auditBooks(service.db)).toEqual([])
  await service.close()
})

beforeEach(async () => {
  service.clock.now = NOW
  phone += 1
  buyerId = await insertBuyer(service.db, { phone: String(phone) })
  browser = await service.buyer(buyerId)
})

/** An order of ¥600.00 whose buyer says that it was transferred. */
async function transferred(coupon_id?: number): Promise<{ id: number; sn: string }> {
  const address_id = await insertAddress(service.db, buyerId)
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const { expected_total } = await browser.call(cartCheckout, { ids, coupon_id: coupon_id ?? 0 })
  const { order_id: id } = await browser.call(orderCreate, { ids, address_id, expected_total, coupon_id })
  await browser.call(orderPay, { id, pay_type: 'transfer' })
  const { payment } = await sendSlip(id)
  return { id, sn: payment.sn }
}

const sendSlip = (id: number) =>
  browser.call(transferSlip, { id, payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20' })

/** What the operator's command sends. */
const operator = (sn: string, fields: Record<string, string>, key = OPERATOR_KEY) =>
  service.visitor().raw('POST', `/operator/transfers/${sn}`, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${key}` },
  })

const outcomeOf = async (sn: string, fields: Record<string, string>) => {
  const { body } = await operator(sn, fields)
  return body.code === 200 ? (body.data as { outcome: string }).outcome : body.msg
}

const confirm = (received: string) => ({ result: 'confirm', received })
const refuse = (reason: string, received = '0') => ({ result: 'refuse', reason, received })

test('[SV-03] a transfer that came pays its order once, however often and at once it is confirmed', async () => {
  const coupon = await insertCoupon(service.db, buyerId, { reduce: '10.00' })
  const { id, sn } = await transferred(coupon)
  const all = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(sn, confirm('590.00'))))
  expect(all.toSorted()).toEqual(['paid', 'repeated', 'repeated', 'repeated', 'repeated'])
  const { order, events } = await browser.call(orderDetail, { id })
  expect(order).toMatchObject({
    status: 20,
    pay_type: 'transfer',
    paid_at: '2026-11-20 10:00:00',
    amounts: { paid_amount: '590.00', refunded_amount: '0.00' },
  })
  expect(events.filter(event => event.text === '付款成功，等待审核')).toHaveLength(1)
  const rows = await service.db.select().from(payments).where(eq(payments.order_id, id))
  expect(rows).toMatchObject([{ way: 'transfer', amount: 59_000, state: 'paid', gateway_no: 'ICBC001' }])
  const [own] = await service.db.select().from(userCoupons).where(eq(userCoupons.id, coupon))
  expect(own?.status).toBe('used')
  expect((await browser.call(messageList, {})).list).toMatchObject([{ title: '转账已到账', kind: 'order' }])
  expect(await outcomeOf(sn, confirm('600.00'))).toBe('转账凭证已确认到账 ¥590.00，不能更改')
  expect(await outcomeOf(sn, refuse('金额不符'))).toBe('转账凭证已确认到账 ¥590.00，不能更改')
})

test('[SV-04] too little does not pay, and what is over is the buyer’s balance', async () => {
  const { id, sn } = await transferred()
  expect(await outcomeOf(sn, confirm('599.99'))).toBe('到账 ¥599.99 少于应付 ¥600.00，请驳回并说明原因')
  expect((await browser.call(orderDetail, { id })).order.status).toBe(15)
  expect(await outcomeOf(sn, confirm('650.00'))).toBe('paid')
  expect((await browser.call(orderDetail, { id })).order.amounts).toMatchObject({
    paid_amount: '650.00',
    refunded_amount: '50.00',
  })
  expect(await balanceOf(service.db, buyerId)).toBe(5000)
})

test('[SV-04] a refused slip says why, leaves the time of a transfer, and the next one can be confirmed', async () => {
  const { id, sn } = await transferred()
  service.clock.now = new Date(NOW.getTime() + 60 * HOUR)
  expect(await outcomeOf(sn, refuse('到账金额不足', '100.00'))).toBe('refused')
  expect(await outcomeOf(sn, refuse('到账金额不足', '100.00'))).toBe('repeated')
  expect(await outcomeOf(sn, confirm('600.00'))).toBe('转账凭证已驳回 ¥100.00，不能更改')
  expect(await balanceOf(service.db, buyerId)).toBe(10_000)
  const { payment } = await browser.call(paymentStateCall, { id })
  expect(payment).toMatchObject({
    state: 'waiting',
    state_text: '转账凭证未通过：到账金额不足',
    slip_uploaded: 0,
    pay_before: '2026-11-24 22:00:00',
  })
  const detail = await browser.call(orderDetail, { id })
  expect(detail.order).toMatchObject({ status: 10, actions: expect.arrayContaining(['pay', 'upload_slip']) })
  expect(detail.events.map(event => event.text)).toContain('转账凭证未通过：到账金额不足')
  expect((await browser.call(messageList, {})).list[0]).toMatchObject({ title: '转账凭证未通过' })
  await expireUnpaid({ db: service.db, now: new Date(service.clock.now.getTime() + 47 * HOUR) })
  await sendSlip(id)
  expect(await outcomeOf(sn, confirm('600.00'))).toBe('paid')
  expect((await browser.call(orderDetail, { id })).order.amounts).toMatchObject({
    paid_amount: '700.00',
    refunded_amount: '100.00',
  })
})

test('[SV-04] money for an order that was paid another way in the meantime goes to the balance, once', async () => {
  const { id, sn } = await transferred()
  await service.db.update(orders).set({ status: 20, paid_amount: 60_000 }).where(eq(orders.id, id))
  await service.db.insert(payments).values({
    sn: `P${id}`,
    order_id: id,
    user_id: buyerId,
    way: 'wechat',
    amount: 60_000,
    state: 'paid',
    created_at: NOW,
  })
  expect(await outcomeOf(sn, confirm('600.00'))).toBe('refunded')
  expect(await outcomeOf(sn, confirm('600.00'))).toBe('repeated')
  expect(await balanceOf(service.db, buyerId)).toBe(60_000)
})

test('[SV-05] only the operator’s key opens the calls; what is wrong is reported and changes nothing', async () => {
  const { id, sn } = await transferred()
  for (const key of ['', 'wrong', `${OPERATOR_KEY} `]) {
    expect((await operator(sn, confirm('600.00'), key)).status, key).toBe(403)
  }
  expect((await browser.raw('GET', '/operator/transfers')).status).toBe(403)
  const wrong: Record<string, string>[] = [
    {},
    { result: 'paid' },
    confirm(''),
    confirm('-600.00'),
    confirm('6e2'),
    confirm('600.001'),
    refuse(''),
    refuse('长'.repeat(201)),
    refuse('金额不符', 'much'),
    refuse('金额\0不符'),
  ]
  for (const fields of wrong) {
    expect((await operator(sn, fields)).status, JSON.stringify(fields)).toBe(422)
  }
  expect((await operator('YJ404', confirm('600.00'))).status).toBe(404)
  expect((await operator('%00', confirm('600.00'))).status).toBe(404)
  expect((await browser.call(orderDetail, { id })).order.status).toBe(15)
  const listed = await service.visitor().raw('GET', '/operator/transfers', {
    headers: { authorization: `Bearer ${OPERATOR_KEY}` },
  })
  expect((listed.body.data as { list: unknown[] }).list).toContainEqual({
    sn,
    company: '康宁大药房',
    payable_amount: '600.00',
    payer: '康宁大药房',
    bank_serial: 'ICBC001',
    paid_date: '2026-11-20',
    remark: '',
    sent_at: '2026-11-20 10:00:00',
  })
  await service.db.update(transferSlips).set({ state: 'refused' }).where(eq(transferSlips.order_id, id))
})
