import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail, orderList, orderReceive } from '@yaoji/api-client/contract/order'
import { returnCreate, returnList } from '@yaoji/api-client/contract/return'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveMoney, insertCoupon } from '../../../tests/buyer-data'
import { operate } from '../../../tests/operate'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { users } from '../../session/tables'
import { userCoupons } from '../coupon/tables'
import { approveOrder, lockOrderOf } from '../order/review'
import { orders } from '../order/tables'
import { markPaid } from '../payment/mark-paid'
import { combinations } from '../promotion/tables'
import { balanceOf } from '../wallet/account'

const shop = openOrderShop()

const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)
const detailOf = (id: number) => shop.browser.call(orderDetail, { id })
const closeRest = (sn: string, reason = '仓库缺货') => group(`orders/${sn}/close-rest`, { reason })
const pointsOf = async () => {
  const [buyer] = await shop.service.db.select().from(users).where(eq(users.id, shop.buyerId))
  return buyer!.points
}

/** A paid order, of which these packs were shipped, by product. */
async function partlyShipped(
  lines: Parameters<typeof shop.place>[0],
  packs: Readonly<Record<number, number>>,
  more: Parameters<typeof shop.place>[1] = {},
) {
  const { order_id: id, orders: placed } = await shop.place(lines, more)
  const { sn } = placed[0]!
  await shop.service.db.transaction(async db => {
    const row = await lockOrderOf(db, sn)
    const context = { db, now: NOW }
    await approveOrder(context, await markPaid(context, row, { way: 'transfer', amount: row.payable_amount }))
  })
  const { order } = await detailOf(id)
  const shipped = order.lines.flatMap(line => {
    const number = packs[line.goods_id]
    return number ? `${line.id}:${number}` : []
  })
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF1', lines: shipped.join(',') })
  return { id, sn }
}

test('[RT-27] what a partly shipped order does not ship is refunded, and the order goes on', async () => {
  const stock = await shop.stockOf(40)
  const { id, sn } = await partlyShipped([{ goods_id: 4, number: 20 }], { 4: 1 })
  const before = (await detailOf(id)).order.amounts
  const own = Number(before.payable_amount) - Number(before.shipping_amount)
  expect(await closeRest(sn)).toMatchObject({ status: 200, outcome: '已发货' })
  expect(await shop.stockOf(40)).toBe(stock - 1)
  const detail = await detailOf(id)
  const refund = (own * 19) / 20
  expect(await balanceOf(shop.service.db, shop.buyerId)).toBe(Math.round(refund * 100))
  expect(detail).toMatchObject({
    unshipped: 0,
    order: { status: 40, amounts: { refunded_amount: refund.toFixed(2) } },
    after_sales: [{ kind_text: '仅退款', status_text: '已完成' }],
  })
  expect(detail.order.actions).toContain('confirm_receipt')
  expect(detail.events.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      '剩余商品（数量 19）不再发货：仓库缺货',
      expect.stringContaining('未发货商品退款'),
    ]),
  )
  const { list } = await shop.browser.call(messageList, {})
  expect(list.map(({ title }) => title)).toContain('订单剩余商品不再发货')
  const { list: returns, batches } = await shop.browser.call(returnList, { id })
  expect(returns).toMatchObject([
    { by_shop: 1, reason_text: '仓库未发货', text: '仓库缺货', shipping_amount: '0.00' },
  ])
  expect(batches).toMatchObject([{ shipped: 1, returned: 0, returnable: 1, line_packs: 1 }])
  await shop.browser.call(orderReceive, { id })
  expect(await pointsOf()).toBe(Math.floor(own - refund))
  expect((await closeRest(sn)).status).toBe(409)
  expect((await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF2' })).status).toBe(409)
})

test('[RT-27] packs that were shipped can still be returned, and all refunds add up to what was paid', async () => {
  const { id, sn } = await partlyShipped(
    [
      { goods_id: 7, number: 3 },
      { goods_id: 6, number: 1 },
    ],
    { 7: 2 },
  )
  const [batch] = (await shop.browser.call(returnList, { id })).batches
  const back = async () => {
    const { order_return: asked } = await shop.browser.call(returnCreate, {
      ...{ id, kind: 'refund_only', reason: 'short' },
      lines: [{ batch_id: batch!.batch_id, number: 1 }],
    })
    expect(asked.by_shop).toBe(0)
    await group(`returns/${asked.id}/approve`)
    await group(`returns/${asked.id}/refund`)
    return asked
  }
  expect((await back()).shipping_amount).toBe('0.00')
  await closeRest(sn)
  await back()
  const { order } = await detailOf(id)
  const { payable_amount, refunded_amount } = order.amounts
  // Nothing stays with the buyer, all for a fault of the shop: the freight came back too.
  expect(refunded_amount).toBe(payable_amount)
  expect((await shop.browser.call(returnList, { id })).batches[0]!.returnable).toBe(0)
})

