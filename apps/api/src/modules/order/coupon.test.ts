import { orderCancel } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertCoupon } from '../../../tests/buyer-data'
import { insertGoods } from '../../../tests/fixtures'
import { openOrderShop } from '../../../tests/order-shop'
import { userCoupons } from '../coupon/tables'

const shop = openOrderShop()

/** One product from each warehouse, and one of an ephedrine-type product, which takes no coupon. */
const LINES = [
  { goods_id: 2, number: 1 },
  { goods_id: 6, number: 1 },
  { goods_id: 3, number: 1 },
]

async function statusOf(id: number) {
  const [row] = await shop.service.db.select().from(userCoupons).where(eq(userCoupons.id, id))
  return [row?.status, row?.parent_sn]
}

test.each([
  { kind: 'reduce', reduce: '7.77' },
  { kind: 'freight', reduce: '5.00' },
] as const)(
  '[SV-03] a $kind coupon is locked until the last order that it makes cheaper is cancelled',
  async change => {
    const coupon_id = await insertCoupon(shop.service.db, shop.buyerId, change)
    const { orders, parent_sn } = await shop.place(LINES, { coupon_id })
    expect(orders).toHaveLength(3)
    expect(await statusOf(coupon_id)).toEqual(['locked', parent_sn])
    const [first, second] = orders.filter(order => order.is_ephedrine === 0)
    await shop.browser.call(orderCancel, { id: first!.id })
    expect(await statusOf(coupon_id)).toEqual(['locked', parent_sn])
    await shop.browser.call(orderCancel, { id: second!.id })
    expect(await statusOf(coupon_id)).toEqual(['unused', null])
  },
)

test('[SV-03] a freight coupon is free again when the order that it made cheaper is cancelled, whatever the others do', async () => {
  const coupon_id = await insertCoupon(shop.service.db, shop.buyerId, { kind: 'freight', reduce: '5.00' })
  await insertGoods(shop.service.db, { id: 9, is_free_shipping: 1 })
  const { orders } = await shop.place(
    [
      { goods_id: 9, number: 1 },
      { goods_id: 2, number: 1 },
    ],
    { coupon_id },
  )
  const withFreight = orders.find(order => order.payable_amount !== '12.80')
  expect(orders).toHaveLength(2)
  await shop.browser.call(orderCancel, { id: withFreight!.id })
  expect(await statusOf(coupon_id)).toEqual(['unused', null])
})

test('[SV-03] a coupon that saves nothing is refused and stays unused', async () => {
  const coupon_id = await insertCoupon(shop.service.db, shop.buyerId, { kind: 'freight' })
  await expect(shop.place([{ goods_id: 6, number: 20 }], { coupon_id })).rejects.toMatchObject({
    code: 409,
    message: '“满减券”已不能使用（本单无需运费），应付金额为 ¥1,000.00，请确认后再提交',
  })
  expect(await statusOf(coupon_id)).toEqual(['unused', null])
})
