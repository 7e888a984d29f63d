import { cartAdd, cartList, cartTotalCall } from '@yaoji/api-client/contract/cart'
import {
  cartCheckout,
  orderCancel,
  orderCreate,
  orderDetail,
  orderList,
  orderReceive,
  orderReorder,
} from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { auditBooks, giveMoney, insertAddress, insertCoupon } from '../../../tests/holdings'
import { insertCombination, insertGift, insertOffer } from '../../../tests/offers'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cartLines } from '../cart/tables'
import { userCoupons } from '../coupon/tables'
import { goodsPrices, stockLots } from '../goods/tables'
import { combinations } from '../promotion/tables'
import { pointsLog, walletLog } from '../wallet/tables'
import { lapseOrders, receiveShipped } from './lapse'
import { orders } from './tables'

let service: TestService
let buyerId: number
let addressId: number
let browser: Browser
let phone = 13_700_000_000

const NOW = new Date('2026-11-20T02:00:00Z')
const MINUTE = 60_000

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  await insertGoods(db, { id: 1, price: '100.00', stock: 5 })
  await insertGoods(db, { id: 2, price: '33.33', stock: 500, ck_id: 2 })
  await insertGoods(db, { id: 3, price: '20.00', stock: 500, special_flag: 'ephedrine' })
  await insertGoods(db, { id: 4, price: '10.00', stock: 30 })
  await insertGoods(db, { id: 5, price: '6.00', stock: 500, max_qty: 10, limit_period: 'day' })
  await insertGoods(db, { id: 6, price: '50.00', stock: 500 })
  await insertGoods(db, { id: 7, price: '33.33', stock: 500 })
  await insertOffer(db, {
    goods_id: 6,
    kind: 'spike',
    price: '29.90',
    quota: 8,
    buyer_limit: 5,
    begin_at: new Date(NOW.getTime() - 60 * MINUTE),
    end_at: new Date(NOW.getTime() + 600 * MINUTE),
  })
  await insertCombination(db, {
    id: 1,
    number: 10,
    items: [
      { goods_id: 7, number: 2, price: '30.00' },
      { goods_id: 6, number: 1, price: '40.00' },
    ],
  })
  await insertGift(db, { id: 1, goods_id: 6, need: 10, gift_goods_id: 4, give: 1 })
  await db.insert(stockLots).values({
    id: 49,
    goods_id: 4,
    goods_price_id: 40,
    ck_id: 1,
    batch_no: 'B250909',
    produce_date: '2025-09-09',
    expiry_date: '2027-01-01',
    number: 7,
  })
  await db.update(goodsPrices).set({ stock: 37 }).where(eq(goodsPrices.goods_price_id, 40))
})

afterAll(async () => {
  expect(await auditBooks(service.db)).toEqual([])
  await service.close()
})

/** A buyer of its own for each test: what one test orders is nobody else's limit. */
beforeEach(async () => {
  service.clock.now = NOW
  phone += 1
  buyerId = await insertBuyer(service.db, { phone: String(phone) })
  addressId = await insertAddress(service.db, buyerId)
  browser = await service.buyer(buyerId)
})

type Line = { goods_id: number; number: number; type?: number }

async function fill(...params: Line[]): Promise<number[]> {
  await browser.call(cartAdd, { params })
  return (await browser.call(cartList, {})).list.map(line => line.id)
}

async function place(lines: Line[], more: { coupon_id?: number; use_balance?: 0 | 1 } = {}) {
  const ids = await fill(...lines)
  const { expected_total } = await browser.call(cartCheckout, { ids, coupon_id: 0, ...more })
  return browser.call(orderCreate, { ids, address_id: addressId, expected_total, ...more })
}

const stockOf = async (priceId: number) => {
  const [row] = await service.db.select().from(goodsPrices).where(eq(goodsPrices.goods_price_id, priceId))
  return row!.stock
}

