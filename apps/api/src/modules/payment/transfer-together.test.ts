import { messageList } from '@yaoji/api-client/contract/message'
import { orderCancel, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall, payTogether, transferSlip } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { operate, waiting } from '../../../tests/operate'
import { openOrderShop } from '../../../tests/order-shop'
import { insertFile } from '../../../tests/registration'
import { confirm, type Finding, PAID, REFUSED, REPEATED, refuse } from '../../../tests/transfer-shop'
import { orders } from '../order/tables'
import { balanceOf } from '../wallet/account'
import { payments } from './tables'

const shop = openOrderShop()
let ids: number[]
let parent_sn: string

/** One purchase from two warehouses, of which one transfer is chosen: two orders, of ¥38.13 and ¥57.20. */
beforeEach(async () => {
  const placed = await shop.place([
    { goods_id: 6, number: 1 },
    { goods_id: 2, number: 1 },
  ])
  ids = placed.orders.map(order => order.id)
  parent_sn = placed.parent_sn
  await choose()
})

const choose = (some = ids) => shop.browser.call(payTogether, { ids: some, pay_type: 'transfer' })

const paymentOf = async (id = ids[0]!) => (await shop.browser.call(paymentStateCall, { id })).payment
const states = () => Promise.all(ids.map(async id => (await paymentOf(id)).state))
const ordersNow = () => Promise.all(ids.map(async id => (await shop.browser.call(orderDetail, { id })).order))
const balance = () => balanceOf(shop.service.db, shop.buyerId)

