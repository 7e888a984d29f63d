import { messageList } from '@yaoji/api-client/contract/message'
import { orderCancel, orderDetail, orderReceive } from '@yaoji/api-client/contract/order'
import { orderPay, transferSlip } from '@yaoji/api-client/contract/payment'
import { returnCreate, returnList, returnSend } from '@yaoji/api-client/contract/return'
import { userMoney, userMoneyLog, userPointsLog, userVoucherLog } from '@yaoji/api-client/contract/wallet'
import { sumAmounts } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { giveMoney, givePoints, insertCoupon } from '../../../tests/buyer-data'
import { operate, waiting } from '../../../tests/operate'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import { insertFile } from '../../../tests/registration'
import type { RefundRequest } from '../../ports/payment'
import { users } from '../../session/tables'
import { hashPassword } from '../credentials/password'
import { orders } from '../order/tables'
import { deliverNotices, recordDecision } from '../payment/gateway'
import { payments } from '../payment/tables'
import { balanceOf, moveMoney, USE } from '../wallet/account'
import { sendRefunds } from './send'

const shop = openOrderShop()
const PASSWORD = 'Yaoji@2026'
let password_hash: string

beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD)
})

// What other tests left.
beforeEach(() => sendRefunds(gateway().deps))

const fen = (decimal: string) => Math.round(Number(decimal) * 100)
const detailOf = (id: number) => shop.browser.call(orderDetail, { id })
const balance = () => balanceOf(shop.service.db, shop.buyerId)
const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)

/** A service whose gateway answers refunds like this, and what the gateway was asked. */
function gateway(refund = async ({ refund_sn }: RefundRequest) => ({ gateway_no: `G-${refund_sn}` })) {
  const asked: RefundRequest[] = []
  const { db, ports, now } = shop.service.app.deps
  const payment = {
    ...ports.payment,
    refund: (request: RefundRequest) => {
      asked.push(request)
      return refund(request)
    },
  }
  return { asked, deps: { db, now, ports: { ...ports, payment } } }
}

/** An order of ten packs at ¥33.33, of which ¥123.45 are from the balance, and the rest is paid at the gateway. */
async function paidOnline(balanceUsed = '123.45', voucher_id = 0, points = 0) {
  const { db, app } = shop.service
  await giveMoney(db, shop.buyerId, balanceUsed)
  await db.update(users).set({ password_hash }).where(eq(users.id, shop.buyerId))
  const placed = await shop.place([{ goods_id: 7, number: 10 }], { use_balance: 1, voucher_id, points })
  const { id, sn } = placed.orders[0]!
  await shop.browser.call(orderPay, { id, pay_type: 'wechat', password: PASSWORD })
  const [payment] = await db.select().from(payments).where(eq(payments.order_id, id))
  await recordDecision({ db, now: NOW }, { sn: payment!.sn, amount: payment!.amount }, 'paid')
  await deliverNotices(app, new Date(NOW.getTime() + MINUTE))
  return { id, sn, payment_sn: payment!.sn, payable: payment!.amount }
}

async function ship(id: number, sn: string) {
  await group(`orders/${sn}/approve`)
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  await shop.browser.call(orderReceive, { id })
}

/** Returns packs of an order until they are refunded; the return as the buyer sees it. */
async function refundPacks(id: number, number: number) {
  const [batch] = (await shop.browser.call(returnList, { id })).batches
  const { order_return } = await shop.browser.call(returnCreate, {
    id,
    kind: 'return_refund',
    reason: 'unwanted',
    lines: [{ batch_id: batch!.batch_id, number }],
  })
  await group(`returns/${order_return.id}/approve`)
  await shop.browser.call(returnSend, { id: order_return.id, company: '邮政', tracking_no: 'EMS1' })
  await group(`returns/${order_return.id}/accept`)
  await group(`returns/${order_return.id}/refund`)
  return (await shop.browser.call(returnList, { id })).list[0]!
}