test('[SV-03] a placed order takes stock from the lots that expire first, and its lines leave the cart', async () => {
  await browser.call(cartAdd, { params: [{ goods_id: 5, number: 1 }] })
  const [kept] = (await browser.call(cartList, {})).list
  const ids = (await fill({ goods_id: 4, number: 10 })).filter(id => id !== kept!.id)
  const { expected_total } = await browser.call(cartCheckout, { ids })
  const placed = await browser.call(orderCreate, {
    ids,
    address_id: addressId,
    expected_total,
    remark: '请尽快',
  })
  expect(placed.orders).toEqual([
    {
      id: placed.order_id,
      sn: expect.stringMatching(/^YJ261120\d{8}$/),
      payable_amount: '112.00',
      is_ephedrine: 0,
    },
  ])
  const detail = await browser.call(orderDetail, { id: placed.order_id })
  expect(detail.order.lines[0]).toMatchObject({
    number: 10,
    price: '10.00',
    amount: '100.00',
    payable: '112.00',
    batches: [
      { batch_no: 'B250909', expiry_date: '2027-01-01', number: 7 },
      { batch_no: 'B260101', expiry_date: '2028-03-01', number: 3 },
    ],
  })
  expect(detail).toMatchObject({
    remark: '请尽快',
    address: { consignee: '王药师', region: '上海市浦东新区', detail: '张江路 1 号' },
    events: [{ text: '提交订单，等待付款' }],
    order: {
      status: 10,
      status_text: '待付款',
      pay_before: '2026-11-20 10:30:00',
      actions: ['pay', 'cancel'],
    },
  })
  expect(await stockOf(40)).toBe(27)
  expect((await browser.call(cartList, {})).list.map(line => line.goods.id)).toEqual([5])
  await browser.call(orderCancel, { id: placed.order_id })
})

test('a checkout over warehouses and ephedrine-type goods makes orders with one parent and exact shares', async () => {
  const coupon = await insertCoupon(service.db, buyerId, { reduce: '10.01' })
  const placed = await place(
    [
      { goods_id: 2, number: 7 },
      { goods_id: 3, number: 1 },
      { goods_id: 6, number: 3 },
    ],
    { coupon_id: coupon },
  )
  const rows = await service.db
    .select()
    .from(orders)
    .where(eq(orders.parent_sn, placed.parent_sn))
    .orderBy(asc(orders.id))
  expect(rows).toHaveLength(3)
  expect(new Set(rows.map(row => row.sn)).size).toBe(3)
  expect(rows.reduce((sum, row) => sum + row.coupon_amount, 0)).toBe(1001)
  expect(rows.find(row => row.is_ephedrine === 1)).toMatchObject({
    coupon_amount: 0,
    payable_amount: 2000 + 60,
  })
  const detail = await browser.call(orderDetail, { id: placed.order_id })
  expect(detail.siblings).toHaveLength(2)
})

test('a combination and a gift are ordered goods by goods, and taken from the stock of each', async () => {
  const before = [await stockOf(70), await stockOf(60), await stockOf(40)]
  const placed = await place([
    { goods_id: 1, number: 2, type: 3 },
    { goods_id: 6, number: 20 },
  ])
  const details = await Promise.all(placed.orders.map(order => browser.call(orderDetail, { id: order.id })))
  const lines = details.flatMap(detail => detail.order.lines)
  expect(
    lines.map(line => [line.goods_id, line.number, line.price, line.combination_id, line.is_gift]),
  ).toEqual(
    expect.arrayContaining([
      [7, 4, '30.00', 1, 0],
      [6, 2, '40.00', 1, 0],
      [6, 20, '50.00', null, 0],
      [4, 2, '0.00', null, 1],
    ]),
  )
  expect([await stockOf(70), await stockOf(60), await stockOf(40)]).toEqual([
    before[0]! - 4,
    before[1]! - 22,
    before[2]! - 2,
  ])
  const packages = async () => (await service.db.select().from(combinations))[0]!.number
  expect(await packages()).toBe(8)
  for (const order of placed.orders) await browser.call(orderCancel, { id: order.id })
  expect([await stockOf(70), await stockOf(60), await stockOf(40)]).toEqual(before)
  expect(await packages()).toBe(10)
})

test('[SV-03] a total that rose is refused with the new one, and nothing is ordered; a lower one passes', async () => {
  const ids = await fill({ goods_id: 1, number: 1 })
  const { expected_total } = await browser.call(cartCheckout, { ids })
  const order = { ids, address_id: addressId, expected_total }
  await service.db.update(goodsPrices).set({ price: 1_100_000 }).where(eq(goodsPrices.goods_price_id, 10))
  await expect(browser.call(orderCreate, order)).rejects.toMatchObject({
    code: 409,
    message: '应付金额已变为 ¥122.00，请确认后再提交',
    data: {
      expected_total: '122.00',
      changes: [{ goods_id: 1, message: '价格已上涨，由 ¥100.00 变为 ¥110.00' }],
      parts: [{ lines: [{ price: '110.00' }] }],
    },
  })
  expect((await browser.call(orderList, {})).total).toBe(0)
  expect((await browser.call(cartTotalCall, {})).total.count).toBe(1)
  await service.db.update(goodsPrices).set({ price: 900_000 }).where(eq(goodsPrices.goods_price_id, 10))
  const placed = await browser.call(orderCreate, order)
  expect(placed.orders[0]!.payable_amount).toBe('102.00')
  await browser.call(orderCancel, { id: placed.order_id })
  await service.db.update(goodsPrices).set({ price: 1_000_000 }).where(eq(goodsPrices.goods_price_id, 10))
})

