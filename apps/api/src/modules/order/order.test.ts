import { cartAdd, cartList, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import {
  orderCancel,
  orderCreate,
  orderDetail,
  orderList,
  orderReceive,
  orderReorder,
} from '@yaoji/api-client/contract/order'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertAddress, insertCoupon } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { openOrderShop } from '../../../tests/orderShop'
import { cartLines } from '../cart/tables'
import { userCoupons } from '../coupon/tables'
import { goodsPrices } from '../goods/tables'
import { combinations } from '../promotion/tables'
import { orders } from './tables'

const shop = openOrderShop()

test('[SV-03] a placed order takes stock from the lots that expire first, and its lines leave the cart', async () => {
  await shop.browser.call(cartAdd, { params: [{ goods_id: 5, number: 1 }] })
  const [kept] = (await shop.browser.call(cartList, {})).list
  const ids = (await shop.fill({ goods_id: 4, number: 10 })).filter(id => id !== kept!.id)
  const { expected_total } = await shop.browser.call(cartCheckout, { ids })
  const placed = await shop.browser.call(orderCreate, {
    ids,
    address_id: shop.addressId,
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
  const detail = await shop.browser.call(orderDetail, { id: placed.order_id })
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
  expect(await shop.stockOf(40)).toBe(27)
  expect((await shop.browser.call(cartList, {})).list.map(line => line.goods.id)).toEqual([5])
  await shop.browser.call(orderCancel, { id: placed.order_id })
})

test('a checkout over warehouses and ephedrine-type goods makes orders with one parent and exact shares', async () => {
  const coupon = await insertCoupon(shop.service.db, shop.buyerId, { reduce: '10.01' })
  const placed = await shop.place(
    [
      { goods_id: 2, number: 7 },
      { goods_id: 3, number: 1 },
      { goods_id: 6, number: 3 },
    ],
    { coupon_id: coupon },
  )
  const rows = await shop.service.db
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
  const detail = await shop.browser.call(orderDetail, { id: placed.order_id })
  expect(detail.siblings).toHaveLength(2)
})

test('a combination and a gift are ordered goods by goods, and taken from the stock of each', async () => {
  const before = [await shop.stockOf(70), await shop.stockOf(60), await shop.stockOf(40)]
  const placed = await shop.place([
    { goods_id: 1, number: 2, type: 3 },
    { goods_id: 6, number: 20 },
  ])
  const details = await Promise.all(
    placed.orders.map(order => shop.browser.call(orderDetail, { id: order.id })),
  )
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
  expect([await shop.stockOf(70), await shop.stockOf(60), await shop.stockOf(40)]).toEqual([
    before[0]! - 4,
    before[1]! - 22,
    before[2]! - 2,
  ])
  const packages = async () => (await shop.service.db.select().from(combinations))[0]!.number
  expect(await packages()).toBe(8)
  for (const order of placed.orders) await shop.browser.call(orderCancel, { id: order.id })
  expect([await shop.stockOf(70), await shop.stockOf(60), await shop.stockOf(40)]).toEqual(before)
  expect(await packages()).toBe(10)
})

test('[SV-03] a total that rose is refused with the new one, and nothing is ordered; a lower one passes', async () => {
  const ids = await shop.fill({ goods_id: 1, number: 1 })
  const { expected_total } = await shop.browser.call(cartCheckout, { ids })
  const order = { ids, address_id: shop.addressId, expected_total }
  await shop.service.db
    .update(goodsPrices)
    .set({ price: 1_100_000 })
    .where(eq(goodsPrices.goods_price_id, 10))
  await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject({
    code: 409,
    message: '应付金额已变为 ¥122.00，请确认后再提交',
    data: {
      expected_total: '122.00',
      changes: [{ goods_id: 1, message: '价格已上涨，由 ¥100.00 变为 ¥110.00' }],
      parts: [{ lines: [{ price: '110.00' }] }],
    },
  })
  expect((await shop.browser.call(orderList, {})).total).toBe(0)
  expect((await shop.browser.call(cartTotalCall, {})).total.count).toBe(1)
  await shop.service.db.update(goodsPrices).set({ price: 900_000 }).where(eq(goodsPrices.goods_price_id, 10))
  const placed = await shop.browser.call(orderCreate, order)
  expect(placed.orders[0]!.payable_amount).toBe('102.00')
  await shop.browser.call(orderCancel, { id: placed.order_id })
  await shop.service.db
    .update(goodsPrices)
    .set({ price: 1_000_000 })
    .where(eq(goodsPrices.goods_price_id, 10))
})

test('[SV-03] a coupon that another order took in the meantime is reported with name and reason, and nothing is ordered', async () => {
  const { db } = shop.service
  const coupon_id = await insertCoupon(db, shop.buyerId, { name: '新店满减券', reduce: '30.00' })
  const ids = await shop.fill({ goods_id: 1, number: 1 })
  const { expected_total } = await shop.browser.call(cartCheckout, { ids, coupon_id })
  const order = { ids, address_id: shop.addressId, expected_total, coupon_id }
  await db.update(userCoupons).set({ status: 'locked' }).where(eq(userCoupons.id, coupon_id))
  await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject({
    code: 409,
    message: '“新店满减券”已不能使用（已用于待付款的订单），应付金额已变为 ¥112.00，请确认后再提交',
    data: {
      coupon_id: null,
      expected_total: '112.00',
      changes: [{ name: '新店满减券', message: '已用于待付款的订单' }],
    },
  })
  const gone = { ...order, ids: [...ids, 999_999] }
  await expect(shop.browser.call(orderCreate, gone)).rejects.toMatchObject({
    message: '“新店满减券”已不能使用（已用于待付款的订单）；1 种商品的库存或状态有变化，请确认后再提交',
  })
  await db.delete(userCoupons).where(eq(userCoupons.id, coupon_id))
})

test('[SV-03] a coupon that does not count is reported also where the total is no higher; without it the order passes', async () => {
  const ids = await shop.fill({ goods_id: 1, number: 1 })
  const { expected_total } = await shop.browser.call(cartCheckout, { ids, coupon_id: 0 })
  const order = { ids, address_id: shop.addressId, expected_total }
  await expect(shop.browser.call(orderCreate, { ...order, coupon_id: 999_999 })).rejects.toMatchObject({
    code: 409,
    message: '“所选优惠券”已不能使用（不在您的优惠券中），应付金额为 ¥112.00，请确认后再提交',
  })
  expect((await shop.browser.call(orderList, {})).total).toBe(0)
  const placed = await shop.browser.call(orderCreate, order)
  await shop.browser.call(orderCancel, { id: placed.order_id })
})

test('[SV-03] stock that another buyer took in the meantime is reported, and nothing is ordered', async () => {
  const before = await shop.stockOf(20)
  const ids = await shop.fill({ goods_id: 1, number: 4 }, { goods_id: 2, number: 1 })
  const { expected_total } = await shop.browser.call(cartCheckout, { ids })
  await shop.service.db.update(goodsPrices).set({ stock: 2 }).where(eq(goodsPrices.goods_price_id, 10))
  await expect(
    shop.browser.call(orderCreate, { ids, address_id: shop.addressId, expected_total }),
  ).rejects.toMatchObject({
    code: 409,
    message: '阿莫西林胶囊 1：库存只剩 2 盒，可购 2 盒',
    data: { parts: [{ lines: [{ goods: { id: 2 } }] }] },
  })
  await shop.service.db.update(goodsPrices).set({ stock: 5 }).where(eq(goodsPrices.goods_price_id, 10))
  expect((await shop.browser.call(orderList, {})).total).toBe(0)
  expect(await shop.stockOf(20)).toBe(before)
})

test('a second-kill sells to its quota, each buyer to the limit, over all orders of the session', async () => {
  const spike = { goods_id: 6, type: 1 }
  const first = await shop.place([{ ...spike, number: 4 }])
  const again = await shop.browser.call(cartAdd, { params: [{ ...spike, number: 3 }] })
  expect(again.adjusted).toEqual([expect.objectContaining({ number: 1, reason: 'over_max' })])
  const other = await insertBuyer(shop.service.db, { phone: `9${shop.phone}`.slice(0, 11) })
  shop.addressId = await insertAddress(shop.service.db, other)
  shop.browser = await shop.service.buyer(other)
  const rest = await shop.browser.call(cartAdd, { params: [{ ...spike, number: 5 }] })
  expect(rest.adjusted).toEqual([expect.objectContaining({ number: 4, reason: 'over_stock' })])
  shop.browser = await shop.service.buyer(shop.buyerId)
  await shop.browser.call(orderCancel, { id: first.order_id })
  const [line] = await shop.service.db.select().from(goodsPrices).where(eq(goodsPrices.goods_price_id, 61))
  expect(line).toMatchObject({ sold: 0, quota: 8 })
})

test('a limit of a period counts what was ordered in it, and starts again with the next', async () => {
  await shop.place([{ goods_id: 5, number: 8 }])
  const more = await shop.browser.call(cartAdd, { params: [{ goods_id: 5, number: 8 }] })
  expect(more.adjusted).toEqual([expect.objectContaining({ number: 2, reason: 'over_max' })])
  await shop.service.db.delete(cartLines)
  shop.service.clock.now = new Date('2026-11-20T16:00:00Z')
  expect((await shop.browser.call(cartAdd, { params: [{ goods_id: 5, number: 8 }] })).added).toHaveLength(1)
})

test('[SV-03] an idempotency key places one order; another payload under it is an error', async () => {
  const ids = await shop.fill({ goods_id: 6, number: 1 })
  const { expected_total } = await shop.browser.call(cartCheckout, { ids })
  const order = { ids, address_id: shop.addressId, expected_total }
  const key = { idempotencyKey: 'a-key-of-this-intent' }
  const [first, second] = [
    await shop.browser.call(orderCreate, order, key),
    await shop.browser.call(orderCreate, order, key),
  ]
  expect(second).toEqual(first)
  expect((await shop.browser.call(orderList, {})).total).toBe(1)
  await expect(shop.browser.call(orderCreate, { ...order, remark: 'x' }, key)).rejects.toMatchObject({
    kind: 'invalid',
  })
  await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject({ code: 409 })
})

test('[SV-05] another buyer’s orders look like missing ones', async () => {
  const placed = await shop.place([{ goods_id: 6, number: 1 }])
  const other = await shop.service.buyer(
    await insertBuyer(shop.service.db, { phone: `8${shop.phone}`.slice(0, 11) }),
  )
  for (const call of [orderDetail, orderCancel, orderReceive, orderReorder]) {
    await expect(other.call(call, { id: placed.order_id }), call.name).rejects.toMatchObject({
      code: 404,
      message: '订单不存在或已被删除',
    })
    await expect(shop.service.visitor().call(call, { id: placed.order_id })).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  }
  const ids = await shop.fill({ goods_id: 6, number: 1 })
  const foreign = await insertAddress(
    shop.service.db,
    await insertBuyer(shop.service.db, { phone: `7${shop.phone}`.slice(0, 11) }),
  )
  await expect(
    shop.browser.call(orderCreate, { ids, address_id: foreign, expected_total: '999.00' }),
  ).rejects.toMatchObject({ kind: 'invalid', message: '收货地址不存在，请重新选择' })
  await expect(
    shop.browser.call(orderCreate, { ids, address_id: shop.addressId, expected_total: 'much' }),
  ).rejects.toMatchObject({ kind: 'invalid', message: '应付总额格式不正确' })
})
