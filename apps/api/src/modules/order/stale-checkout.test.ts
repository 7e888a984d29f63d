import { cartEdit, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate, orderList } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertCoupon } from '../../../tests/buyer-data'
import { openOrderShop } from '../../../tests/order-shop'
import { userCoupons } from '../coupon/tables'
import { goodsPrices } from '../goods/tables'

const shop = openOrderShop()

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

test('[SV-03] another number of packs is refused with the new checkout, also at a lower total, and nothing is ordered', async () => {
  const ids = await shop.fill({ goods_id: 4, number: 20 })
  const { expected_total, expected_count } = await shop.browser.call(cartCheckout, { ids })
  expect(expected_count).toBe(20)
  const order = { ids, address_id: shop.addressId, expected_total, expected_count }
  await shop.browser.call(cartEdit, { id: ids[0]!, params: { number: 1 } })
  await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject({
    code: 409,
    message: '商品数量或赠品有变化，应付金额已变为 ¥22.00，请确认后再提交',
    data: { expected_total: '22.00', expected_count: 1, parts: [{ lines: [{ number: 1 }] }] },
  })
  expect((await shop.browser.call(orderList, {})).total).toBe(0)
  await expect(shop.browser.call(orderCreate, { ...order, expected_count: -1 })).rejects.toMatchObject({
    code: 422,
  })
  const placed = await shop.browser.call(orderCreate, { ...order, expected_count: 1 })
  expect(placed.orders[0]!.payable_amount).toBe('22.00')
  await shop.browser.call(orderCancel, { id: placed.order_id })
})

test('[SV-03] fewer gifts are refused at the same total; an order that names no number passes', async () => {
  const { db } = shop.service
  const ids = await shop.fill({ goods_id: 6, number: 20 })
  const { expected_total, expected_count } = await shop.browser.call(cartCheckout, { ids })
  expect(expected_count).toBe(22)
  const order = { ids, address_id: shop.addressId, expected_total }
  const stock = await shop.stockOf(40)
  await db.update(goodsPrices).set({ stock: 1 }).where(eq(goodsPrices.goods_price_id, 40))
  await expect(shop.browser.call(orderCreate, { ...order, expected_count })).rejects.toMatchObject({
    code: 409,
    message: '商品数量或赠品有变化，应付金额为 ¥1,000.00，请确认后再提交',
    data: { expected_total, expected_count: 21, parts: [{ gifts: [{ number: 1 }] }] },
  })
  expect((await shop.browser.call(orderList, {})).total).toBe(0)
  const placed = await shop.browser.call(orderCreate, order)
  await shop.browser.call(orderCancel, { id: placed.order_id })
  await db.update(goodsPrices).set({ stock }).where(eq(goodsPrices.goods_price_id, 40))
})

test('[SV-03] the packs of a package count each, and an order that is sent again is the first one', async () => {
  const ids = await shop.fill({ goods_id: 1, number: 2, type: 3 })
  const { expected_total, expected_count } = await shop.browser.call(cartCheckout, { ids })
  expect(expected_count).toBe(6)
  const order = { ids, address_id: shop.addressId, expected_total, expected_count }
  const idempotencyKey = 'sent-again-1'
  const placed = await shop.browser.call(orderCreate, order, { idempotencyKey })
  expect(await shop.browser.call(orderCreate, order, { idempotencyKey })).toEqual(placed)
  expect((await shop.browser.call(orderList, {})).total).toBe(placed.orders.length)
  for (const { id } of placed.orders) await shop.browser.call(orderCancel, { id })
})