test('[RT-27] [SV-04] what was paid online goes back there, what came from the balance to the balance; the buyer sees both', async () => {
  const { id, sn, payment_sn, payable } = await paidOnline()
  await ship(id, sn)
  const before = await balance()
  const { refunds, refund_amount, sn: returnSn } = await refundPacks(id, 3)
  const [online, own] = refunds
  expect([online!.target, online!.state, online!.settled_at]).toEqual(['微信支付', 'waiting', null])
  expect([own!.target, own!.state, own!.settled_at]).toEqual(['账户余额', 'done', '2026-11-20 10:00:00'])
  expect(fen(online!.amount) + fen(own!.amount)).toBe(fen(refund_amount))
  expect((await balance()) - before).toBe(fen(own!.amount))
  const { list } = await shop.browser.call(userMoneyLog, { use_type: 3 })
  expect(list).toMatchObject([{ amount: own!.amount, order_sn: sn, remark: `退货退款 ${returnSn}` }])

  const { asked, deps } = gateway()
  expect(await sendRefunds(deps)).toBe(1)
  expect(asked).toEqual([{ refund_sn: online!.sn, payment_sn, amount: fen(online!.amount) }])
  expect(await sendRefunds(deps)).toBe(0)
  const { refunds: all, events, order } = await detailOf(id)
  expect(all.map(({ state, settled_at }) => [state, settled_at === null])).toEqual([
    ['done', false],
    ['done', false],
  ])
  expect(events[0]!.text).toBe(`退款 ¥${online!.amount} 已到账：微信支付`)
  expect((await shop.browser.call(messageList, {})).list[0]!.title).toBe('退款已到账')

  await refundPacks(id, 7)
  const after = await detailOf(id)
  const sum = (way: string) =>
    sumAmounts(after.refunds.filter(each => each.way === way).map(each => fen(each.amount)))
  expect(sum('wechat') + sum('balance')).toBe(fen(after.order.amounts.refunded_amount))
  expect(sum('wechat')).toBeLessThanOrEqual(payable)
  expect(order.amounts.payable_amount).toBe(after.order.amounts.payable_amount)
})

/** The sums of the three ledgers: of the balance, of the points, and of the vouchers. */
async function ledgers() {
  const money = await shop.browser.call(userMoneyLog, { per_page: 100 })
  const points = await shop.browser.call(userPointsLog, { per_page: 100 })
  const vouchers = await shop.browser.call(userVoucherLog, { per_page: 100 })
  return {
    balance: fen(money.income) - fen(money.expense),
    points: points.points_in - points.points_out,
    vouchers: fen(vouchers.income) - fen(vouchers.expense),
  }
}

test('[RT-22] [RT-27] [SV-04 1] an order paid by voucher, balance and online, returned in parts: all ledgers add up to the fen', async () => {
  const voucher_id = await insertCoupon(shop.service.db, shop.buyerId, { kind: 'cash', reduce: '99.98' })
  const { id, sn, payable } = await paidOnline('123.45', voucher_id)
  await ship(id, sn)
  const { amounts } = (await detailOf(id)).order
  expect(amounts.cash_amount).toBe('99.98')
  expect(await ledgers()).toMatchObject({ balance: 0, vouchers: 0 })
  const returns = [await refundPacks(id, 3), await refundPacks(id, 1), await refundPacks(id, 6)]
  await sendRefunds(gateway().deps)

  const { refunds, order, events } = await detailOf(id)
  const refunded = (way?: string) =>
    sumAmounts(refunds.filter(each => !way || each.way === way).map(each => fen(each.amount)))
  // The freight of a return that the buyer wants is not refunded; everything else is.
  expect(refunded()).toBe(payable + 12_345 - fen(amounts.shipping_amount))
  expect(refunded()).toBe(fen(order.amounts.refunded_amount))
  expect(sumAmounts(returns.map(each => fen(each.refund_amount)))).toBe(refunded())
  expect(sumAmounts(returns.map(each => fen(each.voucher_amount)))).toBe(9_998)
  expect(events.map(({ text }) => text)).toContainEqual(
    expect.stringContaining(`¥${returns[0]!.voucher_amount} 退回现金券`),
  )
  expect(await ledgers()).toEqual({ balance: refunded('balance'), points: 0, vouchers: 9_998 })
  expect(await balance()).toBe(refunded('balance'))
  const { balance: shown, points, cash_amount } = await shop.browser.call(userMoney, {})
  expect([fen(shown), points, cash_amount]).toEqual([refunded('balance'), 0, '99.98'])
})

