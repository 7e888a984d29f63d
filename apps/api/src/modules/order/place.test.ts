import { cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { goodsList } from '@yaoji/api-client/contract/goods'
import { orderCancel, orderCreate, orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { openOrderShop } from '../../../tests/order-shop'
import { insertReduction } from '../../../tests/price-lines'
import { goodsPrices } from '../goods/tables'
import { fullReductionGoods, fullReductions } from '../promotion/tables'

const shop = openOrderShop()

afterEach(async () => {
  await shop.service.db.delete(fullReductionGoods)
  await shop.service.db.delete(fullReductions)
})

/** Midnight in China after the day of the tests. */
const NEXT_DAY = new Date('2026-11-20T16:00:00Z')
const SECOND = 1000

async function orderCount(): Promise<number> {
  return (await shop.browser.call(orderList, {})).total
}

async function checkedOut(line: Parameters<typeof shop.fill>[0]) {
  const ids = await shop.fill(line)
  const { expected_total } = await shop.browser.call(cartCheckout, { ids })
  return { ids, address_id: shop.addressId, expected_total }
}

test('[SV-05] an order to another buyer’s address is refused, and nothing is ordered or taken', async () => {
  const stock = await shop.stockOf(60)
  const order = await checkedOut({ goods_id: 6, number: 1 })
  const other = await insertBuyer(shop.service.db, { phone: `6${shop.phone}`.slice(0, 11) })
  const address_id = await insertAddress(shop.service.db, other)
  await expect(shop.browser.call(orderCreate, { ...order, address_id })).rejects.toMatchObject({
    kind: 'invalid',
    fields: { address_id: ['收货地址不存在，请重新选择'] },
  })
  expect([await orderCount(), await shop.stockOf(60)]).toEqual([0, stock])
})

test.each(['waiting', 'rejected'] as const)(
  '[SV-05] an order to an address whose review is %s is refused, and nothing is ordered or taken',
  async review_state => {
    const stock = await shop.stockOf(60)
    const order = await checkedOut({ goods_id: 6, number: 1 })
    const address_id = await insertAddress(shop.service.db, shop.buyerId, { review_state })
    await expect(shop.browser.call(orderCreate, { ...order, address_id })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { address_id: ['该地址还没有通过审核，请选择其他地址'] },
    })
    expect([await orderCount(), await shop.stockOf(60)]).toEqual([0, stock])
  },
)

test('[ST-03] a full reduction counts to the end of its last day, and not in the first second after it', async () => {
  await insertReduction(shop.service.db, { id: 1, goods_ids: [6], tiers: [['100.00', '30.00']] })
  await shop.service.db.update(fullReductions).set({ end_date: '2026-11-20' })
  const order = await checkedOut({ goods_id: 6, number: 4 })
  expect(order.expected_total).toBe('182.00')
  shop.service.clock.now = NEXT_DAY
  await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject({
    code: 409,
    message: '应付金额已变为 ¥212.00，请确认后再提交',
    data: { expected_total: '212.00', amounts: { manjian_amount: '0.00' } },
  })
  expect(await orderCount()).toBe(0)
  shop.service.clock.now = new Date(NEXT_DAY.getTime() - SECOND)
  const placed = await shop.browser.call(orderCreate, order)
  const { order: own } = await shop.browser.call(orderDetail, { id: placed.order_id })
  expect(own.amounts).toMatchObject({ manjian_amount: '30.00', payable_amount: '182.00' })
  await shop.browser.call(orderCancel, { id: placed.order_id })
})

test('[ST-03] a full reduction that has not begun takes nothing off', async () => {
  await insertReduction(shop.service.db, { id: 1, goods_ids: [6], tiers: [['100.00', '30.00']] })
  await shop.service.db.update(fullReductions).set({ begin_date: '2026-11-21' })
  expect((await checkedOut({ goods_id: 6, number: 4 })).expected_total).toBe('212.00')
})

test('[ST-03] a product of an ended and of a running reduction counts for the running one, everywhere', async () => {
  const ended = { begin_date: '2026-10-01', end_date: '2026-11-19' }
  for (const id of [1, 2, 3]) {
    await insertReduction(shop.service.db, { id, goods_ids: [6], tiers: [['100.00', '30.00']] })
  }
  for (const id of [1, 3]) {
    await shop.service.db.update(fullReductions).set(ended).where(eq(fullReductions.goods_manjian_id, id))
  }
  expect((await checkedOut({ goods_id: 6, number: 4 })).expected_total).toBe('182.00')
  expect((await shop.browser.call(cartList, {})).list[0]!.goods_manjian_id).toBe(2)
  const { list } = await shop.browser.call(goodsList, { per_page: 100 })
  expect(list.find(goods => goods.id === 6)!.goods_manjian_id).toBe(2)
  expect(list.find(goods => goods.id === 4)!.goods_manjian_id).toBeNull()
})

test('a second-kill price is paid up to its last second; from its end on nothing is ordered', async () => {
  const [line] = await shop.service.db.select().from(goodsPrices).where(eq(goodsPrices.goods_price_id, 61))
  const end = line!.end_at!
  const order = await checkedOut({ goods_id: 6, number: 1, type: 1 })
  shop.service.clock.now = end
  await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject({
    code: 409,
    message: '阿莫西林胶囊 6：秒杀已结束',
  })
  expect(await orderCount()).toBe(0)
  shop.service.clock.now = new Date(end.getTime() - SECOND)
  const placed = await shop.browser.call(orderCreate, order)
  expect((await shop.browser.call(orderDetail, { id: placed.order_id })).order.lines[0]!.price).toBe('29.90')
  await shop.browser.call(orderCancel, { id: placed.order_id })
})
