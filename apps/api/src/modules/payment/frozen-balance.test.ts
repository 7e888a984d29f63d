import { orderCancel, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall, payTogether, transferSlip } from '@yaoji/api-client/contract/payment'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { expect, test } from 'vitest'
import { giveMoney } from '../../../tests/buyer-data'
import { openPaymentShop, PASSWORD } from '../../../tests/payment-shop'
import { insertFile } from '../../../tests/registration'
import { expireUnpaid } from '../order/expire'
import { lockOrderOf } from '../order/review'
import { applyNotice } from './apply-notice'
import { reviewTransfer } from './review-transfer'

const shop = openPaymentShop()

const give = (amount: string) => giveMoney(shop.service.db, shop.buyerId, amount)
const detailOf = (id: number) => shop.browser.call(orderDetail, { id })
/** What can be used, what is frozen, and both together. */
async function wallet() {
  const { balance, frozen_balance, total_balance } = await shop.browser.call(userMoney, {})
  return [balance, frozen_balance, total_balance]
}
const partsOf = async (id: number) =>
  (await detailOf(id)).payments.map(({ text, amount, state_text }) => [text, amount, state_text])

test('[RT-14] [SV-04] an order freezes the balance that it uses, and no row of the ledger says that it was spent', async () => {
  await give('1000.00')
  const id = await shop.place(1, undefined, 1)
  expect(await wallet()).toEqual(['400.00', '600.00', '1000.00'])
  expect(await shop.ledger()).toEqual([[1, 100_000]])
  const { order, events } = await detailOf(id)
  expect(order.amounts).toMatchObject({
    balance_amount: '600.00',
    payable_amount: '0.00',
    paid_amount: '0.00',
  })
  expect(await partsOf(id)).toEqual([['余额支付', '600.00', '已冻结，付款时扣除']])
  expect(events[0]?.text).toBe('提交订单，冻结余额 ¥600.00，等待付款')
})

test('[RT-14] [SV-04] what is frozen is spent when the order is confirmed with the password, as one row', async () => {
  await give('1000.00')
  const id = await shop.place(1, undefined, 1)
  await expect(
    shop.browser.call(orderPay, { id, pay_type: 'balance', password: 'no' }),
  ).rejects.toMatchObject({ kind: 'invalid' })
  expect(await wallet()).toEqual(['400.00', '600.00', '1000.00'])
  const pay = () => shop.browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  await pay()
  await pay()
  expect(await wallet()).toEqual(['400.00', '0.00', '400.00'])
  expect(await shop.ledger()).toEqual([
    [1, 100_000],
    [2, -60_000],
  ])
  expect((await detailOf(id)).order.amounts.paid_amount).toBe('600.00')
  expect(await partsOf(id)).toEqual([['余额支付', '600.00', '已付款']])
})

test('[RT-14] an order that froze a part is paid whole from the balance with one password and one row', async () => {
  await give('100.00')
  const id = await shop.place(1, undefined, 1)
  await give('700.00')
  await shop.browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  expect(await wallet()).toEqual(['200.00', '0.00', '200.00'])
  expect((await shop.ledger()).at(-1)).toEqual([2, -60_000])
  expect(await partsOf(id)).toEqual([['余额支付', '600.00', '已付款']])
})

test('[RT-14] the frozen part is spent when the gateway says that the rest was paid', async () => {
  await give('100.00')
  const id = await shop.place(1, undefined, 1)
  await shop.browser.call(orderPay, { id, pay_type: 'wechat', password: PASSWORD })
  expect(await wallet()).toEqual(['0.00', '100.00', '100.00'])
  const attempt = await shop.attemptOf(id)
  const notice = { payment_sn: attempt.sn, amount: 50_000, result: 'paid', gateway_no: 'G1' } as const
  const { db, clock } = shop.service
  await db.transaction(tx => applyNotice({ db: tx, now: clock.now }, attempt, notice))
  expect(await wallet()).toEqual(['0.00', '0.00', '0.00'])
  expect((await shop.ledger()).at(-1)).toEqual([2, -10_000])
  expect(await partsOf(id)).toEqual([
    ['微信支付', '500.00', '已付款'],
    ['余额支付', '100.00', '已付款'],
  ])
})

