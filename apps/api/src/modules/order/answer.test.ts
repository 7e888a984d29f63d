import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { invoiceCreate, invoiceList } from '@yaoji/api-client/contract/invoice'
import {
  orderCancel,
  orderCreate,
  orderDetail,
  orderList,
  orderReceive,
} from '@yaoji/api-client/contract/order'
import { orderPay, transferSlip } from '@yaoji/api-client/contract/payment'
import { returnCreate, returnList } from '@yaoji/api-client/contract/return'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveMoney } from '../../../tests/buyer-data'
import { operate } from '../../../tests/operate'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { insertFile } from '../../../tests/registration'
import { markPaid } from '../payment/mark-paid'
import { payments } from '../payment/tables'
import { lockOrder } from './change-status'
import { orders } from './tables'

const shop = openOrderShop()

const orderOf = async (id: number) => (await shop.browser.call(orderDetail, { id })).order
const listed = async (id: number) =>
  (await shop.browser.call(orderList, {})).list.find(order => order.id === id)!

test('[RT-26] an unpaid order says how and until when it can be paid, a cancelled one neither', async () => {
  const { order_id: id } = await shop.place([{ goods_id: 6, number: 1 }])
  const before = await listed(id)
  expect(before.pay_types).toContain('transfer')
  expect(before.pay_before).toBe('2026-11-20 10:30:00')
  await shop.browser.call(orderCancel, { id })
  for (const order of [await listed(id), await orderOf(id)])
    expect(order).toMatchObject({ pay_types: [], pay_before: null })
})

test('[RT-26] [RT-27] a received order offers a return, in the list too, until all of its packs are in one', async () => {
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 6, number: 2 }])
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  await operate(shop.service, `orders/${placed[0]!.sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  await shop.browser.call(orderReceive, { id })
  const isOffered = async () =>
    [await orderOf(id), await listed(id)].map(({ actions }) => actions.includes('apply_return'))
  const giveBack = async () => {
    const [batch] = (await shop.browser.call(returnList, { id })).batches
    const lines = [{ batch_id: batch!.batch_id, number: 1 }]
    await shop.browser.call(returnCreate, { id, kind: 'return_refund', reason: 'unwanted', lines })
  }
  expect(await isOffered()).toEqual([true, true])
  await giveBack()
  expect(await isOffered()).toEqual([true, true])
  await giveBack()
  expect(await isOffered()).toEqual([false, false])
})

test('[RT-32] an order names its application for an invoice with its amount, and why it was refused only if it was', async () => {
  const { order_id: id } = await shop.place([{ goods_id: 6, number: 1 }])
  await shop.service.db
    .update(orders)
    .set({ status: 20, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  const { invoice } = await shop.browser.call(invoiceCreate, { order_ids: [id], type: 'digital' })
  const shown = async () => (await shop.browser.call(orderDetail, { id })).invoices
  expect(await shown()).toMatchObject([
    { id: invoice.id, state: 'applied', number: '', is_red: 0, amount: '62.00', reason: '', pdf_url: '' },
  ])
  await operate(shop.service, `invoices/${invoice.id}/reject`, { reason: '抬头有误' })
  expect(await shown()).toMatchObject([{ state: 'rejected', reason: '抬头有误' }])
})

test('[RT-27] an order that the balance paid in part lists both payments, each with its own amount', async () => {
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '20.00')
  const { order_id: id } = await shop.place([{ goods_id: 6, number: 1 }], { use_balance: 1 })
  await db.insert(payments).values({
    ...{ sn: 'P1', order_id: id, user_id: shop.buyerId, way: 'wechat', amount: 4200, state: 'paid' },
    ...{ created_at: NOW, settled_at: NOW },
  })
  await db.transaction(async tx => {
    const order = await lockOrder(tx, id)
    await markPaid({ db: tx, now: NOW }, order!, { way: 'wechat', amount: 4200 })
  })
  const { payments: listed } = await shop.browser.call(orderDetail, { id })
  expect(listed.map(({ text, amount, state_text }) => [text, amount, state_text])).toEqual([
    ['微信支付', '42.00', '已付款'],
    ['余额支付', '20.00', '已付款'],
  ])
})

test('[RT-13] [RT-32] an order is placed with the type of its invoice and the address that receives it', async () => {
  const ids = await shop.fill({ goods_id: 6, number: 1 })
  const { expected_total } = await shop.browser.call(cartCheckout, { ids })
  const order = { ids, address_id: shop.addressId, expected_total, invoice_email: 'cw@kangning.example' }
  await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject({
    fields: { invoice_email: ['请先选择发票类型，再填写接收发票的邮箱'] },
  })
  await shop.browser.call(orderCreate, { ...order, invoice_type: 'digital' })
  expect((await shop.browser.call(invoiceList, {})).list).toMatchObject([
    { type: 'digital', state_text: '付款后开票', email: 'cw@kangning.example' },
  ])
})

test('[RT-26] a refused slip is shown at its order only, and no longer after the next slip', async () => {
  const byTransfer = async () => {
    const { order_id: id, orders: placed } = await shop.place([{ goods_id: 6, number: 1 }])
    await shop.browser.call(orderPay, { id, pay_type: 'transfer' })
    return { id, sn: placed[0]!.sn }
  }
  const [refused, other] = [await byTransfer(), await byTransfer()]
  const send = async () => {
    const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
    const slip = { payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20', file_ids }
    await shop.browser.call(transferSlip, { id: refused.id, ...slip })
  }
  const shown = async () => [
    (await listed(refused.id)).slip_refused,
    (await listed(other.id)).slip_refused,
    (await orderOf(other.id)).slip_refused,
  ]
  await send()
  await operate(shop.service, `transfers/${refused.sn}/refuse`, { reason: '户名不符', received: '0' })
  expect(await shown()).toEqual(['户名不符', undefined, undefined])
  await send()
  expect(await shown()).toEqual([undefined, undefined, undefined])
})
