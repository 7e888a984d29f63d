import { storeList, storeSwitch } from '@yaoji/api-client/contract/account'
import {
  orderCancel,
  orderClose,
  orderDetail,
  orderList,
  orderReceive,
  orderReorder,
} from '@yaoji/api-client/contract/order'
import { orderExport } from '@yaoji/api-client/contract/order-export'
import { orderPay, payTogether, transferSlip } from '@yaoji/api-client/contract/payment'
import { returnCreate } from '@yaoji/api-client/contract/return'
import { ticketCreate } from '@yaoji/api-client/contract/service-ticket'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { formatAmount, ORDER } from '@yaoji/domain'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { openInvoiceShop } from '../../../tests/invoice-shop'
import { insertFile } from '../../../tests/registration'
import type { Browser } from '../../../tests/service'
import { users } from '../../session/tables'
import { orders } from './tables'

const { shop, order: paidOrder, apply, issue } = openInvoiceShop()

/** A head office with two stores, each with an order; the second one's is cancelled. */
interface Family {
  head: Browser
  headId: number
  stores: { id: number; company: string; browser: Browser; orderId: number }[]
}

let family: Family

async function insertStore(company: string) {
  await shop.renewBuyer()
  const { order_id: orderId } = await shop.place([{ goods_id: 6, number: 1 }])
  await shop.service.db.update(users).set({ company }).where(eq(users.id, shop.buyerId))
  return { id: shop.buyerId, company, browser: shop.browser, orderId }
}

beforeEach(async () => {
  const { db } = shop.service
  const stores = [await insertStore('一分店'), await insertStore('二分店')]
  await stores[1]!.browser.call(orderCancel, { id: stores[1]!.orderId })
  await shop.renewBuyer()
  await db
    .update(users)
    .set({ head_id: shop.buyerId })
    .where(
      inArray(
        users.id,
        stores.map(({ id }) => id),
      ),
    )
  family = { head: shop.browser, headId: shop.buyerId, stores }
})

const idsOf = async (browser: Browser, store_id?: number) =>
  (await browser.call(orderList, { store_id })).list.map(({ id }) => id)

test('[RO-03] [RT-26] a head office sees its own orders and those of its stores, with the name of each store', async () => {
  const [first, second] = family.stores
  const { order_id: own } = await shop.place([{ goods_id: 6, number: 1 }])
  const { list, total, tabs, stores } = await family.head.call(orderList, {})
  expect(list.map(({ id, store }) => [id, store])).toEqual([
    [own, undefined],
    [second!.orderId, { user_id: second!.id, company: '二分店' }],
    [first!.orderId, { user_id: first!.id, company: '一分店' }],
  ])
  expect([total, tabs.find(({ tab }) => tab === 'cancelled')?.count]).toEqual([3, 1])
  expect(stores.map(({ user_id }) => user_id)).toEqual([family.headId, first!.id, second!.id])
})

test('[RO-03] [RT-26] the list, its counts and the export are those of the chosen store', async () => {
  const [first] = family.stores
  const { order_id: own } = await shop.place([{ goods_id: 6, number: 1 }])
  expect(await idsOf(family.head, first!.id)).toEqual([first!.orderId])
  expect(await idsOf(family.head, family.headId)).toEqual([own])
  const { tabs } = await family.head.call(orderList, { store_id: first!.id })
  expect(tabs.filter(({ count }) => count > 0).map(({ tab, count }) => [tab, count])).toEqual([
    ['all', 1],
    ['unpaid', 1],
  ])
  const companies = async (store_id?: number) => {
    const { list } = await family.head.call(orderExport, { store_id })
    return [...new Set(list.map(({ company }) => company))]
  }
  expect(await companies(first!.id)).toEqual(['一分店'])
  expect(await companies()).toEqual(['康宁大药房', '二分店', '一分店'])
})

test('[RO-03] [SV-05] a store of another company looks like a missing one', async () => {
  const foreign = await insertBuyer(shop.service.db, { phone: '13600000066' })
  const refusal = { fields: { store_id: ['没有这家门店，请重新选择'] } }
  for (const call of [orderList, orderExport]) {
    for (const store_id of [foreign, 2_000_000_000])
      await expect(family.head.call(call, { store_id })).rejects.toMatchObject(refusal)
  }
})