test('[RT-14] the frozen part stays frozen while a transfer is checked, also after a refusal, and is spent when it came', async () => {
  await give('100.00')
  const id = await shop.place(1, undefined, 1)
  const { db, clock } = shop.service
  const send = async (bank_serial: string) => {
    await shop.browser.call(orderPay, { id, pay_type: 'transfer', password: PASSWORD })
    const file_ids = [await insertFile(db, shop.buyerId, 'transfer_slip')]
    await shop.browser.call(transferSlip, {
      ...{ id, payer: '康宁大药房', bank_serial, paid_date: '2026-11-20', file_ids },
    })
    return (await detailOf(id)).order.sn
  }
  const review = (sn: string, finding: Parameters<typeof reviewTransfer>[2]) =>
    db.transaction(tx => reviewTransfer({ db: tx, now: clock.now }, sn, finding))
  await review(await send('A1'), { kind: 'refuse', received: 0, reason: '没有到账' })
  expect(await wallet()).toEqual(['0.00', '100.00', '100.00'])
  await review(await send('A2'), { kind: 'confirm', received: 50_000 })
  expect(await wallet()).toEqual(['0.00', '0.00', '0.00'])
})

test.each([
  ['the buyer cancels it', 0],
  ['30 minutes are over', 30 * 60],
  ['48 hours of a transfer are over', 48 * 3600],
])(
  '[RT-27] the frozen balance can be used again when %s, and nothing was paid or refunded',
  async (_, seconds) => {
    await give('100.00')
    const id = await shop.place(1, undefined, 1)
    if (seconds > 3600) await shop.browser.call(orderPay, { id, pay_type: 'transfer', password: PASSWORD })
    if (seconds === 0) await shop.browser.call(orderCancel, { id })
    else await expireUnpaid({ db: shop.service.db, now: shop.later(seconds) })
    expect(await wallet()).toEqual(['100.00', '0.00', '100.00'])
    expect(await shop.ledger()).toEqual([[1, 10_000]])
    const { order, refunds, next_step, events } = await detailOf(id)
    expect(order.status).toBe(-10)
    expect(order.amounts).toMatchObject({ paid_amount: '0.00', refunded_amount: '0.00' })
    expect(refunds).toEqual([])
    expect(await partsOf(id)).toEqual([['余额支付', '100.00', '已解冻']])
    expect(next_step.text).toBe('订单已取消，冻结的余额已解冻，可以继续使用。')
    expect(events[0]?.text).toContain('，解冻余额 ¥100.00')
  },
)

test('[RT-14] money that comes after the cancel is refunded, and the balance was free before', async () => {
  await give('100.00')
  const id = await shop.place(1, undefined, 1)
  await shop.browser.call(orderPay, { id, pay_type: 'wechat', password: PASSWORD })
  const attempt = await shop.attemptOf(id)
  await shop.browser.call(orderCancel, { id })
  const notice = { payment_sn: attempt.sn, amount: 50_000, result: 'paid', gateway_no: 'G2' } as const
  const { db, clock } = shop.service
  await db.transaction(tx => applyNotice({ db: tx, now: clock.now }, attempt, notice))
  expect(await wallet()).toEqual(['600.00', '0.00', '600.00'])
  const { order } = await detailOf(id)
  expect(order.amounts).toMatchObject({ paid_amount: '500.00', refunded_amount: '500.00' })
  const row = await db.transaction(tx => lockOrderOf(tx, order.sn))
  expect(row).toMatchObject({ balance_paid: 0 })
})

test('[RT-14] what one order froze is not there for another one', async () => {
  await give('700.00')
  await shop.place(1, undefined, 1)
  const id = await shop.place(1)
  const { payment } = await shop.browser.call(paymentStateCall, { id })
  expect(payment.balance).toBe('100.00')
  expect(payment.ways[0]).toMatchObject({ usable: 0, reason: '余额不足，还差 ¥500.00' })
  await expect(shop.browser.call(payTogether, { ids: [id], password: PASSWORD })).rejects.toMatchObject({
    code: 409,
  })
})

test('[RT-22] the totals of the wallet are net of refunds, and the sums of the rows are not', async () => {
  const { closeOrder } = await import('../order/review')
  await give('1000.00')
  const id = await shop.place()
  await shop.browser.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
  const { db, clock } = shop.service
  const totals = async () => {
    const { income, expense, total_balance } = await shop.browser.call(userMoney, {})
    return [income, expense, total_balance]
  }
  expect(await totals()).toEqual(['1000.00', '600.00', '400.00'])
  const { order } = await detailOf(id)
  await db.transaction(async tx => {
    await closeOrder({ db: tx, now: clock.now }, await lockOrderOf(tx, order.sn), '买家不要了')
  })
  expect(await totals()).toEqual(['1000.00', '0.00', '1000.00'])
})