test('[SV-03] stock that another buyer took meanwhile is told, and nothing is ordered', async () => {
  const before = await stockOf(20)
  const ids = await fill({ goods_id: 1, number: 4 }, { goods_id: 2, number: 1 })
  const { expected_total } = await browser.call(cartCheckout, { ids })
  await service.db.update(goodsPrices).set({ stock: 2 }).where(eq(goodsPrices.goods_price_id, 10))
  await expect(
    browser.call(orderCreate, { ids, address_id: addressId, expected_total }),
  ).rejects.toMatchObject({
    code: 409,
    message: '阿莫西林胶囊 1：库存只剩 2 盒，可购 2 盒',
    data: { parts: [{ lines: [{ goods: { id: 2 } }] }] },
  })
  await service.db.update(goodsPrices).set({ stock: 5 }).where(eq(goodsPrices.goods_price_id, 10))
  expect((await browser.call(orderList, {})).total).toBe(0)
  expect(await stockOf(20)).toBe(before)
})

test('lots past their last day are not sold, whatever the stock says', async () => {
  service.clock.now = new Date('2028-02-29T02:00:00Z')
  browser = await service.buyer(buyerId)
  const before = await stockOf(40)
  const placed = await place([{ goods_id: 4, number: 1 }])
  await browser.call(orderCancel, { id: placed.order_id })
  service.clock.now = new Date('2028-03-01T02:00:00Z')
  const ids = await fill({ goods_id: 4, number: 1 })
  const { expected_total } = await browser.call(cartCheckout, { ids })
  await expect(
    browser.call(orderCreate, { ids, address_id: addressId, expected_total }),
  ).rejects.toMatchObject({ code: 409, message: '商品在库批次不足，请减少数量或联系客服' })
  expect(await stockOf(40)).toBe(before)
})

test('a second-kill sells to its quota, each buyer to the limit, over all orders of the session', async () => {
  const spike = { goods_id: 6, type: 1 }
  const first = await place([{ ...spike, number: 4 }])
  const again = await browser.call(cartAdd, { params: [{ ...spike, number: 3 }] })
  expect(again.adjusted).toEqual([expect.objectContaining({ number: 1, reason: 'over_max' })])
  const other = await insertBuyer(service.db, { phone: `9${phone}`.slice(0, 11) })
  addressId = await insertAddress(service.db, other)
  browser = await service.buyer(other)
  const rest = await browser.call(cartAdd, { params: [{ ...spike, number: 5 }] })
  expect(rest.adjusted).toEqual([expect.objectContaining({ number: 4, reason: 'over_stock' })])
  browser = await service.buyer(buyerId)
  await browser.call(orderCancel, { id: first.order_id })
  const [line] = await service.db.select().from(goodsPrices).where(eq(goodsPrices.goods_price_id, 61))
  expect(line).toMatchObject({ sold: 0, quota: 8 })
})

test('a limit of a period counts what was ordered in it, and begins anew with the next', async () => {
  await place([{ goods_id: 5, number: 8 }])
  const more = await browser.call(cartAdd, { params: [{ goods_id: 5, number: 8 }] })
  expect(more.adjusted).toEqual([expect.objectContaining({ number: 2, reason: 'over_max' })])
  await service.db.delete(cartLines)
  service.clock.now = new Date('2026-11-20T16:00:00Z')
  expect((await browser.call(cartAdd, { params: [{ goods_id: 5, number: 8 }] })).added).toHaveLength(1)
})

