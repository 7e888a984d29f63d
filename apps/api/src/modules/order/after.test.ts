import { cartList } from '@yaoji/api-client/contract/cart'
import {
  orderCancel,
  orderDetail,
  orderList,
  orderReceive,
  orderReorder,
} from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveMoney, insertCoupon } from '../../../tests/buyer-data'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import { cartLines } from '../cart/tables'
import { userCoupons } from '../coupon/tables'
import { goodsPrices, stockLots } from '../goods/tables'
import { balanceOf } from '../wallet/account'
import { pointsLog, walletLog } from '../wallet/tables'
import { expireUnpaid, receiveShipped } from './expire'
import { orders } from './tables'

const shop = openOrderShop()

test('[SV-04] a cancel gives stock, lots and coupon back, and frees the balance, once', async () => {
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '50.00')
  const coupon = await insertCoupon(db, shop.buyerId, { reduce: '8.00' })
  const lots = () =>
    db.select().from(stockLots).where(eq(stockLots.goods_price_id, 40)).orderBy(asc(stockLots.id))
  const [before, stock] = [await lots(), await shop.stockOf(40)]
  const placed = await shop.place([{ goods_id: 4, number: 12 }], { coupon_id: coupon, use_balance: 1 })
  expect(placed.orders[0]!.payable_amount).toBe('74.00')
  const couponNow = async () => (await db.select().from(userCoupons).where(eq(userCoupons.id, coupon)))[0]!
  expect(await couponNow()).toMatchObject({ status: 'locked', parent_sn: placed.parent_sn })
  const { order } = await shop.browser.call(orderCancel, { id: placed.order_id, reason: '拍错了' })
  expect(order).toMatchObject({ status: -10, status_text: '已取消', actions: ['reorder'] })
  await expect(shop.browser.call(orderCancel, { id: placed.order_id })).rejects.toMatchObject({
    code: 409,
    message: '订单已取消，不能进行此操作',
  })
  expect(await lots()).toEqual(before)
  expect(await shop.stockOf(40)).toBe(stock)
  expect(await couponNow()).toMatchObject({ status: 'unused', parent_sn: null })
  const log = await db
    .select()
    .from(walletLog)
    .where(eq(walletLog.user_id, shop.buyerId))
    .orderBy(asc(walletLog.id))
  expect(log.map(row => [row.use_type, row.amount, row.balance_after])).toEqual([[1, 5000, 5000]])
  expect(await balanceOf(db, shop.buyerId)).toBe(5000)
})

test('a coupon over several orders comes back with the last of them', async () => {
  const coupon = await insertCoupon(shop.service.db, shop.buyerId, { reduce: '9.00' })
  const placed = await shop.place(
    [
      { goods_id: 2, number: 1 },
      { goods_id: 6, number: 1 },
    ],
    { coupon_id: coupon },
  )
  const status = async () =>
    (await shop.service.db.select().from(userCoupons).where(eq(userCoupons.id, coupon)))[0]!.status
  await shop.browser.call(orderCancel, { id: placed.orders[0]!.id })
  expect(await status()).toBe('locked')
  await shop.browser.call(orderCancel, { id: placed.orders[1]!.id })
  expect(await status()).toBe('unused')
})

test('unpaid orders expire after 30 minutes, chosen transfers after 48 hours, however many look', async () => {
  const placed = await shop.place([{ goods_id: 6, number: 2 }])
  const byTransfer = await shop.place([{ goods_id: 6, number: 1 }])
  await shop.browser.call(orderPay, { id: byTransfer.order_id, pay_type: 'transfer' })
  const expire = async (minutes: number) => {
    const moment = new Date(NOW.getTime() + minutes * MINUTE)
    await Promise.all([1, 2, 3].map(() => expireUnpaid({ db: shop.service.db, now: moment })))
    const detail = async (id: number) => (await shop.browser.call(orderDetail, { id })).order.status
    return [await detail(placed.order_id), await detail(byTransfer.order_id)]
  }
  expect(await expire(29)).toEqual([10, 10])
  expect(await expire(30)).toEqual([-10, 10])
  expect(await expire(48 * 60 - 1)).toEqual([-10, 10])
  expect(await expire(48 * 60)).toEqual([-10, -10])
  const { events } = await shop.browser.call(orderDetail, { id: placed.order_id })
  expect(events.filter(event => event.text === '超时未付款，订单自动取消')).toHaveLength(1)
})

