import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { userCoupon } from '@yaoji/api-client/contract/coupon'
import { orderCancel, orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { userMoney, userVoucherLog } from '@yaoji/api-client/contract/wallet'
import { sumAmounts } from '@yaoji/domain'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditBooks, insertCoupon } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import { userCoupons } from '../coupon/tables'
import { deductFromVoucher, expireVouchers } from '../coupon/voucher'
import { orders } from './tables'

const shop = openOrderShop()

/** Goods 7 cost ¥33.33 a pack, goods 2 too, from another warehouse. */
const voucherOf = (reduce: string) => insertCoupon(shop.service.db, shop.buyerId, { kind: 'cash', reduce })

async function voucherNow(voucher_id: number) {
  const { list } = await shop.browser.call(userCoupon, { type: 2 })
  const { left_amount, status, parent_sn } = list.find(({ id }) => id === voucher_id)!
  return { left_amount, status, parent_sn }
}

/** What a voucher paid for orders, in fen. */
async function cashOf(ids: readonly number[]): Promise<number> {
  const rows = await shop.service.db.select().from(orders).where(inArray(orders.id, ids))
  return sumAmounts(rows.map(row => row.cash_amount))
}

const ledger = async () =>
  (await shop.browser.call(userVoucherLog, {})).list.map(row => [
    row.use_type_text,
    row.direction,
    row.amount,
    row.balance_after,
    row.order_sn,
  ])

test('[RT-22 /wdqb/xjq] [SV-04 4] an order uses a part of a voucher, another one the rest; a cancelled one gives its part back', async () => {
  const voucher_id = await voucherOf('50.00')
  const first = await shop.place([{ goods_id: 7, number: 1 }], { voucher_id })
  expect(await voucherNow(voucher_id)).toEqual({ left_amount: '16.67', status: 'unused', parent_sn: null })
  expect((await shop.browser.call(userMoney, {})).cash_amount).toBe('16.67')

  const second = await shop.place([{ goods_id: 7, number: 1 }], { voucher_id })
  const { order } = await shop.browser.call(orderDetail, { id: second.order_id })
  expect(order.amounts.cash_amount).toBe('16.67')
  expect(await voucherNow(voucher_id)).toEqual({
    left_amount: '0.00',
    status: 'locked',
    parent_sn: second.parent_sn,
  })

  await shop.browser.call(orderCancel, { id: first.order_id })
  expect(await voucherNow(voucher_id)).toEqual({ left_amount: '33.33', status: 'unused', parent_sn: null })
  expect(await ledger()).toEqual([
    ['退回', 'in', '33.33', '33.33', first.orders[0]!.sn],
    ['使用', 'out', '16.67', '0.00', second.orders[0]!.sn],
    ['使用', 'out', '33.33', '16.67', first.orders[0]!.sn],
    ['领取', 'in', '50.00', '50.00', null],
  ])
  const { income, expense } = await shop.browser.call(userVoucherLog, {})
  expect([income, expense]).toEqual(['83.33', '50.00'])
  const used = await shop.browser.call(userVoucherLog, { use_type: 2 })
  expect([used.total, used.income, used.expense]).toEqual([2, '0.00', '50.00'])
})

test('[SV-03] the parts of a purchase share a voucher, and each gives back its own part', async () => {
  const voucher_id = await voucherOf('40.01')
  const { orders: parts } = await shop.place(
    [
      { goods_id: 7, number: 1 },
      { goods_id: 2, number: 1 },
    ],
    { voucher_id },
  )
  const rows = await shop.service.db.select().from(orders).where(eq(orders.user_voucher_id, voucher_id))
  expect(sumAmounts(rows.map(row => row.cash_amount))).toBe(4001)
  expect((await voucherNow(voucher_id)).status).toBe('locked')
  await shop.browser.call(orderCancel, { id: parts[0]!.id })
  const { cash_amount } = rows.find(({ id }) => id === parts[0]!.id)!
  expect(await voucherNow(voucher_id)).toMatchObject({
    left_amount: (cash_amount / 100).toFixed(2),
    status: 'unused',
  })
  await shop.browser.call(orderCancel, { id: parts[1]!.id })
  expect(await voucherNow(voucher_id)).toMatchObject({ left_amount: '40.01', status: 'unused' })
})

test('[SV-03] [SV-04] a coupon and a voucher of one purchase are given back each with its own part', async () => {
  const voucher_id = await voucherOf('10.00')
  // Only goods 7 are in the scope of the coupon.
  const coupon_id = await insertCoupon(shop.service.db, shop.buyerId, {
    reduce: '33.33',
    scope: 'goods',
    scope_ids: [7],
  })
  const { parent_sn } = await shop.place(
    [
      { goods_id: 7, number: 1 },
      { goods_id: 2, number: 1 },
    ],
    { coupon_id, voucher_id },
  )
  const rows = await shop.service.db.select().from(orders).where(eq(orders.parent_sn, parent_sn))
  const cheaper = rows.find(row => row.user_coupon_id !== null)!
  expect(cheaper).toMatchObject({ user_coupon_id: coupon_id, coupon_amount: 3333, user_voucher_id: null })
  const other = rows.find(row => row.id !== cheaper.id)!
  expect(other).toMatchObject({ user_coupon_id: null, user_voucher_id: voucher_id, cash_amount: 1000 })
  const { order } = await shop.browser.call(orderDetail, { id: other.id })
  // 6.00 of it are freight.
  expect(order.lines.map(line => [line.coupon_share, line.payable])).toEqual([['10.00', '29.33']])
  const statuses = async () => {
    const own = await shop.service.db.select().from(userCoupons)
    return [coupon_id, voucher_id].map(id => own.find(row => row.id === id)!.status)
  }
  expect(await statuses()).toEqual(['locked', 'locked'])
  await shop.browser.call(orderCancel, { id: cheaper.id })
  expect(await statuses()).toEqual(['unused', 'locked'])
  await shop.browser.call(orderCancel, { id: other.id })
  expect(await statuses()).toEqual(['unused', 'unused'])
  expect(await voucherNow(voucher_id)).toMatchObject({ left_amount: '10.00' })
})