test('[SV-04] a cancel gives stock, lots, coupon and balance back, once', async () => {
  const { db } = service
  await giveMoney(db, buyerId, '50.00')
  const coupon = await insertCoupon(db, buyerId, { reduce: '8.00' })
  const lots = () =>
    db.select().from(stockLots).where(eq(stockLots.goods_price_id, 40)).orderBy(asc(stockLots.id))
  const [before, stock] = [await lots(), await stockOf(40)]
  const placed = await place([{ goods_id: 4, number: 12 }], { coupon_id: coupon, use_balance: 1 })
  expect(placed.orders[0]!.payable_amount).toBe('74.00')
  const couponNow = async () => (await db.select().from(userCoupons).where(eq(userCoupons.id, coupon)))[0]!
  expect(await couponNow()).toMatchObject({ status: 'locked', parent_sn: placed.parent_sn })
  const { order } = await browser.call(orderCancel, { id: placed.order_id, reason: '拍错了' })
  expect(order).toMatchObject({ status: -10, status_text: '已取消', actions: ['reorder'] })
  await expect(browser.call(orderCancel, { id: placed.order_id })).rejects.toMatchObject({
    code: 409,
    message: '订单已取消，不能进行此操作',
  })
  expect(await lots()).toEqual(before)
  expect(await stockOf(40)).toBe(stock)
  expect(await couponNow()).toMatchObject({ status: 'unused', parent_sn: null })
  const log = await db
    .select()
    .from(walletLog)
    .where(eq(walletLog.user_id, buyerId))
    .orderBy(asc(walletLog.id))
  expect(log.map(row => [row.use_type, row.amount, row.balance_after])).toEqual([
    [1, 5000, 5000],
    [2, -5000, 0],
    [3, 5000, 5000],
  ])
})

test('a coupon over several orders comes back with the last of them', async () => {
  const coupon = await insertCoupon(service.db, buyerId, { reduce: '9.00' })
  const placed = await place(
    [
      { goods_id: 2, number: 1 },
      { goods_id: 6, number: 1 },
    ],
    { coupon_id: coupon },
  )
  const status = async () =>
    (await service.db.select().from(userCoupons).where(eq(userCoupons.id, coupon)))[0]!.status
  await browser.call(orderCancel, { id: placed.orders[0]!.id })
  expect(await status()).toBe('locked')
  await browser.call(orderCancel, { id: placed.orders[1]!.id })
  expect(await status()).toBe('unused')
})

test('[SV-03] an idempotency key places one order; another payload under it is an error', async () => {
  const ids = await fill({ goods_id: 6, number: 1 })
  const { expected_total } = await browser.call(cartCheckout, { ids })
  const order = { ids, address_id: addressId, expected_total }
  const key = { idempotencyKey: 'a-key-of-this-intent' }
  const [first, second] = [
    await browser.call(orderCreate, order, key),
    await browser.call(orderCreate, order, key),
  ]
  expect(second).toEqual(first)
  expect((await browser.call(orderList, {})).total).toBe(1)
  await expect(browser.call(orderCreate, { ...order, remark: 'x' }, key)).rejects.toMatchObject({
    kind: 'invalid',
  })
  await expect(browser.call(orderCreate, order)).rejects.toMatchObject({ code: 409 })
})

test('unpaid orders lapse after 30 minutes, chosen transfers after 48 hours, however many look', async () => {
  const placed = await place([{ goods_id: 6, number: 2 }])
  const byTransfer = await place([{ goods_id: 6, number: 1 }])
  await browser.call(orderPay, { id: byTransfer.order_id, pay_type: 'transfer' })
  const lapse = async (minutes: number) => {
    const moment = new Date(NOW.getTime() + minutes * MINUTE)
    await Promise.all([1, 2, 3].map(() => lapseOrders(service.db, moment)))
    const detail = async (id: number) => (await browser.call(orderDetail, { id })).order.status
    return [await detail(placed.order_id), await detail(byTransfer.order_id)]
  }
  expect(await lapse(29)).toEqual([10, 10])
  expect(await lapse(30)).toEqual([-10, 10])
  expect(await lapse(48 * 60 - 1)).toEqual([-10, 10])
  expect(await lapse(48 * 60)).toEqual([-10, -10])
  const { events } = await browser.call(orderDetail, { id: placed.order_id })
  expect(events.filter(event => event.text === '超时未付款，订单自动取消')).toHaveLength(1)
})

