import { orderCancel, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, transferSlip } from '@yaoji/api-client/contract/payment'
import { ORDER_STATUSES, parseAmount, sumAmounts } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertCoupon } from '../../../tests/buyer-data'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { insertFile } from '../../../tests/registration'
import { goodsPrices } from '../goods/tables'
import { nextStep } from './next-step'
import { orders } from './tables'

const shop = openOrderShop()

const detailOf = (id: number) => shop.browser.call(orderDetail, { id })
const change = (id: number, values: Partial<typeof orders.$inferInsert>) =>
  shop.service.db.update(orders).set(values).where(eq(orders.id, id))

test('[RT-27] every status says what happens next', () => {
  const order = {
    sn: 'YJ1',
    pay_type: null,
    pay_before: NOW,
    shipped_at: NOW,
    close_applied: false,
    balance_amount: 0,
    payable_amount: 5000,
    refunded_amount: 0,
  }
  const texts = ORDER_STATUSES.map(({ code }) => nextStep({ ...order, status: code }).text)
  expect(new Set(texts).size).toBe(ORDER_STATUSES.length)
  expect(texts.filter(text => !text.endsWith('。'))).toEqual([])
})

test('[RT-27] an unpaid order says until when to pay, in the words of the chosen method', async () => {
  const { order_id } = await shop.place([{ goods_id: 6, number: 1 }])
  expect((await detailOf(order_id)).next_step).toEqual({
    text: '请尽快付款，超时未付款的订单会自动取消。',
    until: '2026-11-20 10:30:00',
  })
  await shop.browser.call(orderPay, { id: order_id, pay_type: 'transfer' })
  expect((await detailOf(order_id)).next_step).toEqual({
    text: '请转账并上传凭证，超时未付款的订单会自动取消。',
    until: '2026-11-22 10:00:00',
  })
})

test('[RT-27] a shipped order says when it counts as received; a cancelled one ends by nothing', async () => {
  const { order_id } = await shop.place([{ goods_id: 6, number: 1 }])
  await change(order_id, { status: 40, shipped_at: NOW, paid_amount: 5000 })
  expect((await detailOf(order_id)).next_step.until).toBe('2026-11-30 10:00:00')
  await change(order_id, { status: 10, paid_amount: 0 })
  await shop.browser.call(orderCancel, { id: order_id })
  expect((await detailOf(order_id)).next_step).toEqual({ text: '订单已取消，没有付款。', until: null })
})

test('[RT-27] the history is newest first and marks the changes of status', async () => {
  const { order_id } = await shop.place([{ goods_id: 6, number: 1 }])
  await shop.browser.call(orderCancel, { id: order_id, reason: '收货地址有误' })
  expect((await detailOf(order_id)).events).toEqual([
    { time: '2026-11-20 10:00:00', text: '买家取消订单：收货地址有误', status: -10 },
    { time: '2026-11-20 10:00:00', text: '提交订单，等待付款', status: 10 },
  ])
})

test('[RT-27] an order lists its payments, and a transfer that is under review', async () => {
  const { order_id } = await shop.place([{ goods_id: 6, number: 1 }])
  expect((await detailOf(order_id)).payments).toEqual([])
  await shop.browser.call(orderPay, { id: order_id, pay_type: 'wechat' })
  await shop.browser.call(orderPay, { id: order_id, pay_type: 'transfer' })
  expect((await detailOf(order_id)).order).toMatchObject({ status: 10, status_text: '等待转账' })
  const { db } = shop.service
  const file_ids = [1, 2].map(() => insertFile(db, shop.buyerId, 'transfer_slip'))
  await shop.browser.call(transferSlip, {
    id: order_id,
    payer: '康宁大药房',
    bank_serial: 'ICBC001',
    paid_date: '2026-11-20',
    file_ids: await Promise.all(file_ids),
  })
  const { order, payments } = await detailOf(order_id)
  expect(order).toMatchObject({ status: 15, status_text: '待确认收款', actions: ['view_slip', 'reorder'] })
  expect(payments.map(({ slip }) => slip)).toEqual([
    { payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20', remark: '' },
    undefined,
  ])
  expect(payments.map(({ files }) => files.map(file => file.url))).toEqual([
    (await Promise.all(file_ids)).map(id => `/api/file/${id}`),
    [],
  ])
  expect(payments.map(({ text, amount, state_text, time }) => [text, amount, state_text, time])).toEqual([
    ['对公转账', '62.00', '待确认收款', '2026-11-20 10:00:00'],
    ['微信支付', '62.00', '已关闭', '2026-11-20 10:00:00'],
  ])
})

test('[SV-04 1] the shares of the lines add up to the amounts of the order', async () => {
  const coupon_id = await insertCoupon(shop.service.db, shop.buyerId, { reduce: '10.00' })
  const placed = await shop.place(
    [
      { goods_id: 7, number: 1 },
      { goods_id: 4, number: 3 },
      { goods_id: 6, number: 1 },
    ],
    { coupon_id },
  )
  const { order } = await detailOf(placed.order_id)
  const { amounts, lines } = order
  const sumOf = (name: 'amount' | 'manjian_share' | 'coupon_share' | 'payable') =>
    sumAmounts(lines.map(line => parseAmount(line[name])))
  expect(amounts.coupon_amount).toBe('10.00')
  expect(lines).toHaveLength(3)
  expect(sumOf('coupon_share')).toBe(parseAmount(amounts.coupon_amount))
  expect(sumOf('manjian_share')).toBe(parseAmount(amounts.manjian_amount))
  expect(sumOf('amount')).toBe(parseAmount(amounts.goods_amount) - parseAmount(amounts.promotion_amount))
  expect(sumOf('payable')).toBe(parseAmount(amounts.payable_amount))
})

test('[RT-27] a line of near-expiry stock is marked', async () => {
  const { order_id } = await shop.place([{ goods_id: 5, number: 1 }])
  const marks = async () => (await detailOf(order_id)).order.lines.map(line => line.near_expiry)
  expect(await marks()).toEqual([0])
  const { db } = shop.service
  await db.update(goodsPrices).set({ kind: 'near_expiry' }).where(eq(goodsPrices.goods_price_id, 50))
  expect(await marks()).toEqual([1])
  await db.update(goodsPrices).set({ kind: 'normal' }).where(eq(goodsPrices.goods_price_id, 50))
})

test('[RT-27] the other orders of the same checkout come along', async () => {
  const placed = await shop.place([
    { goods_id: 6, number: 1 },
    { goods_id: 2, number: 1 },
  ])
  const [first, second] = placed.orders
  const { siblings } = await detailOf(first!.id)
  expect(siblings).toEqual([
    {
      id: second!.id,
      sn: second!.sn,
      status: 10,
      status_text: '待付款',
      payable_amount: second!.payable_amount,
      balance_amount: '0.00',
      paid_at: null,
      warehouse: '上海仓',
      is_ephedrine: 0,
      line_count: 1,
      goods_number: 1,
      gift_number: 0,
    },
  ])
})