test('[SV-04] a shipped order is received by the buyer, or by itself after ten days, and brings points once', async () => {
  const placed = await shop.place([{ goods_id: 6, number: 2 }])
  const byItself = await shop.place([{ goods_id: 6, number: 2 }])
  await expect(shop.browser.call(orderReceive, { id: placed.order_id })).rejects.toMatchObject({ code: 409 })
  await shop.service.db
    .update(orders)
    .set({ status: 40, shipped_at: NOW, paid_amount: orders.payable_amount })
    .where(eq(orders.user_id, shop.buyerId))
  const { order } = await shop.browser.call(orderReceive, { id: placed.order_id })
  expect(order).toMatchObject({ status: 50, status_text: '已收货' })
  await expect(shop.browser.call(orderReceive, { id: placed.order_id })).rejects.toMatchObject({ code: 409 })
  const day = 24 * 60 * MINUTE
  expect(await receiveShipped({ db: shop.service.db, now: new Date(NOW.getTime() + 10 * day - 1000) })).toBe(
    0,
  )
  expect(await receiveShipped({ db: shop.service.db, now: new Date(NOW.getTime() + 10 * day) })).toBe(1)
  expect((await shop.browser.call(orderDetail, { id: byItself.order_id })).order.status).toBe(50)
  const points = await shop.service.db.select().from(pointsLog).where(eq(pointsLog.user_id, shop.buyerId))
  expect(points.map(row => [row.use_type, row.amount])).toEqual([
    [1, 100],
    [1, 100],
  ])
})

test('orders are listed by tab with counts, and found by number or goods', async () => {
  const placed = await shop.place([{ goods_id: 6, number: 1 }])
  const gone = await shop.place([{ goods_id: 2, number: 1 }])
  await shop.browser.call(orderCancel, { id: gone.order_id })
  const all = await shop.browser.call(orderList, {})
  expect(all.list.map(order => order.id)).toEqual([gone.order_id, placed.order_id])
  expect(all.tabs.map(tab => [tab.tab, tab.count])).toEqual([
    ['all', 2],
    ['unpaid', 1],
    ['to_ship', 0],
    ['to_receive', 0],
    ['done', 0],
    ['cancelled', 1],
  ])
  expect((await shop.browser.call(orderList, { tab: 'unpaid' })).list.map(order => order.id)).toEqual([
    placed.order_id,
  ])
  expect((await shop.browser.call(orderList, { keywords: '胶囊 2' })).list.map(order => order.id)).toEqual([
    gone.order_id,
  ])
  expect((await shop.browser.call(orderList, { keywords: placed.orders[0]!.sn })).total).toBe(1)
  expect((await shop.browser.call(orderList, { keywords: '100%' })).total).toBe(0)
  await expect(shop.browser.call(orderList, { tab: 'none' })).rejects.toMatchObject({ kind: 'invalid' })
})

test('a checkout over two warehouses is one purchase; cancelling a part leaves nothing to pay together', async () => {
  const placed = await shop.place([
    { goods_id: 2, number: 1 },
    { goods_id: 6, number: 1 },
  ])
  const ids = placed.orders.map(order => order.id)
  const [before] = (await shop.browser.call(orderList, {})).purchases
  expect(before).toMatchObject({ parent_sn: placed.parent_sn, part_count: 2, pay_together: ids })
  await shop.browser.call(orderCancel, { id: ids[0]! })
  const [after] = (await shop.browser.call(orderList, {})).purchases
  expect(after).toMatchObject({ unpaid_count: 1, pay_together: [], payable_amount: before!.payable_amount })
})

test('a re-order answers line by line, and with the lines', async () => {
  const placed = await shop.place([
    { goods_id: 1, number: 2, type: 3 },
    { goods_id: 6, number: 10 },
  ])
  const again = await Promise.all(
    placed.orders.map(order => shop.browser.call(orderReorder, { id: order.id })),
  )
  const entries = again.flatMap(result => [...result.added, ...result.adjusted, ...result.refused])
  expect(entries).toHaveLength(3)
  expect(again.flatMap(result => result.lines.map(line => line.number))).toEqual([10, 2, 4])
  const { list } = await shop.browser.call(cartList, {})
  expect(list.map(line => [line.combination ? '组合' : line.goods.id, line.number])).toEqual(
    expect.arrayContaining([
      ['组合', 2],
      [6, 10],
    ]),
  )
  expect(list).toHaveLength(2)
  await shop.service.db.delete(cartLines)
  await shop.service.db.update(goodsPrices).set({ price: 550_000 }).where(eq(goodsPrices.goods_price_id, 60))
  const priced = await shop.browser.call(orderReorder, { id: placed.order_id })
  await shop.service.db.update(goodsPrices).set({ price: 500_000 }).where(eq(goodsPrices.goods_price_id, 60))
  expect([...priced.adjusted].map(row => [row.reason, row.message])).toEqual([
    ['price_changed', '价格已更新为 ¥55.00/盒'],
  ])
})