test('[SV-03] [SV-04] orders at once take no more from a voucher than it has; cancels at once give each part back once', async () => {
  const voucher_id = await voucherOf('80.00')
  const ids = await shop.fill(
    { goods_id: 7, number: 1 },
    { goods_id: 4, number: 3 },
    { goods_id: 2, number: 1 },
  )
  const placing = await Promise.all(
    ids.map(async id => ({
      ids: [id],
      voucher_id,
      address_id: shop.addressId,
      expected_total: (await shop.browser.call(cartCheckout, { ids: [id], voucher_id })).expected_total,
    })),
  )
  const browsers = await Promise.all(placing.map(() => shop.service.buyer(shop.buyerId)))
  const outcomes = await Promise.allSettled(
    placing.map((order, turn) => browsers[turn]!.call(orderCreate, order)),
  )
  // Each total counts on a voucher that pays for all products: the last one finds too little, and is not placed.
  const placed = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value.order_id] : []))
  expect(placed).toHaveLength(2)
  const [own] = await shop.service.db.select().from(userCoupons).where(eq(userCoupons.id, voucher_id))
  expect(own!.spent).toBe(await cashOf(placed))
  const cancels = await Promise.allSettled(
    browsers.flatMap(browser => placed.map(id => browser.call(orderCancel, { id }))),
  )
  expect(cancels.filter(({ status }) => status === 'fulfilled')).toHaveLength(placed.length)
  expect(await voucherNow(voucher_id)).toMatchObject({ left_amount: '80.00', status: 'unused' })
})

/** A voucher of ¥50.00 that ends ten minutes after the clock of the shop begins. */
const endingVoucher = () =>
  insertCoupon(shop.service.db, shop.buyerId, {
    kind: 'cash',
    reduce: '50.00',
    end_at: new Date(NOW.getTime() + 10 * MINUTE),
  })

const atMinute = (minute: number) => new Date(NOW.getTime() + minute * MINUTE)

test('[RT-22 /wdqb/xjq] [SV-04 4] what an expired voucher has left is a row of its ledger, written once', async () => {
  const { db } = shop.service
  const id = await endingVoucher()
  const { orders: placed } = await shop.place([{ goods_id: 7, number: 1 }], { voucher_id: id })
  await expireVouchers({ db, now: atMinute(9) })
  expect(await ledger()).toHaveLength(2)
  await Promise.all([11, 12].map(minute => expireVouchers({ db, now: atMinute(minute) })))
  expect(await ledger()).toEqual([
    ['过期', 'out', '16.67', '0.00', null],
    ['使用', 'out', '33.33', '16.67', placed[0]!.sn],
    ['领取', 'in', '50.00', '50.00', null],
  ])
  const expired = await shop.browser.call(userVoucherLog, { use_type: 6 })
  expect(expired.list.map(({ remark }) => remark)).toEqual(['满减券，2026-11-20 到期'])
  // A checkout that began before the end finds nothing.
  const move = { id, order_sn: 'YJ1', parent_sn: 'YJ', amount: 100 }
  expect(await db.transaction(tx => deductFromVoucher({ db: tx, now: atMinute(9) }, move))).toBe(false)
  expect(await auditBooks(db)).toEqual([])
})

test('[SV-04] what is given back to a voucher after its end expires at once, with everything else that it has left', async () => {
  const id = await endingVoucher()
  const { order_id, orders: placed } = await shop.place([{ goods_id: 7, number: 1 }], { voucher_id: id })
  shop.service.clock.now = atMinute(15)
  await shop.browser.call(orderCancel, { id: order_id })
  const rows = [
    ['过期', 'out', '50.00', '0.00', null],
    ['退回', 'in', '33.33', '50.00', placed[0]!.sn],
    ['使用', 'out', '33.33', '16.67', placed[0]!.sn],
    ['领取', 'in', '50.00', '50.00', null],
  ]
  expect(await ledger()).toEqual(rows)
  await expireVouchers({ db: shop.service.db, now: atMinute(16) })
  expect(await ledger()).toEqual(rows)
  const { income, expense } = await shop.browser.call(userVoucherLog, {})
  expect(income).toBe(expense)
})

test('[SV-04] a part that comes back after the end was written is a row in and a row out', async () => {
  const { db } = shop.service
  const id = await endingVoucher()
  const { order_id, orders: placed } = await shop.place([{ goods_id: 7, number: 1 }], { voucher_id: id })
  shop.service.clock.now = atMinute(15)
  await expireVouchers({ db, now: atMinute(15) })
  await shop.browser.call(orderCancel, { id: order_id })
  expect((await ledger()).slice(0, 3)).toEqual([
    ['过期', 'out', '33.33', '0.00', null],
    ['退回', 'in', '33.33', '33.33', placed[0]!.sn],
    ['过期', 'out', '16.67', '0.00', null],
  ])
  expect(await auditBooks(db)).toEqual([])
})

test('[SV-05] a voucher and its ledger are their buyer’s alone', async () => {
  const voucher_id = await voucherOf('20.00')
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13900000091' }))
  expect((await other.call(userVoucherLog, {})).list).toEqual([])
  await expect(shop.service.visitor().call(userVoucherLog, {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  })
  expect((await voucherNow(voucher_id)).left_amount).toBe('20.00')
})