test('[RO-03] [SV-05] a store sees neither the head office nor its sisters, also when the head office visits it', async () => {
  const [first, second] = family.stores
  const { order_id: own } = await shop.place([{ goods_id: 6, number: 1 }])
  const visit = await shop.service.buyer(family.headId)
  await visit.call(storeSwitch, { id: first!.id })
  for (const browser of [first!.browser, visit]) {
    const { list, stores } = await browser.call(orderList, {})
    expect(list.map(({ id, store }) => [id, store])).toEqual([[first!.orderId, undefined]])
    expect(stores).toEqual([{ user_id: first!.id, company: '一分店' }])
    for (const id of [own, second!.orderId])
      await expect(browser.call(orderDetail, { id })).rejects.toMatchObject({ code: 404 })
    for (const store_id of [family.headId, second!.id])
      await expect(browser.call(orderList, { store_id })).rejects.toMatchObject({ code: 422 })
  }
})

test('[RO-03] [RT-25] a head office reads how many orders of each store wait for payment, a store only its own', async () => {
  const [first] = family.stores
  const visit = await shop.service.buyer(family.headId)
  await visit.call(storeSwitch, { id: first!.id })
  const countsOf = async (browser: Browser) =>
    (await browser.call(storeList, {})).list.map(({ unpaid_count }) => unpaid_count)
  expect(await countsOf(family.head)).toEqual([0, 1, 0])
  expect(await countsOf(visit)).toEqual([0, 1, 0])
  expect(await countsOf(first!.browser)).toEqual([undefined, 1, undefined])
})

test('[RT-25] a head office reads what each store spent this month: what was received for its new orders, less refunds', async () => {
  const { db, clock } = shop.service
  const [first, second] = family.stores
  const change = (id: number, values: Partial<typeof orders.$inferInsert>) =>
    db.update(orders).set(values).where(eq(orders.id, id))
  const [row] = await db.select().from(orders).where(eq(orders.id, first!.orderId))
  const spent = async (browser: Browser) =>
    (await browser.call(storeList, {})).list.map(({ month_amount }) => month_amount)
  expect(await spent(family.head)).toEqual(['0.00', '0.00', '0.00'])
  await change(first!.orderId, {
    paid_amount: row!.payable_amount,
    refunded_amount: 100,
    status: ORDER.toShip,
  })
  const net = formatAmount(row!.payable_amount - 100)
  expect(await spent(family.head)).toEqual(['0.00', net, '0.00'])
  expect(await spent(second!.browser)).toEqual([undefined, undefined, '0.00'])
  // The month of the order is that in China.
  const month = new Date('2026-10-31T16:00:00Z')
  await change(first!.orderId, { created_at: month })
  expect((await spent(family.head))[1]).toBe(net)
  await change(first!.orderId, { created_at: new Date(month.getTime() - 1000) })
  expect((await spent(family.head))[1]).toBe('0.00')
  expect(clock.now.getUTCMonth()).toBe(10)
  await change(first!.orderId, { paid_amount: 0, refunded_amount: 0, status: ORDER.unpaid })
})

test('[RT-21] the tasks of a head office name what its stores have to pay, and a store reads only its own', async () => {
  const [first] = family.stores
  const tasksOf = async (browser: Browser) =>
    (await browser.call(userTodo, {})).list.filter(({ kind }) => kind === 'store_pay')
  expect(await tasksOf(family.head)).toMatchObject([
    { urgency: 'soon', title: '一分店：1 个订单待付款', count: 1, store_id: first!.id },
  ])
  expect(await tasksOf(first!.browser)).toEqual([])
  const visit = await shop.service.buyer(family.headId)
  await visit.call(storeSwitch, { id: first!.id })
  expect(await tasksOf(visit)).toEqual([])
  const { db } = shop.service
  for (let at = 0; at < 6; at += 1) {
    const { id } = await insertStore(`第 ${at} 店`)
    await db.update(users).set({ head_id: family.headId }).where(eq(users.id, id))
  }
  const tasks = await tasksOf(family.head)
  expect(tasks).toHaveLength(6)
  expect(tasks.at(-1)).toMatchObject({ title: '另有 2 家门店：2 个订单待付款', count: 2 })
  expect(tasks.at(-1)?.store_id).toBeUndefined()
})

test('[RO-03] a store that left the head office took its orders with it', async () => {
  const [first, second] = family.stores
  await shop.service.db.update(users).set({ head_id: null }).where(eq(users.id, first!.id))
  expect(await idsOf(family.head)).toEqual([second!.orderId])
  await expect(family.head.call(orderDetail, { id: first!.orderId })).rejects.toMatchObject({ code: 404 })
})

