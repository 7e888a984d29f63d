import { orderCancel, orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { type OrderExportLine, orderExport } from '@yaoji/api-client/contract/order-export'
import { returnCreate, returnList } from '@yaoji/api-client/contract/return'
import { formatAmount, parseAmount } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveMoney, givePoints, insertCoupon } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { operate } from '../../../tests/operate'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { insertReduction } from '../../../tests/price-lines'
import { markPaid } from '../payment/mark-paid'
import { refundPayment } from '../payment/refund'
import { lockOrder } from './change-status'
import { lockOrderOf } from './review'
import { orderLineBatches, orderLines, orders } from './tables'

const shop = openOrderShop()

const exported = async () => (await shop.browser.call(orderExport, {})).list
const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)
const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + parseAmount(amount), 0)

/** An order that was paid, of product 6 with its gift, and of product 4; below free freight. */
async function paidOrder(lines = [{ goods_id: 4, number: 2 }]) {
  const { order_id: id, orders: placed } = await shop.place(lines)
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  return { id, sn: placed[0]!.sn }
}

/** Expects the rows of an order to add up to what its page says. */
async function expectSums(id: number): Promise<void> {
  const { order } = await shop.browser.call(orderDetail, { id })
  const rows = (await exported()).filter(({ sn }) => sn === order.sn)
  expect(sum(rows.map(row => row.paid_amount))).toBe(parseAmount(order.amounts.paid_amount))
  expect(sum(rows.map(row => row.refunded_amount))).toBe(parseAmount(order.amounts.refunded_amount))
  expect(sum(rows.map(row => row.shipping_amount))).toBe(parseAmount(order.amounts.full_shipping_amount))
}

test('[RT-26] the export has every line of the orders that the filters find, with batches and money', async () => {
  const { order_id } = await shop.place([{ goods_id: 1, number: 1 }])
  await shop.browser.call(orderCancel, { id: order_id })
  await shop.place([
    { goods_id: 4, number: 2 },
    { goods_id: 6, number: 1 },
  ])
  const { list, total } = await shop.browser.call(orderExport, {})
  expect(total).toBe(list.length)
  expect(list.filter(({ kind }) => kind === 'goods')).toHaveLength(3)
  expect(list.filter(({ kind }) => kind === 'goods').at(-1)?.name).toBe('阿莫西林胶囊 1')
  expect(list.find(({ name }) => name === '阿莫西林胶囊 4')).toMatchObject({
    number: 2,
    price: '10.00',
    amount: '20.00',
    batch_no: '',
    expiry_date: '',
    status_text: '待付款',
  })
  const [order] = (await shop.browser.call(orderList, { tab: 'cancelled' })).list
  const cancelled = await shop.browser.call(orderExport, { tab: 'cancelled' })
  expect(new Set(cancelled.list.map(({ sn }) => sn))).toEqual(new Set([order?.sn]))
  expect((await shop.browser.call(orderExport, { keywords: '没有的商品' })).list).toEqual([])
})

test('[SV-05] the export has only the buyer’s own orders, and refuses an unknown tab', async () => {
  await shop.place([{ goods_id: 6, number: 1 }])
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13600000077' }))
  expect((await other.call(orderExport, {})).list).toEqual([])
  await expect(other.call(orderExport, { tab: 'none' })).rejects.toMatchObject({ kind: 'invalid' })
})

test('[RT-26] each line was paid with what its order’s page says, and the freight is a row of its own', async () => {
  const { id } = await paidOrder()
  const rows = await exported()
  expect(
    rows.map(({ kind, name, number, amount, shipping_amount, cost_amount, paid_amount }) => ({
      ...{ kind, name, number, amount, shipping_amount, cost_amount, paid_amount },
    })),
  ).toEqual([
    {
      ...{ kind: 'goods', name: '阿莫西林胶囊 4', number: 2, amount: '20.00', shipping_amount: '0.00' },
      ...{ cost_amount: '20.00', paid_amount: '20.00' },
    },
    {
      ...{ kind: 'freight', name: '运费', number: null, amount: null, shipping_amount: '12.00' },
      ...{ cost_amount: '12.00', paid_amount: '12.00' },
    },
  ])
  expect(rows.map(({ tax_rate }) => tax_rate)).toEqual([1300, 1300])
  await expectSums(id)
})

