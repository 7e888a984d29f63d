import { orderCancel, orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall, payTogether } from '@yaoji/api-client/contract/payment'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giveMoney } from '../../../tests/buyer-data'
import { openOrderShop } from '../../../tests/order-shop'
import { walletLog } from '../wallet/tables'
import { paymentNotices, payments } from './tables'

const shop = openOrderShop()
let ids: number[]

/** One purchase from two warehouses: two orders, of ¥38.13 and ¥57.20. */
beforeEach(async () => {
  const placed = await shop.place([
    { goods_id: 6, number: 1 },
    { goods_id: 2, number: 1 },
  ])
  ids = placed.orders.map(order => order.id)
})

const open = (pay_type: 'wechat' | 'alipay' | 'company' = 'wechat') =>
  shop.browser.call(payTogether, { ids, pay_type })

/** The page of the gateway at this address. */
const pageAt = async (url: string | null) => (await shop.browser.raw('GET', url ?? '')).body.msg

const numberIn = (url: string | null) => url?.split('/').at(-1) ?? ''

const paymentOf = async (id = ids[0]!) => (await shop.browser.call(paymentStateCall, { id })).payment
const states = () => Promise.all(ids.map(async id => (await paymentOf(id)).state))
const ordersNow = () => Promise.all(ids.map(async id => (await shop.browser.call(orderDetail, { id })).order))

/** The gateway's notice of a payment, with its sum or with `amount` fen. */
async function notify(sn: string, result: 'paid' | 'failed' = 'paid', amount?: number): Promise<number> {
  const { service } = shop
  const parts = await service.db.select().from(payments).where(eq(payments.sn, sn))
  const sum = parts.reduce((total, part) => total + part.amount, 0)
  const notice = { payment_sn: sn, amount: amount ?? sum, gateway_no: `G${sn}`, result }
  const fields = service.app.deps.ports.payment.sign!(notice, service.clock.now)
  const { status } = await service.visitor().raw('POST', '/api/pay/callback', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return status
}

const outcomesOf = async (sn: string) =>
  (await shop.service.db.select().from(paymentNotices).where(eq(paymentNotices.payment_sn, sn))).map(
    notice => notice.outcome,
  )

const refunds = async () =>
  (
    await shop.service.db
      .select()
      .from(walletLog)
      .where(and(eq(walletLog.user_id, shop.buyerId), eq(walletLog.use_type, 3)))
  ).map(({ amount, order_sn }) => ({ amount, order_sn }))

test('[RT-14] the payment of an order says what one payment for its purchase costs, and how it can be paid', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '88.00')
  const { combined } = await paymentOf()
  expect(combined).toMatchObject({ ids, amount: '95.33' })
  expect(combined!.ways.map(({ way, usable, reason }) => [way, usable, reason])).toEqual([
    ['balance', 0, '余额不足，还差 ¥7.33'],
    ['wechat', 1, ''],
    ['alipay', 1, ''],
    ['company', 1, ''],
    ['transfer', 1, ''],
  ])
  await shop.browser.call(orderCancel, { id: ids[1]! })
  expect((await paymentOf()).combined).toBeNull()
})

test('[RT-14] an order that waits for its bank transfer is not paid again with the others, unless its method changes', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '500.00')
  const [first, second] = [ids[0]!, ids[1]!]
  const { payment } = await shop.browser.call(orderPay, { id: first, pay_type: 'transfer' })
  expect(payment).toMatchObject({ state_text: '等待转账', combined: null })
  expect(payment.ways.map(({ way, usable }) => [way, usable])).toContainEqual(['balance', 1])
  expect((await paymentOf(second)).combined).toBeNull()
  const { purchases } = await shop.browser.call(orderList, {})
  expect(purchases).toMatchObject([{ unpaid_count: 2, pay_together: [] }])
  const [waiting] = await ordersNow()
  // A page that was opened before the transfer was chosen.
  await expect(open()).rejects.toMatchObject({
    code: 409,
    message: `订单 ${waiting!.sn} 正在等待对公转账，须单独付款`,
  })
  expect(await states()).toEqual(['waiting', 'unpaid'])
  await shop.browser.call(orderPay, { id: first, pay_type: 'wechat' })
  expect((await paymentOf(second)).combined?.ids).toEqual(ids)
})