/** One slip, sent on the page of one of the orders. */
async function sendSlip(id = ids[0]!) {
  const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
  const slip = { payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20', file_ids }
  return (await shop.browser.call(transferSlip, { id, ...slip })).payment
}

/** What the operator's decision does, or why it is refused. */
async function decide([action, fields]: Finding, number = parent_sn): Promise<string> {
  const { msg, outcome } = await operate(shop.service, `transfers/${number}/${action}`, fields)
  return outcome || msg
}

test('[RT-14] one transfer for a purchase has one amount and one remark, at each of its orders', async () => {
  for (const id of ids) {
    const payment = await paymentOf(id)
    expect(payment).toMatchObject({
      state: 'waiting',
      pay_type: 'transfer',
      transfer: { remark: parent_sn, amount: '95.33', ids },
      combined: { ids, amount: '95.33' },
    })
    expect(payment.combined!.ways).toContainEqual(expect.objectContaining({ way: 'transfer', usable: 1 }))
  }
  await choose()
  expect(await states()).toEqual(['waiting', 'waiting'])
})

test('[RT-14] [SV-03] one slip and one confirmation pay all orders, each with its amount, once', async () => {
  const sent = await sendSlip(ids[1])
  expect(sent).toMatchObject({ order_id: ids[1], state: 'reviewing', transfer: { remark: parent_sn, ids } })
  expect(await states()).toEqual(['reviewing', 'reviewing'])
  await expect(sendSlip()).rejects.toMatchObject({ message: '转账凭证已提交，正在审核' })
  const [first, second] = await ordersNow()
  expect(await waiting(shop.service, 'transfers')).toMatchObject([
    {
      id: parent_sn,
      text: `¥95.33（2 个订单：${first!.sn} ¥38.13，${second!.sn} ¥57.20）  付款方 康宁大药房  流水号 ICBC001  付款日 2026-11-20  回单 1 个文件`,
    },
  ])
  const all = await Promise.all(Array.from({ length: 4 }, () => decide(confirm('95.33'))))
  expect(all.toSorted()).toEqual([PAID, REPEATED, REPEATED, REPEATED].toSorted())
  expect((await ordersNow()).map(order => [order.status, order.amounts.paid_amount])).toEqual([
    [20, '38.13'],
    [20, '57.20'],
  ])
  expect(await waiting(shop.service, 'transfers')).toEqual([])
  expect((await shop.browser.call(messageList, {})).list).toMatchObject([
    { title: '转账已到账', content: `采购 ${parent_sn}（2 个订单）的转账已确认，正在审核。` },
  ])
  expect(await decide(confirm('95.34'))).toBe('转账凭证已确认到账 ¥95.33，不能更改')
})

test('[SV-04] too little pays nothing, and what is over is the buyer’s balance', async () => {
  await sendSlip()
  expect(await decide(confirm('95.32'))).toBe('到账 ¥95.32 少于应付 ¥95.33，请驳回并说明原因')
  expect(await decide(confirm('200.00'))).toContain('超过应付 ¥95.33 的两倍')
  expect(await states()).toEqual(['reviewing', 'reviewing'])
  // The number of one of the orders finds the transfer too.
  const [first] = await ordersNow()
  expect(await decide(confirm('100.00'), first!.sn)).toBe(PAID)
  expect((await ordersNow()).map(order => order.amounts)).toMatchObject([
    { paid_amount: '42.80', refunded_amount: '4.67' },
    { paid_amount: '57.20', refunded_amount: '0.00' },
  ])
  expect(await balance()).toBe(467)
})

test('[SV-04] a refused slip says why at every order, and the next one pays them', async () => {
  await sendSlip()
  expect(await decide(refuse('到账金额不足', '50.00'))).toBe(REFUSED)
  expect(await decide(refuse('到账金额不足', '50.00'))).toBe(REPEATED)
  expect(await decide(confirm('95.33'))).toBe('转账凭证已驳回 ¥50.00，不能更改')
  expect(await balance()).toBe(5000)
  for (const id of ids)
    expect(await paymentOf(id)).toMatchObject({
      state: 'waiting',
      state_text: '转账凭证未通过：到账金额不足',
      refused_slip: { reason: '到账金额不足', bank_serial: 'ICBC001' },
      transfer: { remark: parent_sn, amount: '95.33', ids },
    })
  await sendSlip()
  expect(await decide(confirm('95.33'))).toBe(PAID)
  expect((await ordersNow()).map(order => order.status)).toEqual([20, 20])
  expect((await shop.browser.call(messageList, {})).list.map(each => each.title)).toEqual([
    '转账已到账',
    '转账凭证未通过',
  ])
})

test('[RT-14] an order that is cancelled before the slip leaves the transfer; the remark stays', async () => {
  await shop.browser.call(orderCancel, { id: ids[0]! })
  expect(await paymentOf(ids[1])).toMatchObject({
    transfer: { remark: parent_sn, amount: '57.20', ids: [ids[1]] },
    combined: null,
  })
  await sendSlip(ids[1])
  await expect(shop.browser.call(orderCancel, { id: ids[1]! })).rejects.toMatchObject({ code: 409 })
  // The buyer had transferred both amounts.
  expect(await decide(confirm('95.33'))).toBe(PAID)
  expect((await ordersNow()).map(order => order.status)).toEqual([-10, 20])
  expect(await balance()).toBe(3813)
})

test('[SV-03] a slip and a cancel at the same time: the order is in the transfer or cancelled, never both', async () => {
  const cancel = shop.browser.call(orderCancel, { id: ids[1]! })
  const [, cancelled] = await Promise.allSettled([sendSlip(), cancel])
  const isCancelled = cancelled.status === 'fulfilled'
  expect(await states()).toEqual(['reviewing', isCancelled ? 'closed' : 'reviewing'])
  expect(await decide(['confirm', { received: '95.33', again: '95.33' }])).toBe(PAID)
  expect((await ordersNow()).map(order => order.status)).toEqual([20, isCancelled ? -10 : 20])
  expect(await balance()).toBe(isCancelled ? 5720 : 0)
})

test('[SV-04] of orders that were paid another way meanwhile the money goes to the balance, once', async () => {
  await sendSlip()
  const { db } = shop.service
  await db.update(orders).set({ status: 20, paid_amount: 3813 }).where(eq(orders.id, ids[0]!))
  await db.insert(payments).values({
    ...{ sn: `P${ids[0]}`, order_id: ids[0]!, user_id: shop.buyerId, way: 'wechat', amount: 3813 },
    ...{ state: 'paid', created_at: shop.service.clock.now },
  })
  expect(await decide(confirm('95.33'))).toBe(PAID)
  expect((await ordersNow()).map(order => order.amounts.paid_amount)).toEqual(['38.13', '95.33'])
  expect(await balance()).toBe(3813)
})

test('[RT-14] another method replaces the transfer of one order or of all of them', async () => {
  await shop.browser.call(orderPay, { id: ids[0]!, pay_type: 'wechat' })
  expect(await paymentOf(ids[1])).toMatchObject({ transfer: { amount: '57.20', ids: [ids[1]] } })
  await expect(choose()).rejects.toMatchObject({ code: 409 })
  await shop.browser.call(orderPay, { id: ids[1]!, pay_type: 'wechat' })
  await choose()
  expect(await paymentOf()).toMatchObject({ gateway_url: null, transfer: { ids } })
  await shop.browser.call(payTogether, { ids, pay_type: 'alipay' })
  expect(await states()).toEqual(['waiting', 'waiting'])
  expect((await paymentOf()).transfer).toBeNull()
})

test('[RT-14] a transfer of one order alone has its own number', async () => {
  await shop.browser.call(orderPay, { id: ids[0]!, pay_type: 'transfer' })
  const [first] = await ordersNow()
  expect(await paymentOf()).toMatchObject({ transfer: { remark: first!.sn, amount: '38.13', ids: [ids[0]] } })
  await sendSlip()
  expect(await states()).toEqual(['reviewing', 'waiting'])
  expect(await decide(confirm('38.13'), first!.sn)).toBe(PAID)
})

test('[RT-14] [RT-16] ephedrine-type orders and those of another purchase are not paid by the same transfer', async () => {
  const placed = await shop.place([
    { goods_id: 6, number: 1 },
    { goods_id: 3, number: 1 },
  ])
  const own = placed.orders.map(order => order.id)
  await expect(choose(own)).rejects.toMatchObject({ message: '含麻黄碱类商品的订单须单独付款' })
  const other = placed.orders.find(order => order.is_ephedrine === 0)!.id
  for (const id of ids) await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  await expect(choose([ids[0]!, other])).rejects.toMatchObject({
    message: '不同采购的订单不能合并转账，请分别转账',
  })
})
