import { orderDetail } from '@yaoji/api-client/contract/order'
import { returnCreate, returnList } from '@yaoji/api-client/contract/return'
import { ticketCreate, ticketList } from '@yaoji/api-client/contract/service-ticket'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operate, waiting } from '../../../tests/operate'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { goods } from '../goods/tables'
import { orderLines, orders } from '../order/tables'
import { gifts } from '../promotion/tables'

const shop = openOrderShop()

const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)
const returnsOf = (id: number) => shop.browser.call(returnList, { id })

/** An order of product 6, of which 10 packs earn a pack of product 4, that was paid and shipped. */
async function orderWithGift(number: number, shippedLines?: (ids: number[]) => string) {
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 6, number }])
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  const { sn } = placed[0]!
  const { order } = await shop.browser.call(orderDetail, { id })
  const lines = shippedLines?.(order.lines.map(line => line.id))
  const shipped = await group(`orders/${sn}/ship`, {
    ...{ company: '顺丰医药', number: 'SF1' },
    ...(lines ? { lines } : {}),
  })
  expect(shipped.status).toBe(200)
  return { id, sn }
}

const UNWANTED = { kind: 'return_refund', reason: 'unwanted' } as const

/** Requests packs of the product and of its gift back. */
async function request(id: number, packs: { bought: number; gift?: number }, change: object = {}) {
  const { batches } = await returnsOf(id)
  const lines = batches.flatMap(({ batch_id, gift }) => {
    const number = gift ? (packs.gift ?? 0) : packs.bought
    return number > 0 ? [{ batch_id, number }] : []
  })
  return shop.browser.call(returnCreate, { id, ...UNWANTED, lines, ...change })
}

const refused = (text: string) => ({ kind: 'invalid', fields: { lines: [expect.stringContaining(text)] } })

test('[RT-27] goods do not come back without the gifts that the rest no longer earns', async () => {
  const { id } = await orderWithGift(25)
  const before = await returnsOf(id)
  await expect(request(id, { bought: 25 })).rejects.toMatchObject(
    refused('请一并退回赠品 阿莫西林胶囊 4 2 盒'),
  )
  await expect(request(id, { bought: 25, gift: 1 })).rejects.toMatchObject(
    refused('请一并退回赠品 阿莫西林胶囊 4 2 盒'),
  )
  await expect(request(id, { bought: 6 }, { kind: 'refuse' })).rejects.toMatchObject(
    refused('阿莫西林胶囊 4 1 盒'),
  )
  expect(await returnsOf(id)).toEqual(before)
  const { order_return: kept } = await request(id, { bought: 5 })
  expect(kept.goods_amount).toBe('250.00')
  await expect(request(id, { bought: 1 })).rejects.toMatchObject(refused('阿莫西林胶囊 4 1 盒'))
  const { order_return: one } = await request(id, { bought: 1, gift: 1 })
  expect(one.goods_amount).toBe('50.00')
  const rest = await request(id, { bought: 19, gift: 1 })
  expect(rest.order_return.goods_amount).toBe('950.00')
  const texts = new Map((await waiting(shop.service, 'returns')).map(row => [row.id, row.text]))
  expect(texts.get(String(kept.id))).not.toContain('赠品')
  expect(texts.get(String(rest.order_return.id))).toContain('含赠品 阿莫西林胶囊 4 1盒')
})

test('[RT-27] a rejected return, an exchange and a fault of the shop leave the gifts as they are', async () => {
  const { id } = await orderWithGift(20)
  const { order_return: missing } = await request(id, { bought: 9 }, { kind: 'refund_only', reason: 'short' })
  await group(`returns/${missing.id}/reject`, { reason: '已足额发货' })
  await request(id, { bought: 9 }, { kind: 'exchange', reason: 'wrong' })
  await expect(request(id, { bought: 11 })).rejects.toMatchObject(refused('阿莫西林胶囊 4 2 盒'))
  const { order_return: back } = await request(id, { bought: 10, gift: 1 })
  expect(back.goods_amount).toBe('500.00')
})

test('[RT-27] gifts that were not shipped, or came back before, are not asked for', async () => {
  const { id } = await orderWithGift(10, ([bought]) => `${bought}:10`)
  expect((await request(id, { bought: 10 })).order_return.goods_amount).toBe('500.00')
  const other = await orderWithGift(10)
  await request(other.id, { bought: 0, gift: 1 })
  expect((await request(other.id, { bought: 10 })).order_return.goods_amount).toBe('500.00')
})

test('[RT-27] the gift counts as it was when the order was placed', async () => {
  const { id } = await orderWithGift(20)
  const { db } = shop.service
  await db.update(gifts).set({ need: 20 }).where(eq(gifts.id, 1))
  await expect(request(id, { bought: 10 })).rejects.toMatchObject(refused('阿莫西林胶囊 4 1 盒'))
  await db.update(gifts).set({ need: 10 }).where(eq(gifts.id, 1))
})

test('[RT-27] a gift that does not come back for the reason keeps its goods, and the answer says so', async () => {
  const { id } = await orderWithGift(10)
  const { db } = shop.service
  await db.update(goods).set({ storage: 'cold' }).where(eq(goods.id, 4))
  await expect(request(id, { bought: 10 })).rejects.toMatchObject(
    refused('赠品阿莫西林胶囊 4须一并退回，但它属于冷链'),
  )
  await db.update(goods).set({ storage: 'normal' }).where(eq(goods.id, 4))
})

test('[RT-27] a gift is marked in its parcel, in the return form, in the return and in the ticket', async () => {
  const { id } = await orderWithGift(10)
  const marksOf = (rows: readonly { name: string; is_gift: 0 | 1 }[]) =>
    rows.map(({ name, is_gift }) => [name, is_gift])
  const marks = [
    ['阿莫西林胶囊 6', 0],
    ['阿莫西林胶囊 4', 1],
  ]
  const { parcels } = await shop.browser.call(orderDetail, { id })
  expect(marksOf(parcels[0]!.packs)).toEqual(marks)
  // A gift of an order that was placed before the rule of its return was kept with its line.
  await shop.service.db
    .update(orderLines)
    .set({ gift_need: 0, gift_give: 0 })
    .where(eq(orderLines.order_id, id))
  expect(marksOf((await returnsOf(id)).batches)).toEqual(marks)
  const lines = (await returnsOf(id)).batches.map(({ batch_id }) => ({ batch_id, number: 1 }))
  const { order_return } = await shop.browser.call(returnCreate, { id, ...UNWANTED, lines })
  expect(marksOf(order_return.lines)).toEqual(marks)
  const tickets = await shop.browser.call(ticketList, { id })
  expect(marksOf(tickets.lines)).toEqual(marks)
  const { ticket } = await shop.browser.call(ticketCreate, {
    ...{ id, kind: 'inspection_report', text: '需要报告' },
    line_ids: tickets.lines.map(({ line_id }) => line_id),
  })
  expect(ticket.products.map(text => text.endsWith('（赠）'))).toEqual([false, true])
})
