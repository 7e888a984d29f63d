import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { fileUpload } from '@yaoji/api-client/contract/file'
import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail } from '@yaoji/api-client/contract/order'
import { receiptList, receiptSend } from '@yaoji/api-client/contract/receipt'
import { returnCreate, returnList } from '@yaoji/api-client/contract/return'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { JPEG, namedFile } from '../../../tests/files'
import { insertBuyer, insertGoods } from '../../../tests/fixtures'
import { filesOf, operate, waiting } from '../../../tests/operate'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import { receiveShipped } from '../order/expire'
import { orderLines, orders } from '../order/tables'

const shop = openOrderShop()
const DAY = 24 * 60 * MINUTE

const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)

async function picture(): Promise<number> {
  const { file } = await shop.browser.upload(fileUpload, { purpose: 'receipt' }, namedFile(JPEG, '回执.jpg'))
  return file.id
}

const receiptOf = async (id: number) =>
  (await shop.browser.call(receiptList, {})).list.find(({ order_id }) => order_id === id)

/** Makes an order one that was paid and can be shipped. */
async function payFor(id: number) {
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
}

/** A shipped order with ephedrine-type goods. */
async function shippedOrder() {
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 3, number: 1 }])
  await payFor(id)
  const { sn } = placed[0]!
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  expect(await receiptOf(id)).toMatchObject({ state: 'waiting', due_at: null, actions: [] })
  return { id, sn }
}

/** An order with ephedrine-type goods whose only parcel has arrived. */
async function deliveredOrder() {
  const { id, sn } = await shippedOrder()
  const [parcel] = (await shop.browser.call(orderDetail, { id })).parcels
  await group(`parcels/${parcel!.id}/deliver`)
  return { id, sn }
}

test('[RT-29] a receipt is due after the delivery, sent, rejected with a reason, sent again and passed', async () => {
  const { id, sn } = await deliveredOrder()
  expect(await receiptOf(id)).toMatchObject({
    state: 'due',
    due_at: '2026-11-27 10:00:00',
    actions: ['send'],
  })
  const { order: shipped } = await shop.browser.call(orderDetail, { id })
  const batches = shipped.lines.map(line => line.batches)
  expect(batches.flat()).not.toEqual([])
  expect((await receiptOf(id))!.lines.map(line => line.batches)).toEqual(batches)
  const { tabs } = await shop.browser.call(receiptList, {})
  const counts = Object.fromEntries(tabs.map(({ tab, count }) => [tab, count]))
  expect(counts).toMatchObject({ all: 1, due: 1, submitted: 0, rejected: 0, passed: 0 })
  const { order } = await shop.browser.call(orderDetail, { id })
  expect(order.actions).toContain('upload_receipt')
  expect((await group(`receipts/${sn}/pass`)).status).toBe(409)
  const { receipt } = await shop.browser.call(receiptSend, { id, file_ids: [await picture()] })
  expect(receipt).toMatchObject({ state: 'submitted', actions: [], files: [{ name: '回执.jpg' }] })
  expect((await waiting(shop.service, 'receipts')).map(row => row.id)).toContain(sn)
  const again = shop.browser.call(receiptSend, { id, file_ids: [await picture()] })
  await expect(again).rejects.toMatchObject({ code: 409 })
  expect((await group(`receipts/${sn}/reject`, { reason: '没有公章' })).outcome).toBe('驳回')
  expect(await receiptOf(id)).toMatchObject({ state: 'rejected', reason: '没有公章', actions: ['send'] })
  await shop.browser.call(receiptSend, { id, file_ids: [await picture()] })
  expect((await group(`receipts/${sn}/pass`)).outcome).toBe('通过')
  expect(await receiptOf(id)).toMatchObject({ state: 'passed', reason: '', actions: [] })
  expect((await shop.browser.call(orderDetail, { id })).order.actions).not.toContain('upload_receipt')
})