test('[RT-27] the buyer receives only the kinds and packs that were shipped, in the detail and the list', async () => {
  const { id, sn } = await partlyShipped(
    [
      { goods_id: 7, number: 3 },
      { goods_id: 6, number: 2 },
    ],
    { 7: 2 },
  )
  const counts = async () => {
    const { list } = await shop.browser.call(orderList, {})
    const listed = list.find(order => order.id === id)!
    const { order } = await detailOf(id)
    expect(listed.to_receive).toEqual(order.to_receive)
    return [order, order.to_receive].map(({ line_count, goods_number }) => [line_count, goods_number])
  }
  expect(await counts()).toEqual([
    [2, 5],
    [2, 5],
  ])
  await closeRest(sn)
  expect(await counts()).toEqual([
    [2, 5],
    [1, 2],
  ])
})

test('[RT-27] a line has only the batches that were shipped, and how many packs were not', async () => {
  const { id, sn } = await partlyShipped(
    [
      { goods_id: 7, number: 3 },
      { goods_id: 6, number: 2 },
    ],
    { 7: 2 },
  )
  await closeRest(sn)
  const { lines } = (await detailOf(id)).order
  const details = lines.map(({ goods_id, unshipped_number, refunded_number, batches }) => [
    ...[goods_id, unshipped_number, refunded_number],
    batches.map(({ number }) => number),
  ])
  expect(details.sort()).toEqual([
    [6, 2, 2, []],
    [7, 1, 1, [2]],
  ])
})

test('[VA-09] a package of which some products were shipped is one to receive, with their packs', async () => {
  const { id, sn } = await partlyShipped([{ goods_id: 1, number: 3, type: 3 }], { 7: 3 })
  await closeRest(sn)
  expect((await detailOf(id)).order.to_receive).toEqual({ line_count: 1, goods_number: 3, gift_number: 0 })
})

test('[RT-27] packages of which nothing was shipped can be bought again', async () => {
  const left = async () =>
    (await shop.service.db.select().from(combinations).where(eq(combinations.id, 1)))[0]!.number
  const before = await left()
  const { sn } = await partlyShipped([{ goods_id: 1, number: 3, type: 3 }], { 7: 2 })
  expect(await left()).toBe(before - 3)
  await closeRest(sn)
  expect(await left()).toBe(before - 1)
})

test('[RT-27] an order of which nothing or everything was shipped has no rest to end', async () => {
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 6, number: 1 }])
  const { sn } = placed[0]!
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  expect(await closeRest(sn)).toMatchObject({ status: 409, msg: '订单待发货，不能进行此操作' })
  expect((await detailOf(id)).order.amounts.refunded_amount).toBe('0.00')
})

test('[SV-03] a voucher and the balance get back their parts of what is not shipped', async () => {
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '50.00')
  const voucher_id = await insertCoupon(db, shop.buyerId, { kind: 'cash', reduce: '30.00' })
  const { id, sn } = await partlyShipped(
    [{ goods_id: 6, number: 3 }],
    { 6: 1 },
    { voucher_id, use_balance: 1 },
  )
  await closeRest(sn)
  const { list } = await shop.browser.call(returnList, { id })
  expect(list).toMatchObject([{ goods_amount: '80.00', voucher_amount: '20.00' }])
  const refunded = list[0]!.refunds.map(({ amount }) => Number(amount))
  expect(refunded.reduce((sum, amount) => sum + amount, 0)).toBe(80)
  const [voucher] = await db.select().from(userCoupons).where(eq(userCoupons.id, voucher_id))
  expect(voucher!.spent).toBe(1000)
})

test.each([
  { reduce: '0.00', text: '退款已到账户余额' },
  { reduce: '30.00', text: '¥40.00 退至账户余额，¥10.00 退回现金券' },
])(
  '[RT-27] what the balance and a voucher of $reduce paid goes back to both, and the return says so',
  async ({ reduce, text }) => {
    const { db } = shop.service
    await giveMoney(db, shop.buyerId, '500.00')
    const voucher_id = reduce === '0.00' ? 0 : await insertCoupon(db, shop.buyerId, { kind: 'cash', reduce })
    const { id, sn } = await partlyShipped(
      [{ goods_id: 6, number: 3 }],
      { 6: 2 },
      { voucher_id, use_balance: 1 },
    )
    expect((await detailOf(id)).order.amounts.payable_amount).toBe('0.00')
    await closeRest(sn)
    const { list } = await shop.browser.call(returnList, { id })
    expect(list[0]!.events[0]!.text).toBe(text)
  },
)