test('[RT-27] what a voucher paid alone goes back to it alone, and the buyer reads so', async () => {
  const voucher_id = await insertCoupon(shop.service.db, shop.buyerId, { kind: 'cash', reduce: '400.00' })
  const { id, sn } = await paidOnline('1.00', voucher_id)
  await ship(id, sn)
  const { refunds, refund_amount, voucher_amount, events } = await refundPacks(id, 2)
  expect([refunds, refund_amount, voucher_amount]).toEqual([[], '0.00', '66.66'])
  expect(events.map(({ text }) => text)).toContain('¥66.66 退回现金券')
})

test('[RT-27] [SV-04 3] an order paid with points, returned in parts, gives back all of them, with what it earned taken', async () => {
  await givePoints(shop.service.db, shop.buyerId, 9999)
  const { id, sn } = await paidOnline('100.00', 0, 9999)
  await ship(id, sn)
  const earned = (await shop.browser.call(userMoney, {})).points
  // 333.30 of goods, of which points paid 99.99.
  expect(earned).toBe(233)
  const returns = [await refundPacks(id, 3), await refundPacks(id, 1), await refundPacks(id, 6)]
  expect(returns.map(({ points }) => points)).toEqual([2999, 1000, 6000])
  expect(returns[0]!.events.map(({ text }) => text)).toContainEqual(expect.stringContaining('退回 2999 积分'))
  expect(sumAmounts(returns.map(each => fen(each.refund_amount)))).toBe(33_330 - 9999)
  expect((await shop.browser.call(userMoney, {})).points).toBe(9999)
})

test('[RT-26] a paid order that is closed gives back what it took of points', async () => {
  await givePoints(shop.service.db, shop.buyerId, 500)
  const { id, sn } = await paidOnline('1.00', 0, 500)
  expect((await shop.browser.call(userMoney, {})).points).toBe(0)
  await group(`orders/${sn}/close`, { reason: '缺货' })
  expect((await shop.browser.call(userMoney, {})).points).toBe(500)
  const { events } = await detailOf(id)
  expect(events.some(({ text }) => text.includes('退回 500 积分'))).toBe(true)
})

test('[RT-26] a paid order that is closed gives back exactly what each way paid, the voucher included', async () => {
  const voucher_id = await insertCoupon(shop.service.db, shop.buyerId, { kind: 'cash', reduce: '10.00' })
  const { sn, id, payable } = await paidOnline('20.00', voucher_id)
  const closed = await group(`orders/${sn}/close`, { reason: '缺货' })
  expect(closed.outcome).toBe('已关闭')
  const { refunds, order, events } = await detailOf(id)
  expect(refunds.map(({ way, amount }) => [way, fen(amount)])).toEqual([
    ['wechat', payable],
    ['balance', 2_000],
  ])
  expect(fen(order.amounts.refunded_amount)).toBe(payable + 2_000)
  expect(events[0]!.text).toContain('退至微信支付，¥20.00 退至账户余额，¥10.00 退回现金券')
  expect(await ledgers()).toEqual({ balance: 2_000, points: 0, vouchers: 1_000 })
  expect(await balance()).toBe(2_000)
})

test('an order of an earlier version, whose balance was spent when it was placed, refunds it at a cancel', async () => {
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '20.00')
  const placed = await shop.place([{ goods_id: 7, number: 1 }], { use_balance: 1 })
  const { id, sn } = placed.orders[0]!
  const spent = { amount: -2_000, frozen: 2_000, use_type: USE.spend, order_sn: sn, remark: '订单使用余额' }
  await db.transaction(tx => moveMoney({ db: tx, now: NOW }, { user_id: shop.buyerId, ...spent }))
  await db.update(orders).set({ balance_paid: 2_000 }).where(eq(orders.id, id))
  await shop.browser.call(orderCancel, { id })
  const { refunds, order } = await detailOf(id)
  expect(refunds).toMatchObject([{ way: 'balance', amount: '20.00', state: 'done' }])
  expect(order.amounts).toMatchObject({ paid_amount: '20.00', refunded_amount: '20.00' })
  expect(await balance()).toBe(2_000)
})