test('[RT-29] while a receipt is overdue no ephedrine-type goods can be ordered, others can', async () => {
  const { id, sn } = await deliveredOrder()
  shop.service.clock.now = new Date(NOW.getTime() + 7 * DAY)
  const plain = await shop.fill({ goods_id: 6, number: 1 })
  expect(await shop.browser.call(cartCheckout, { ids: plain })).toMatchObject({
    blocked: '',
    receipt_overdue: 0,
  })
  const ids = await shop.fill({ goods_id: 3, number: 1 })
  const checkout = await shop.browser.call(cartCheckout, { ids })
  expect(checkout).toMatchObject({
    blocked: expect.stringContaining(sn),
    blocked_by_licence: 0,
    receipt_overdue: 1,
  })
  const { tabs, list } = await shop.browser.call(receiptList, { tab: 'overdue' })
  expect(tabs.find(({ tab }) => tab === 'overdue')?.count).toBe(1)
  expect(list.map(({ order_id }) => order_id)).toEqual([id])
  await shop.browser.call(receiptSend, { id, file_ids: [await picture()] })
  expect((await shop.browser.call(cartCheckout, { ids })).receipt_overdue).toBe(0)
})

test('[RT-29] a rejected receipt has seven days from the rejection; then it is overdue and blocks', async () => {
  const { id, sn } = await deliveredOrder()
  const { clock } = shop.service
  const ids = await shop.fill({ goods_id: 3, number: 1 })
  const blocked = async () => (await shop.browser.call(cartCheckout, { ids })).receipt_overdue
  await shop.browser.call(receiptSend, { id, file_ids: [await picture()] })
  const rejectedAt = NOW.getTime() + 9 * DAY
  clock.now = new Date(rejectedAt)
  await group(`receipts/${sn}/reject`, { reason: '没有公章' })
  expect(await receiptOf(id)).toMatchObject({
    state: 'rejected',
    due_at: '2026-12-06 10:00:00',
    reason: '没有公章',
  })
  expect(await blocked()).toBe(0)
  clock.now = new Date(rejectedAt + 7 * DAY - 1000)
  expect(await blocked()).toBe(0)
  clock.now = new Date(rejectedAt + 7 * DAY)
  expect(await receiptOf(id)).toMatchObject({ state: 'overdue', reason: '没有公章', actions: ['send'] })
  expect(await blocked()).toBe(1)
  await shop.browser.call(receiptSend, { id, file_ids: [await picture()] })
  expect(await blocked()).toBe(0)
})

test('[RT-29] the list has the newest order first, each with its own lines and files, and none that is unpaid', async () => {
  const first = await deliveredOrder()
  const second = await deliveredOrder()
  await shop.place([{ goods_id: 3, number: 1 }])
  const file_ids = [await picture(), await picture()]
  await shop.browser.call(receiptSend, { id: first.id, file_ids: [...file_ids, file_ids[0]!] })
  const { list, tabs, total } = await shop.browser.call(receiptList, {})
  expect(total).toBe(2)
  expect(list.map(({ order_sn }) => order_sn)).toEqual([second.sn, first.sn])
  expect(list.map(({ lines }) => lines.length)).toEqual([1, 1])
  expect(new Set(list.flatMap(({ lines }) => lines.map(({ line_id }) => line_id))).size).toBe(2)
  expect(list.map(({ sent_at }) => sent_at)).toEqual([null, '2026-11-20 10:00:00'])
  expect(list.map(({ files }) => files.map(({ id }) => id))).toEqual([[], file_ids])
  expect(list.map(({ state_text, created_at }) => [state_text, created_at])).toEqual([
    ['待上传', '2026-11-20 10:00:00'],
    ['待审核', '2026-11-20 10:00:00'],
  ])
  expect(tabs.map(({ name, count }) => `${name} ${count}`)).toEqual([
    '全部 2',
    ...['待上传 1', '逾期 0', '待审核 1', '驳回 0', '通过 0', '待送达 0'],
  ])
  const page = await shop.browser.call(receiptList, { page: 2, per_page: 1 })
  expect([page.list.map(({ order_sn }) => order_sn), page.total]).toEqual([[first.sn], 2])
  const submitted = await shop.browser.call(receiptList, { tab: 'submitted' })
  expect([submitted.list.map(({ order_sn }) => order_sn), submitted.total]).toEqual([[first.sn], 1])
})