test('[RT-14] [RT-16] an order with ephedrine-type goods is not among those that are paid together', async () => {
  const placed = await shop.place([
    { goods_id: 6, number: 1 },
    { goods_id: 2, number: 1 },
    { goods_id: 3, number: 1 },
  ])
  const ordinary = placed.orders.filter(order => order.is_ephedrine === 0).map(order => order.id)
  const ephedrine = placed.orders.find(order => order.is_ephedrine === 1)!.id
  expect((await paymentOf(ordinary[0])).combined?.ids).toEqual(ordinary)
  expect((await paymentOf(ephedrine)).combined).toBeNull()
  const all = placed.orders.map(order => order.id)
  await expect(shop.browser.call(payTogether, { ids: all, pay_type: 'company' })).rejects.toMatchObject({
    code: 409,
    message: '含麻黄碱类商品的订单须单独付款',
  })
})

test('[RT-14] [SV-03] one payment at the gateway and one callback pay all orders, once', async () => {
  const { gateway_url, amount } = await open()
  expect(amount).toBe('0.00')
  expect(await states()).toEqual(['waiting', 'waiting'])
  expect((await paymentOf(ids[1])).gateway_url).toBe(gateway_url)
  expect(await pageAt(gateway_url)).toContain('95.33')
  const sn = numberIn(gateway_url)
  expect(await notify(sn, 'paid', 3813)).toBe(409)
  expect(await notify(sn)).toBe(200)
  expect(await notify(sn)).toBe(200)
  expect(await outcomesOf(sn)).toEqual(['wrong_amount', 'applied', 'repeated'])
  const paid = await ordersNow()
  expect(paid.map(order => [order.status, order.amounts.paid_amount])).toEqual([
    [20, '38.13'],
    [20, '57.20'],
  ])
  expect(await refunds()).toEqual([])
})

test('asked again, the waiting payment is returned; another method replaces it for all orders', async () => {
  const first = await open()
  expect((await open()).gateway_url).toBe(first.gateway_url)
  const second = await open('alipay')
  expect(second.gateway_url).not.toBe(first.gateway_url)
  expect(await pageAt(first.gateway_url)).toContain('已结束')
  expect(await notify(numberIn(second.gateway_url))).toBe(200)
  expect((await open()).gateway_url).toBeNull()
})

test('[SV-04] an order that is paid or cancelled alone ends the payment of both; money that comes nevertheless is not lost', async () => {
  const sn = numberIn((await open()).gateway_url)
  await shop.browser.call(orderCancel, { id: ids[0]! })
  expect(await states()).toEqual(['closed', 'unpaid'])
  const [cancelled] = await ordersNow()
  expect(await notify(sn)).toBe(200)
  expect(await states()).toEqual(['closed', 'paid'])
  expect(await refunds()).toEqual([{ amount: 3813, order_sn: cancelled!.sn }])
})

test('a payment of one order replaces the payment of both', async () => {
  await open()
  const { payment } = await shop.browser.call(orderPay, { id: ids[1]!, pay_type: 'wechat' })
  expect(await states()).toEqual(['unpaid', 'waiting'])
  expect(await notify(numberIn(payment.gateway_url))).toBe(200)
  expect(await states()).toEqual(['unpaid', 'paid'])
})

test('a declined payment leaves every order unpaid, and says so at each', async () => {
  const sn = numberIn((await open()).gateway_url)
  expect(await notify(sn, 'failed')).toBe(200)
  expect(await states()).toEqual(['failed', 'failed'])
  const details = await Promise.all(ids.map(id => shop.browser.call(orderDetail, { id })))
  expect(details.map(({ events }) => events[0]!.text)).toEqual(['付款未完成', '付款未完成'])
})