test('[SV-03] a gateway that fails is asked again under the same number, and a refund that two processes send arrives once', async () => {
  const { sn, id } = await paidOnline('20.00')
  await group(`orders/${sn}/close`, { reason: '缺货' })
  const down = gateway(() => Promise.reject(new Error('gateway down')))
  await expect(sendRefunds(down.deps)).rejects.toThrow(/accepted not all/)
  expect((await detailOf(id)).refunds[0]!.state).toBe('waiting')
  const up = gateway()
  expect(await sendRefunds(up.deps)).toBe(0)
  shop.service.clock.now = new Date(NOW.getTime() + 5 * MINUTE)
  const sent = await Promise.all([sendRefunds(up.deps), sendRefunds(up.deps)])
  expect(sent[0]! + sent[1]!).toBe(1)
  expect(up.asked).toEqual(down.asked)
  const { events } = await detailOf(id)
  expect(events.filter(({ text }) => text.includes('已到账'))).toHaveLength(1)
})

test('a bank transfer is transferred back by accounting, once', async () => {
  const placed = await shop.place([{ goods_id: 7, number: 4 }])
  const { id, sn } = placed.orders[0]!
  await shop.browser.call(orderPay, { id, pay_type: 'transfer' })
  const slip = { payer: '康宁大药房', bank_serial: 'ICBC1', paid_date: '2026-11-20' }
  const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
  await shop.browser.call(transferSlip, { id, ...slip, file_ids })
  expect((await group(`transfers/${sn}/confirm`, { received: '1000.00', again: '1000.00' })).status).toBe(200)
  await group(`orders/${sn}/close`, { reason: '缺货' })
  const { payable_amount } = (await detailOf(id)).order.amounts
  const row = (await waiting(shop.service, 'refunds')).find(({ text }) => text.includes(sn))!
  expect(row.text).toBe(`${sn}-P  ¥${payable_amount}  康宁大药房`)
  expect(await sendRefunds(gateway().deps)).toBe(0)
  expect((await group(`refunds/${row.id}/paid`, { number: 'ICBC2' })).outcome).toBe('已到账')
  expect((await group(`refunds/${row.id}/paid`, { number: 'ICBC2' })).status).toBe(409)
  expect((await group('refunds/999999/paid', { number: 'ICBC2' })).status).toBe(404)
  // What was transferred too much went to the balance when the transfer was confirmed.
  expect((await detailOf(id)).refunds).toMatchObject([
    { target: '账户余额', state: 'done' },
    { target: '汇款的银行账户', amount: payable_amount, state: 'done' },
  ])
  expect(await balance()).toBe(100_000 - fen(payable_amount))
})

test('[SV-03] what was transferred too much is a refund of its own, and changes no share of the order’s refund', async () => {
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '20.00')
  await db.update(users).set({ password_hash }).where(eq(users.id, shop.buyerId))
  const placed = await shop.place([{ goods_id: 7, number: 4 }], { use_balance: 1 })
  const { id, sn, payable_amount } = placed.orders[0]!
  await shop.browser.call(orderPay, { id, pay_type: 'transfer', password: PASSWORD })
  const slip = { payer: '康宁大药房', bank_serial: 'ICBC3', paid_date: '2026-11-20' }
  const file_ids = [await insertFile(db, shop.buyerId, 'transfer_slip')]
  await shop.browser.call(transferSlip, { id, ...slip, file_ids })
  const received = ((fen(payable_amount) + 5_000) / 100).toFixed(2)
  await group(`transfers/${sn}/confirm`, { received })
  expect((await detailOf(id)).refunds).toMatchObject([{ way: 'balance', amount: '50.00', state: 'done' }])
  expect((await detailOf(id)).events[0]!.text).toBe('转账多付部分，退回余额 ¥50.00')
  await group(`orders/${sn}/close`, { reason: '缺货' })
  const { refunds, order } = await detailOf(id)
  expect(refunds.map(({ way, amount }) => [way, amount])).toEqual([
    ['balance', '50.00'],
    ['transfer', payable_amount],
    ['balance', '20.00'],
  ])
  expect(sumAmounts(refunds.map(({ amount }) => fen(amount)))).toBe(fen(order.amounts.refunded_amount))
})