test('[RT-29] the buyer reads the decision in a message and in the events, and operators see the last files', async () => {
  const { id, sn } = await deliveredOrder()
  const files = () => filesOf(shop.service, `receipts/${sn}`)
  expect(await files()).toEqual([])
  const sent = [await picture(), await picture()]
  await shop.browser.call(receiptSend, { id, file_ids: [sent[0]!] })
  await group(`receipts/${sn}/reject`, { reason: '没有公章' })
  await shop.browser.call(receiptSend, { id, file_ids: [sent[1]!] })
  expect(await files()).toMatchObject([{ id: sent[1] }])
  await group(`receipts/${sn}/pass`)
  const events = (await shop.browser.call(orderDetail, { id })).events.map(({ text }) => text)
  expect(events.slice(0, 4)).toEqual([
    '签收回执通过',
    '买家上传签收回执，等待审核',
    '签收回执驳回：没有公章',
    '买家上传签收回执，等待审核',
  ])
  const { list } = await shop.browser.call(messageList, {})
  const decided = list.filter(({ title }) => title === '签收回执审核结果')
  expect(decided.map(({ kind, content, url }) => [kind, content, url])).toEqual([
    ['order', `订单 ${sn}：签收回执通过。`, '/order/hmdd'],
    ['order', `订单 ${sn}：签收回执驳回：没有公章。`, '/order/hmdd'],
  ])
  const again = await group(`receipts/${sn}/reject`, { reason: '再看' })
  expect([again.status, again.msg]).toEqual([409, '签收回执通过，不能审核'])
})

test('[RT-29] a gift is marked among the products of a receipt', async () => {
  const { db } = shop.service
  await insertGoods(db, { id: 9, special_flag: 'ephedrine' })
  const { order_id: id, orders: placed } = await shop.place([
    { goods_id: 3, number: 2 },
    { goods_id: 9, number: 1 },
  ])
  // The cart gives no gift with ephedrine-type goods, so a line is made one.
  await db
    .update(orderLines)
    .set({ is_gift: 1 })
    .where(and(eq(orderLines.order_id, id), eq(orderLines.goods_id, 3)))
  await db.update(orders).set({ line_count: 1 }).where(eq(orders.id, id))
  await payFor(id)
  await group(`orders/${placed[0]!.sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  const { lines } = (await receiptOf(id))!
  expect(lines.map(({ name, number, is_gift }) => [name, number, is_gift])).toEqual([
    ['阿莫西林胶囊 9', 1, 0],
    ['阿莫西林胶囊 3', 2, 1],
  ])
})

/** Refuses the only pack of an order at the door; returns the id of the return. */
async function refuse(id: number): Promise<number> {
  const [batch] = (await shop.browser.call(returnList, { id })).batches
  const lines = [{ batch_id: batch!.batch_id, number: 1 }]
  const input = { id, kind: 'refuse', reason: 'wrong', lines } as const
  return (await shop.browser.call(returnCreate, input)).order_return.id
}

async function refund(return_id: number) {
  for (const step of ['approve', 'accept', 'refund'])
    expect((await group(`returns/${return_id}/${step}`)).status).toBe(200)
}

test.each(['before', 'after'] as const)(
  '[RT-29] goods that were refused, and refunded %s the order ends by itself, need no receipt and block nothing',
  async when => {
    const { id } = await shippedOrder()
    const returned = await refuse(id)
    if (when === 'before') await refund(returned)
    shop.service.clock.now = new Date(NOW.getTime() + 10 * DAY)
    await receiveShipped({ db: shop.service.db, now: shop.service.clock.now })
    if (when === 'after') {
      expect((await receiptOf(id))?.state).toBe('due')
      await refund(returned)
    }
    expect(await receiptOf(id)).toBeUndefined()
    expect((await shop.browser.call(orderDetail, { id })).order).toMatchObject({ status: 50 })
    shop.service.clock.now = new Date(NOW.getTime() + 18 * DAY)
    const ids = await shop.fill({ goods_id: 3, number: 1 })
    expect((await shop.browser.call(cartCheckout, { ids })).receipt_overdue).toBe(0)
  },
)

test('[SV-05] only own orders with ephedrine-type goods have receipts', async () => {
  const { id } = await deliveredOrder()
  const { order_id: plain } = await shop.place([{ goods_id: 6, number: 1 }])
  const file_ids = [await picture()]
  await expect(shop.browser.call(receiptSend, { id: plain, file_ids })).rejects.toMatchObject({ code: 404 })
  await expect(shop.browser.call(receiptSend, { id, file_ids: [] })).rejects.toMatchObject({ code: 422 })
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13611110002' }))
  await expect(other.call(receiptSend, { id, file_ids })).rejects.toMatchObject({ code: 404 })
  expect((await other.call(receiptList, {})).total).toBe(0)
  expect((await receiptOf(id))?.state).toBe('due')
})
