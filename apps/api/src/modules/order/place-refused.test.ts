import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate, orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveMoney, insertCoupon } from '../../../tests/buyer-data'
import { openOrderShop } from '../../../tests/order-shop'
import { users } from '../../session/tables'
import { userCoupons } from '../coupon/tables'
import { goodsPrices, stockLots } from '../goods/tables'
import { balanceOf } from '../wallet/account'

const shop = openOrderShop()

const ordersOfBuyer = async () => (await shop.browser.call(orderList, {})).total

test.each([
  { licence_state: 'expired', message: '证照已过期，更新后可下单' },
  { licence_state: 'submitted', message: null },
  { licence_state: 'draft', message: null },
] as const)(
  '[RO-02] a buyer whose licence is $licence_state since the checkout cannot order',
  async change => {
    const { db } = shop.service
    const { licence_state, message } = change
    const ids = await shop.fill({ goods_id: 6, number: 1 })
    const { expected_total } = await shop.browser.call(cartCheckout, { ids })
    await db.update(users).set({ licence_state }).where(eq(users.id, shop.buyerId))
    const order = { ids, address_id: shop.addressId, expected_total }
    await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject(
      message === null ? { code: 409 } : { code: 403, message },
    )
    expect(await ordersOfBuyer()).toBe(0)
  },
)

test('[SV-03] several lines that cannot be ordered any more are reported with their number', async () => {
  const { db } = shop.service
  const ids = await shop.fill(
    { goods_id: 2, number: 3 },
    { goods_id: 6, number: 1 },
    { goods_id: 7, number: 3 },
  )
  const { expected_total } = await shop.browser.call(cartCheckout, { ids })
  const setStock = (id: number, stock: number) =>
    db.update(goodsPrices).set({ stock }).where(eq(goodsPrices.goods_price_id, id))
  const before = [await shop.stockOf(20), await shop.stockOf(70)] as const
  await setStock(20, 1)
  await setStock(70, 1)
  await expect(
    shop.browser.call(orderCreate, { ids, address_id: shop.addressId, expected_total }),
  ).rejects.toMatchObject({ code: 409, message: '2 种商品的库存或状态有变化，请确认后再提交' })
  await setStock(20, before[0])
  await setStock(70, before[1])
  expect(await ordersOfBuyer()).toBe(0)
})

test('[SV-03] when the lots have fewer packs than the stock says, nothing is ordered, taken or locked', async () => {
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '20.00')
  const coupon_id = await insertCoupon(db, shop.buyerId)
  const ids = await shop.fill({ goods_id: 7, number: 10 })
  const choice = { ids, coupon_id, use_balance: 1 } as const
  const { expected_total } = await shop.browser.call(cartCheckout, choice)
  const before = await shop.stockOf(70)
  const setLot = (number: number) => db.update(stockLots).set({ number }).where(eq(stockLots.id, 70))
  const [lot] = await db.select().from(stockLots).where(eq(stockLots.id, 70))
  await setLot(9)
  await expect(
    shop.browser.call(orderCreate, { ...choice, address_id: shop.addressId, expected_total }),
  ).rejects.toMatchObject({
    code: 409,
    message: '商品在库批次不足，请减少数量或联系客服',
    data: { expected_total },
  })
  await setLot(lot!.number)
  expect(await ordersOfBuyer()).toBe(0)
  expect(await shop.stockOf(70)).toBe(before)
  expect(await balanceOf(db, shop.buyerId)).toBe(2000)
  expect(await db.select().from(userCoupons).where(eq(userCoupons.id, coupon_id))).toEqual([
    expect.objectContaining({ status: 'unused', parent_sn: null }),
  ])
})

test('[SV-03] two lines of one product never get the same packs of a lot', async () => {
  const placed = await shop.place([
    { goods_id: 4, number: 7 },
    { goods_id: 6, number: 20 },
  ])
  const { order } = await shop.browser.call(orderDetail, { id: placed.order_id })
  const batches = order.lines
    .filter(line => line.goods_id === 4)
    .map(line => [line.is_gift, line.batches.map(batch => [batch.batch_no, batch.number])])
  expect(batches).toEqual(
    expect.arrayContaining([
      [1, [['B250909', 2]]],
      [
        0,
        [
          ['B250909', 5],
          ['B260101', 2],
        ],
      ],
    ]),
  )
  await shop.browser.call(orderCancel, { id: placed.order_id })
  expect(await shop.service.db.select().from(stockLots).where(eq(stockLots.goods_price_id, 40))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 40, number: 30 }),
      expect.objectContaining({ id: 49, number: 7 }),
    ]),
  )
})

test('[SV-03] a line takes all packs of the lot that expires first, then of the next', async () => {
  const placed = await shop.place([{ goods_id: 4, number: 9 }])
  const { order } = await shop.browser.call(orderDetail, { id: placed.order_id })
  expect(order.lines[0]!.batches.map(batch => [batch.batch_no, batch.number])).toEqual([
    ['B250909', 7],
    ['B260101', 2],
  ])
  await shop.browser.call(orderCancel, { id: placed.order_id })
})
