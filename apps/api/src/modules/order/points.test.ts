import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { userPointsLog } from '@yaoji/api-client/contract/wallet'
import { sumAmounts } from '@yaoji/domain'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givePoints, insertCoupon } from '../../../tests/buyer-data'
import { MINUTE, openOrderShop } from '../../../tests/order-shop'
import { users } from '../../session/tables'
import { loadShopSettings } from '../config/shop-settings'
import { settings } from '../config/tables'
import { movePoints, POINTS_USE } from '../wallet/points'
import { orderLines, orders } from './tables'

const shop = openOrderShop()

async function pointsNow(): Promise<number> {
  const [row] = await shop.service.db.select().from(users).where(eq(users.id, shop.buyerId))
  return row!.points
}

async function ordersOf(ids: readonly number[]) {
  return shop.service.db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id)
}

/** Gives points in a year: they end with the next one. */
async function giveIn(year: number, amount: number): Promise<void> {
  const move = { user_id: shop.buyerId, amount, use_type: POINTS_USE.given, order_sn: null, remark: '赠送' }
  const now = new Date(`${year}-06-01T00:00:00Z`)
  await shop.service.db.transaction(tx => movePoints({ db: tx, now }, move))
}

const ledger = async () =>
  (await shop.browser.call(userPointsLog, {})).list.map(row => [
    row.use_type_text,
    row.direction,
    row.points,
    row.points_after,
    row.order_sn,
  ])

test('[RT-13] the check says how many points can be used beside the coupon, and uses none that were not named', async () => {
  await givePoints(shop.service.db, shop.buyerId, 1500)
  const coupon_id = await insertCoupon(shop.service.db, shop.buyerId, { reduce: '13.33' })
  const ids = await shop.fill({ goods_id: 7, number: 1 })
  const check = (more: object) => shop.browser.call(cartCheckout, { ids, coupon_id: 0, ...more })
  const without = await check({})
  expect(without.points_offer).toMatchObject({
    ...{
      points_held: 1500,
      points_most: 1500,
      points_most_amount: '15.00',
      points_used: 0,
      points_reason: '',
    },
    points_rule: '100 积分抵 1 元，最多抵优惠后商品金额的 50%，不抵运费和含麻黄碱类商品',
  })
  expect([without.amounts.points_amount, without.expected_total]).toEqual(['0.00', '45.33'])
  // Half of the 20.00 that the coupon leaves.
  expect((await check({ coupon_id })).points_offer).toMatchObject({ points_most: 1000, points_used: 0 })
  const used = await check({ coupon_id, points: 640 })
  expect([used.amounts.points_amount, used.points_offer.points_used]).toEqual(['6.40', 640])
  expect([used.expected_total, used.changes]).toEqual(['25.60', []])
  const capped = await check({ coupon_id, points: 1001 })
  expect([capped.amounts.points_amount, capped.points_offer.points_used]).toEqual(['10.00', 1000])
  expect(capped.changes).toEqual([{ goods_id: 0, name: '积分', message: '积分最多可用 1000 分' }])
})

test('[RT-13] ephedrine-type goods take no points, and the check says why', async () => {
  await givePoints(shop.service.db, shop.buyerId, 1500)
  const ids = await shop.fill({ goods_id: 3, number: 1 })
  const { points_offer, changes, amounts } = await shop.browser.call(cartCheckout, { ids, points: 5 })
  expect(points_offer).toMatchObject({ points_most: 0, points_reason: '含麻黄碱类商品不能用积分抵扣' })
  expect(changes[0]?.message).toBe('积分不能使用（含麻黄碱类商品不能用积分抵扣）')
  expect(amounts.points_amount).toBe('0.00')
})

test('[SV-03] [SV-04] an order takes its points with a row of the ledger, and a cancelled one gives them back', async () => {
  await givePoints(shop.service.db, shop.buyerId, 2000)
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 7, number: 1 }], { points: 1234 })
  const sn = placed[0]!.sn
  expect(await pointsNow()).toBe(766)
  const { order, events } = await shop.browser.call(orderDetail, { id })
  expect([order.amounts.points_amount, order.amounts.payable_amount]).toEqual(['12.34', '32.99'])
  expect(events[0]?.text).toBe('提交订单，使用 1234 积分抵扣 ¥12.34，等待付款')
  await shop.browser.call(orderCancel, { id })
  expect(await pointsNow()).toBe(2000)
  expect(await ledger()).toEqual([
    ['下单抵扣', 'in', 1234, 2000, sn],
    ['下单抵扣', 'out', 1234, 766, sn],
    ['赠送', 'in', 2000, 2000, null],
  ])
  const { points_in, points_out } = await shop.browser.call(userPointsLog, {})
  expect([points_in, points_out]).toEqual([2000, 0])
  const cancelled = await shop.browser.call(orderDetail, { id })
  expect(cancelled.events[0]?.text).toContain('退回 1234 积分')
})