test.each([
  { reduce: '5.00', left: '7.00', payable: '27.00' },
  { reduce: '12.00', left: '0.00', payable: '20.00' },
])(
  '[RT-26] [RT-27] a freight coupon of $reduce is on the page of its order and in the row of the freight',
  async ({ reduce, left, payable }) => {
    const coupon_id = await insertCoupon(shop.service.db, shop.buyerId, { kind: 'freight', reduce })
    const { order_id } = await shop.place([{ goods_id: 4, number: 2 }], { coupon_id })
    const { order } = await shop.browser.call(orderDetail, { id: order_id })
    expect(order.amounts).toMatchObject({
      ...{ full_shipping_amount: '12.00', freight_coupon_amount: reduce, shipping_amount: left },
      ...{ coupon_amount: '0.00', payable_amount: payable },
    })
    expect((await exported()).find(({ kind }) => kind === 'freight')).toMatchObject({
      ...{ shipping_amount: '12.00', coupon_amount: reduce, cost_amount: left },
    })
    await expectSums(order_id)
    await shop.browser.call(orderCancel, { id: order_id })
  },
)

/** What the page of an order says of its lines, beside what the rows of the export say of them. */
async function linesAndRows(id: number) {
  const { order } = await shop.browser.call(orderDetail, { id })
  const rows = (await exported()).filter(({ sn, kind }) => sn === order.sn && kind === 'goods')
  const page = order.lines.map(line => [line.name, line.amount, line.manjian_share, line.coupon_share])
  const sheet = rows.map(row => {
    const off = [row.coupon_amount, row.cash_amount, row.points_amount]
    const coupons = formatAmount(sum(off))
    return [row.name, row.amount, row.manjian_amount, coupons]
  })
  return { order, rows, page, sheet }
}

test('[RT-26] [RT-27] full reduction, coupon, voucher and points of each line are those of its order’s page, and once it is paid what it cost was paid', async () => {
  const { db, clock } = shop.service
  await insertReduction(db, { id: 9, goods_ids: [5, 7], tiers: [['50.00', '7.00']] })
  const coupon_id = await insertCoupon(db, shop.buyerId, { reduce: '9.00', scope: 'goods', scope_ids: [7] })
  const voucher_id = await insertCoupon(db, shop.buyerId, { kind: 'cash', reduce: '31.00' })
  const goods = [
    { goods_id: 7, number: 3 },
    { goods_id: 5, number: 4 },
    { goods_id: 6, number: 10 },
    { goods_id: 2, number: 9 },
  ]
  await givePoints(db, shop.buyerId, 3333)
  const { orders: placed } = await shop.place(goods, { coupon_id, voucher_id, points: 3333 })
  expect(placed).toHaveLength(2)
  const reduced = (await exported()).filter(({ name }) => name === '阿莫西林胶囊 7')
  expect(reduced.map(row => [row.manjian_amount, row.coupon_amount, row.cash_amount])).toEqual([
    ['5.65', '9.00', '2.92'],
  ])
  for (const { id, sn } of placed) {
    const unpaid = await linesAndRows(id)
    expect(unpaid.sheet).toEqual(unpaid.page)
    expect(unpaid.rows.map(row => row.cost_amount)).toEqual(unpaid.order.lines.map(line => line.payable))
    expect(unpaid.rows.map(row => row.paid_amount)).toEqual(unpaid.rows.map(() => '0.00'))
    const { coupon_amount, cash_amount, points_amount } = unpaid.order.amounts
    expect(sum(unpaid.rows.map(row => row.coupon_amount))).toBe(parseAmount(coupon_amount))
    expect(sum(unpaid.rows.map(row => row.cash_amount))).toBe(parseAmount(cash_amount))
    expect(sum(unpaid.rows.map(row => row.points_amount))).toBe(parseAmount(points_amount))
    await db.transaction(async tx => {
      const order = await lockOrderOf(tx, sn)
      await markPaid({ db: tx, now: clock.now }, order, { way: 'transfer', amount: order.payable_amount })
    })
    const { rows } = await linesAndRows(id)
    expect(rows.map(row => row.paid_amount)).toEqual(rows.map(row => row.cost_amount))
    await expectSums(id)
  }
})

test('[RT-26] an unpaid order has what it costs, and no paid amounts', async () => {
  const { id } = await paidOrder()
  await shop.service.db
    .update(orders)
    .set({ status: 10, paid_at: null, paid_amount: 0 })
    .where(eq(orders.id, id))
  expect((await exported()).map(({ paid_amount }) => paid_amount)).toEqual(['0.00', '0.00'])
  expect((await exported()).map(({ cost_amount }) => cost_amount)).toEqual(['20.00', '12.00'])
})

test('[RT-26] what an order froze of the balance is paid with the payment, and neither paid nor refunded by a cancel', async () => {
  const { db, clock } = shop.service
  await giveMoney(db, shop.buyerId, '10.00')
  const place = () => shop.place([{ goods_id: 4, number: 2 }], { use_balance: 1 })
  const { order_id: cancelled } = await place()
  await shop.browser.call(orderCancel, { id: cancelled })
  const nothing = (rows: OrderExportLine[]) =>
    rows.every(row => row.paid_amount === '0.00' && row.refunded_amount === '0.00')
  expect(nothing(await exported())).toBe(true)
  const { order_id: id, orders: placed } = await place()
  expect(nothing(await exported())).toBe(true)
  await db.transaction(async tx => {
    const order = await lockOrderOf(tx, placed[0]!.sn)
    await markPaid({ db: tx, now: clock.now }, order, { way: 'transfer', amount: order.payable_amount })
  })
  expect(nothing(await exported())).toBe(false)
  await expectSums(id)
})

