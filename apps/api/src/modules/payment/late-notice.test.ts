import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, paymentStateCall, transferSlip } from '@yaoji/api-client/contract/payment'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operate } from '../../../tests/operate'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { insertFile } from '../../../tests/registration'
import { walletLog } from '../wallet/tables'
import { payments } from './tables'

const shop = openOrderShop()

/** An order of ¥62.00. */
const place = async () => (await shop.place([{ goods_id: 6, number: 1 }])).order_id

/** The gateway says that an order's first payment came in. */
async function payLate(id: number) {
  const { service } = shop
  const [attempt] = await service.db
    .select()
    .from(payments)
    .where(eq(payments.order_id, id))
    .orderBy(asc(payments.id))
  const notice = {
    payment_sn: attempt!.sn,
    amount: attempt!.amount,
    gateway_no: 'G1',
    result: 'paid' as const,
  }
  const fields = service.app.deps.ports.payment.sign!(notice, service.clock.now)
  const { status } = await service.visitor().raw('POST', '/api/pay/callback', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(status).toBe(200)
}

const ledger = () => shop.service.db.select().from(walletLog).where(eq(walletLog.user_id, shop.buyerId))

/** An order that was paid online while its transfer was looked into. */
async function paidBesideSlip() {
  const id = await place()
  await shop.browser.call(orderPay, { id, pay_type: 'wechat' })
  await shop.browser.call(orderPay, { id, pay_type: 'transfer' })
  const sn = await sendSlip(id)
  await payLate(id)
  return { id, sn }
}

async function sendSlip(id: number): Promise<string> {
  const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
  const slip = { id, payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20', file_ids }
  const { payment } = await shop.browser.call(transferSlip, slip)
  expect(payment.state).toBe('reviewing')
  return payment.sn
}

test('[SV-04] money that comes online while a transfer is looked into pays the order and is not sent back', async () => {
  const { id } = await paidBesideSlip()
  expect((await shop.browser.call(paymentStateCall, { id })).payment).toMatchObject({
    state: 'paid',
    pay_type: 'wechat',
  })
  expect((await shop.browser.call(orderDetail, { id })).order).toMatchObject({
    status: 20,
    amounts: { paid_amount: '62.00', refunded_amount: '0.00' },
  })
  expect(await ledger()).toEqual([])
})

test('[SV-04] a refused slip of an order that is paid otherwise asks the buyer for no second payment', async () => {
  const { id, sn } = await paidBesideSlip()
  const refused = await operate(shop.service, `transfers/${sn}/refuse`, { received: '0', reason: '没有到账' })
  expect(refused.outcome).toBe('已驳回，订单不再等待付款')
  const [message] = (await shop.browser.call(messageList, {})).list
  expect(message).toMatchObject({
    title: '转账凭证未通过',
    content: `订单 ${sn}：没有到账。不影响订单，不需要重新付款。`,
  })
  expect((await shop.browser.call(orderDetail, { id })).order.status).toBe(20)
})

/** Chooses a way to pay an order; returns until when. */
async function choose(id: number, pay_type: 'wechat' | 'alipay' | 'transfer') {
  return (await shop.browser.call(orderPay, { id, pay_type })).payment.pay_before
}

test('[SV-04] an online payment after a transfer was chosen has 30 minutes again; a transfer has 48 hours', async () => {
  const id = await place()
  expect(await choose(id, 'wechat')).toBe('2026-11-20 10:30:00')
  expect(await choose(id, 'transfer')).toBe('2026-11-22 10:00:00')
  shop.service.clock.now = new Date(NOW.getTime() + 3_600_000)
  expect(await choose(id, 'wechat')).toBe('2026-11-20 11:30:00')
  shop.service.clock.now = new Date(NOW.getTime() + 75 * 60_000)
  expect(await choose(id, 'alipay')).toBe('2026-11-20 11:30:00')
  expect(await choose(id, 'transfer')).toBe('2026-11-22 10:00:00')
  shop.service.clock.now = new Date(NOW.getTime() + 48 * 3_600_000 - 10 * 60_000)
  expect(await choose(id, 'wechat')).toBe('2026-11-22 10:00:00')
})

test('[SV-04] after a refused slip the time of a transfer stays, whatever way is chosen', async () => {
  const id = await place()
  await choose(id, 'transfer')
  const sn = await sendSlip(id)
  await operate(shop.service, `transfers/${sn}/refuse`, { received: '0', reason: '没有到账' })
  expect(await choose(id, 'wechat')).toBe('2026-11-22 10:00:00')
})