test('[SV-04] a shipped order is received by the buyer, or by itself after ten days, and brings points once', async () => {
  const placed = await place([{ goods_id: 6, number: 2 }])
  const byItself = await place([{ goods_id: 6, number: 2 }])
  await expect(browser.call(orderReceive, { id: placed.order_id })).rejects.toMatchObject({ code: 409 })
  await service.db
    .update(orders)
    .set({ status: 40, shipped_at: NOW, paid_amount: orders.payable_amount })
    .where(eq(orders.user_id, buyerId))
  const { order } = await browser.call(orderReceive, { id: placed.order_id })
  expect(order).toMatchObject({ status: 50, status_text: '已收货' })
  await expect(browser.call(orderReceive, { id: placed.order_id })).rejects.toMatchObject({ code: 409 })
  const day = 24 * 60 * MINUTE
  expect(await receiveShipped(service.db, new Date(NOW.getTime() + 10 * day - 1000))).toBe(0)
  expect(await receiveShipped(service.db, new Date(NOW.getTime() + 10 * day))).toBe(1)
  expect((await browser.call(orderDetail, { id: byItself.order_id })).order.status).toBe(50)
  const points = await service.db.select().from(pointsLog).where(eq(pointsLog.user_id, buyerId))
  expect(points.map(row => [row.use_type, row.amount])).toEqual([
    [1, 100],
    [1, 100],
  ])
})

test('orders are listed by tab with counts, and found by number or goods', async () => {
  const placed = await place([{ goods_id: 6, number: 1 }])
  const gone = await place([{ goods_id: 2, number: 1 }])
  await browser.call(orderCancel, { id: gone.order_id })
  const all = await browser.call(orderList, {})
  expect(all.list.map(order => order.id)).toEqual([gone.order_id, placed.order_id])
  expect(all.tabs.map(tab => [tab.tab, tab.count])).toEqual([
    ['all', 2],
    ['unpaid', 1],
    ['to_ship', 0],
    ['to_receive', 0],
    ['done', 0],
    ['cancelled', 1],
  ])
  expect((await browser.call(orderList, { tab: 'unpaid' })).list.map(order => order.id)).toEqual([
    placed.order_id,
  ])
  expect((await browser.call(orderList, { keywords: '胶囊 2' })).list.map(order => order.id)).toEqual([
    gone.order_id,
  ])
  expect((await browser.call(orderList, { keywords: placed.orders[0]!.sn })).total).toBe(1)
  expect((await browser.call(orderList, { keywords: '100%' })).total).toBe(0)
  await expect(browser.call(orderList, { tab: 'none' })).rejects.toMatchObject({ kind: 'invalid' })
})

test('a re-order answers line by line', async () => {
  const placed = await place([
    { goods_id: 1, number: 2, type: 3 },
    { goods_id: 6, number: 10 },
  ])
  const again = await Promise.all(placed.orders.map(order => browser.call(orderReorder, { id: order.id })))
  const entries = again.flatMap(result => [...result.added, ...result.adjusted, ...result.refused])
  expect(entries).toHaveLength(3)
  await service.db.delete(cartLines)
  await service.db.update(goodsPrices).set({ price: 550_000 }).where(eq(goodsPrices.goods_price_id, 60))
  const priced = await browser.call(orderReorder, { id: placed.order_id })
  await service.db.update(goodsPrices).set({ price: 500_000 }).where(eq(goodsPrices.goods_price_id, 60))
  expect([...priced.adjusted].map(row => [row.reason, row.message])).toEqual([
    ['price_changed', '价格已更新为 ¥55.00/盒'],
  ])
})

test('[SV-05] another buyer’s orders look like missing ones', async () => {
  const placed = await place([{ goods_id: 6, number: 1 }])
  const other = await service.buyer(await insertBuyer(service.db, { phone: `8${phone}`.slice(0, 11) }))
  for (const call of [orderDetail, orderCancel, orderReceive, orderReorder]) {
    await expect(other.call(call, { id: placed.order_id }), call.name).rejects.toMatchObject({
      code: 404,
      message: '订单不存在或已被删除',
    })
    await expect(service.visitor().call(call, { id: placed.order_id })).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  }
  const ids = await fill({ goods_id: 6, number: 1 })
  const foreign = await insertAddress(
    service.db,
    await insertBuyer(service.db, { phone: `7${phone}`.slice(0, 11) }),
  )
  await expect(
    browser.call(orderCreate, { ids, address_id: foreign, expected_total: '999.00' }),
  ).rejects.toMatchObject({ kind: 'invalid', message: '收货地址不存在，请重新选择' })
  await expect(
    browser.call(orderCreate, { ids, address_id: addressId, expected_total: 'much' }),
  ).rejects.toMatchObject({ kind: 'invalid', message: '应付总额格式不正确' })
})