test('[RT-26] the total counts the row of money that a cancelled order did not expect only where there is one', async () => {
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '30.00')
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 4, number: 4 }], { use_balance: 1 })
  await shop.browser.call(orderCancel, { id })
  const late = async (payment_sn: string) =>
    db.transaction(async tx => {
      const order = await lockOrderOf(tx, placed[0]!.sn)
      const refund = { payment_sn, amount: order.payable_amount, remark: '订单已取消，付款退回余额' }
      await refundPayment({ db: tx, now: NOW }, order, refund)
    })
  await late('P1')
  await late('P2')
  const { list, total } = await shop.browser.call(orderExport, {})
  expect(total).toBe(list.length)
})

test('[RT-26] what was returned is refunded of its line, and money that was not expected is a row', async () => {
  const { id, sn } = await paidOrder([{ goods_id: 6, number: 10 }])
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  const { batches } = await shop.browser.call(returnList, { id })
  const [bought, gift] = batches
  expect(gift?.is_gift).toBe(1)
  const { order_return } = await shop.browser.call(returnCreate, {
    ...{ id, kind: 'refund_only', reason: 'short' },
    lines: [
      { batch_id: bought!.batch_id, number: 3 },
      { batch_id: gift!.batch_id, number: 1 },
    ],
  })
  await group(`returns/${order_return.id}/approve`)
  expect((await group(`returns/${order_return.id}/refund`)).status).toBe(200)
  // A transfer that was ¥3.24 too much.
  await shop.service.db.transaction(async db => {
    const order = await lockOrder(db, id)
    await refundPayment({ db, now: NOW }, order!, { payment_sn: 'P9', amount: 324, remark: '多付退回' })
  })
  const rows = await exported()
  expect(
    rows.map(({ kind, is_gift, number, refunded_number }) => [kind, is_gift, number, refunded_number]),
  ).toEqual([
    ['goods', 0, 10, 3],
    ['goods', 1, 1, 1],
    ['extra', 0, null, null],
  ])
  expect(rows.map(({ paid_amount, refunded_amount }) => [paid_amount, refunded_amount])).toEqual([
    ['500.00', '150.00'],
    ['0.00', '0.00'],
    ['3.24', '3.24'],
  ])
  await expectSums(id)
})

test('[RT-26] a batch is named once packs of it are in a parcel, not while they are reserved', async () => {
  const { id, sn } = await paidOrder([{ goods_id: 6, number: 9 }])
  const { db } = shop.service
  const [line] = await db.select().from(orderLines).where(eq(orderLines.order_id, id))
  const [first] = await db.select().from(orderLineBatches).where(eq(orderLineBatches.order_line_id, line!.id))
  const { id: _own, ...batch } = first!
  await db.update(orderLineBatches).set({ number: 5 }).where(eq(orderLineBatches.id, first!.id))
  await db.insert(orderLineBatches).values({ ...batch, batch_no: 'LATER', number: 4 })
  expect((await exported())[0]).toMatchObject({ batch_no: '', expiry_date: '' })
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF1', lines: `${line!.id}:5` })
  expect((await exported())[0]).toMatchObject({ batch_no: batch.batch_no, expiry_date: batch.expiry_date })
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF2' })
  expect((await exported())[0]?.batch_no).toBe(`${batch.batch_no}、LATER`)
})

test('[RT-26] a batch is named once, and not when none of its packs is shipped', async () => {
  const { id, sn } = await paidOrder([{ goods_id: 6, number: 9 }])
  const { db } = shop.service
  const [line] = await db.select().from(orderLines).where(eq(orderLines.order_id, id))
  const [first] = await db.select().from(orderLineBatches).where(eq(orderLineBatches.order_line_id, line!.id))
  const { id: _own, ...batch } = first!
  // Two lots of one batch, and a batch that the warehouse then does not ship.
  await db.update(orderLineBatches).set({ number: 3 }).where(eq(orderLineBatches.id, first!.id))
  await db.insert(orderLineBatches).values([
    { ...batch, number: 2 },
    { ...batch, batch_no: 'LATER', expiry_date: '2020-01-01', number: 4 },
  ])
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF1', lines: `${line!.id}:5` })
  await group(`orders/${sn}/close-rest`, { reason: '仓库缺货' })
  const [row] = await exported()
  expect(row).toMatchObject({ batch_no: batch.batch_no, expiry_date: batch.expiry_date, refunded_number: 4 })
})
