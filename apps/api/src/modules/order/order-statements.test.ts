import { orderDetail } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operate } from '../../../tests/operate'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { statementsOf } from '../../../tests/statements'
import { users } from '../../session/tables'
import type { BuyerContext } from '../../wire/context'
import { markPaid } from '../payment/mark-paid'
import { showOrder } from './detail'
import { listOrders } from './list'
import { approveOrder, lockOrderOf } from './review'

const shop = openOrderShop()

async function statements(work: (context: BuyerContext) => Promise<unknown>): Promise<number> {
  const [buyer] = await shop.service.db.select().from(users).where(eq(users.id, shop.buyerId))
  const viewer = { sessionId: null, buyer: buyer! }
  return (await statementsOf(shop.service.db, db => work({ db, viewer, now: NOW }))).length
}

/** An order with a parcel, whose other packs are never shipped. */
async function placeAndClose(): Promise<number> {
  const { order_id: id, orders } = await shop.place([{ goods_id: 4, number: 3 }])
  const { sn } = orders[0]!
  await shop.service.db.transaction(async db => {
    const row = await lockOrderOf(db, sn)
    const context = { db, now: NOW }
    await approveOrder(context, await markPaid(context, row, { way: 'transfer', amount: row.payable_amount }))
  })
  const { order } = await shop.browser.call(orderDetail, { id })
  const parcel = { company: '顺丰医药', number: 'SF1', lines: `${order.lines[0]!.id}:1` }
  await operate(shop.service, `orders/${sn}/ship`, parcel)
  await operate(shop.service, `orders/${sn}/close-rest`, { reason: '仓库缺货' })
  return id
}

test('the list takes six statements, however many orders it shows; one more where packs are never shipped', async () => {
  await shop.place([{ goods_id: 6, number: 10 }])
  expect(await statements(context => listOrders(context, {}))).toBe(6)
  await shop.place([
    { goods_id: 7, number: 2 },
    { goods_id: 2, number: 10 },
  ])
  expect(await statements(context => listOrders(context, {}))).toBe(6)
  await placeAndClose()
  expect(await statements(context => listOrders(context, {}))).toBe(7)
})

test('one order takes ten statements, and two more for its parcels', async () => {
  const { order_id } = await shop.place([{ goods_id: 6, number: 10 }])
  expect(await statements(context => showOrder(context, order_id))).toBe(10)
  const closed = await placeAndClose()
  expect(await statements(context => showOrder(context, closed))).toBe(12)
})