test('[SV-03] the parts of a purchase share the points by line, and each gives back its own', async () => {
  await givePoints(shop.service.db, shop.buyerId, 5000)
  const lines = [
    { goods_id: 7, number: 1 },
    { goods_id: 2, number: 2 },
    { goods_id: 3, number: 1 },
  ]
  const { orders: parts } = await shop.place(lines, { points: 4999 })
  const rows = await ordersOf(parts.map(({ id }) => id))
  expect(rows.map(row => [row.is_ephedrine === 1, row.points_number === 0])).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  )
  expect(sumAmounts(rows.map(row => row.points_number))).toBe(4999)
  expect(sumAmounts(rows.map(row => row.points_amount))).toBe(4999)
  const first = rows.find(row => row.points_number > 0)!
  await shop.browser.call(orderCancel, { id: first.id })
  expect(await pointsNow()).toBe(1 + first.points_number)
})

test('[SV-03] more points than can be used are refused with the current check, and nothing is ordered', async () => {
  await givePoints(shop.service.db, shop.buyerId, 500)
  const ids = await shop.fill({ goods_id: 7, number: 1 })
  const order = { ids, address_id: shop.addressId, expected_total: '99.00', points: 501 }
  await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('积分最多可用 500 分'),
    data: { points_offer: { points_most: 500, points_used: 500 } },
  })
  expect(await pointsNow()).toBe(500)
})

test('[SV-03] points whose last day has passed pay nothing, also before the job takes them', async () => {
  await giveIn(2024, 300)
  await giveIn(2026, 200)
  const ids = await shop.fill({ goods_id: 6, number: 1 })
  const { points_offer } = await shop.browser.call(cartCheckout, { ids })
  expect(points_offer).toMatchObject({ points_held: 200, points_most: 200 })
  const { orders: placed } = await shop.place([{ goods_id: 6, number: 1 }], { points: 200 })
  expect(await pointsNow()).toBe(0)
  expect((await ledger()).slice(0, 2)).toEqual([
    ['下单抵扣', 'out', 200, 0, placed[0]!.sn],
    ['过期', 'out', 300, 200, null],
  ])
})

test('[SV-03] points that come back after their last day expire at once', async () => {
  await giveIn(2025, 300)
  shop.service.clock.now = new Date('2026-12-31T15:55:00Z')
  shop.browser = await shop.service.buyer(shop.buyerId)
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 6, number: 1 }], { points: 300 })
  shop.service.clock.now = new Date(shop.service.clock.now.getTime() + 10 * MINUTE)
  await shop.browser.call(orderCancel, { id })
  expect(await pointsNow()).toBe(0)
  expect((await ledger()).slice(0, 2)).toEqual([
    ['过期', 'out', 300, 0, null],
    ['下单抵扣', 'in', 300, 300, placed[0]!.sn],
  ])
})

test('[SV-03] orders at once take no more points than there are; cancels at once give each part back once', async () => {
  await givePoints(shop.service.db, shop.buyerId, 2500)
  const ids = await shop.fill(
    { goods_id: 7, number: 1 },
    { goods_id: 4, number: 3 },
    { goods_id: 2, number: 1 },
  )
  const placing = await Promise.all(
    ids.map(async id => ({
      ids: [id],
      points: 1000,
      address_id: shop.addressId,
      expected_total: (await shop.browser.call(cartCheckout, { ids: [id], points: 1000 })).expected_total,
    })),
  )
  const browsers = await Promise.all(placing.map(() => shop.service.buyer(shop.buyerId)))
  const outcomes = await Promise.allSettled(
    placing.map((order, turn) => browsers[turn]!.call(orderCreate, order)),
  )
  const placed = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value.order_id] : []))
  expect(placed).toHaveLength(2)
  expect(await pointsNow()).toBe(500)
  const cancels = await Promise.allSettled(
    browsers.flatMap(browser => placed.map(id => browser.call(orderCancel, { id }))),
  )
  expect(cancels.filter(({ status }) => status === 'fulfilled')).toHaveLength(placed.length)
  expect(await pointsNow()).toBe(2500)
})

test('[SV-03] what a point is worth and the most that points pay are settings of the shop', async () => {
  const { db } = shop.service
  await givePoints(db, shop.buyerId, 5000)
  await db.insert(settings).values([
    { name: 'shop.points_per_yuan', value: '50' },
    { name: 'shop.points_most_percent', value: '30' },
  ])
  await loadShopSettings(db)
  try {
    const { orders: parts } = await shop.place([{ goods_id: 6, number: 2 }], { points: 1500 })
    const [row] = await ordersOf([parts[0]!.id])
    expect(row).toMatchObject({ points_number: 1500, points_amount: 3000 })
    const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, row!.id))
    expect(sumAmounts(lines.map(line => line.points_number))).toBe(1500)
  } finally {
    await db
      .delete(settings)
      .where(inArray(settings.name, ['shop.points_per_yuan', 'shop.points_most_percent']))
    await loadShopSettings(db)
  }
})