test('[RO-03] [RT-27] a head office reads the order of a store without actions, ways to pay and files; its store has them', async () => {
  const [first] = family.stores
  const { id, browser, orderId } = first!
  await browser.call(orderPay, { id: orderId, pay_type: 'transfer' })
  const [listed] = (await family.head.call(orderList, { store_id: id })).list
  const { order, next_step } = await family.head.call(orderDetail, { id: orderId })
  expect(order.store).toEqual({ user_id: id, company: '一分店' })
  expect(next_step.text).toBe('请转账并上传凭证，超时未付款的订单会自动取消。')
  for (const each of [listed!, order]) expect([each.actions, each.pay_types]).toEqual([[], []])

  const own = (await browser.call(orderDetail, { id: orderId })).order
  expect(own.store).toBeUndefined()
  expect(own.actions).toContain('pay')
  expect(own.pay_types).toContain('transfer')

  const file = await insertFile(shop.service.db, id, 'transfer_slip')
  const slip = { payer: '一分店', bank_serial: 'ICBC001', paid_date: '2026-11-20', file_ids: [file] }
  await browser.call(transferSlip, { id: orderId, ...slip })
  const { payments } = await family.head.call(orderDetail, { id: orderId })
  expect(payments.map(({ slip, files }) => [slip?.payer, files])).toEqual([['一分店', []]])
  expect((await family.head.raw('GET', `/api/file/${file}`)).status).toBe(404)
})

test('[RO-03] [RT-27] the PDF of an invoice is the store’s', async () => {
  await shop.renewBuyer()
  const id = await paidOrder()
  const { invoice } = await apply([id])
  await issue(invoice.id)
  await shop.service.db.update(users).set({ head_id: family.headId }).where(eq(users.id, shop.buyerId))
  const invoiceOf = async (browser: Browser) => (await browser.call(orderDetail, { id })).invoices[0]!
  const { pdf_url, state } = await invoiceOf(shop.browser)
  expect((await shop.browser.raw('GET', pdf_url)).status).toBe(200)
  expect(await invoiceOf(family.head)).toMatchObject({ state, pdf_url: '' })
  expect((await family.head.raw('GET', pdf_url)).status).toBe(404)
})

test('[RO-03] [RT-26] the purchase of a store cannot be paid by its head office', async () => {
  await shop.renewBuyer()
  await shop.place([
    { goods_id: 6, number: 1 },
    { goods_id: 2, number: 1 },
  ])
  const store = { id: shop.buyerId, browser: shop.browser }
  await shop.service.db.update(users).set({ head_id: family.headId }).where(eq(users.id, store.id))
  const purchaseOf = async (browser: Browser) =>
    (await browser.call(orderList, { store_id: store.id })).purchases[0]
  expect((await purchaseOf(store.browser))?.pay_together).toHaveLength(2)
  expect(await purchaseOf(family.head)).toMatchObject({
    part_count: 2,
    unpaid_count: 2,
    pay_together: [],
    pay_together_amount: '0.00',
  })
})

test('[RO-03] [SV-05] a head office changes nothing of a store’s order: to each write it is missing', async () => {
  const { db } = shop.service
  const [first, second] = family.stores
  const id = first!.orderId
  const { head } = family
  const before = await db.select().from(orders).where(eq(orders.id, id))
  const file = await insertFile(db, family.headId, 'transfer_slip')
  const slip = { payer: '总部', bank_serial: 'ICBC001', paid_date: '2026-11-20', file_ids: [file] }
  const writes = {
    pay: () => head.call(orderPay, { id, pay_type: 'wechat' }),
    together: () => head.call(payTogether, { ids: [id, second!.orderId], pay_type: 'wechat' }),
    slip: () => head.call(transferSlip, { id, ...slip }),
    cancel: () => head.call(orderCancel, { id }),
    close: () => head.call(orderClose, { id, reason: '不要了' }),
    receive: () => head.call(orderReceive, { id }),
    reorder: () => head.call(orderReorder, { id }),
    giveBack: () =>
      head.call(returnCreate, { id, kind: 'exchange', reason: 'wrong', lines: [{ batch_id: 1, number: 1 }] }),
    ticket: () => head.call(ticketCreate, { id, kind: 'documents', text: '少了发票' }),
  }
  for (const [name, write] of Object.entries(writes))
    await expect(write(), name).rejects.toMatchObject({ code: 404 })
  expect(await db.select().from(orders).where(eq(orders.id, id))).toEqual(before)
})
