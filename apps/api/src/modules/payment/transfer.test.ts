import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { paymentStateCall, transferSlip } from '@yaoji/api-client/contract/payment'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertCoupon } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { filesOf, waiting } from '../../../tests/operate'
import { NOW } from '../../../tests/payment-shop'
import { insertFile } from '../../../tests/registration'
import { OPERATOR_KEY } from '../../../tests/service'
import {
  confirm,
  type Finding,
  openTransferShop,
  PAID,
  REFUNDED,
  REFUSED,
  REPEATED,
  refuse,
} from '../../../tests/transfer-shop'
import { users } from '../../session/tables'
import { userCoupons } from '../coupon/tables'
import { expireUnpaid } from '../order/expire'
import { orders } from '../order/tables'
import { balanceOf } from '../wallet/account'
import { payments, transferSlips } from './tables'

const { shop, orderByTransfer, sendSlip, operator, outcomeOf } = openTransferShop()

const HOUR = 3_600_000

/** An order of ¥600.00 whose buyer says that it was transferred. */
async function transferred(coupon_id?: number): Promise<{ id: number; sn: string }> {
  const id = await orderByTransfer(coupon_id)
  const { payment } = await sendSlip(id)
  return { id, sn: payment.sn }
}

test('[SV-03] a transfer that came pays its order once, however often and at once it is confirmed', async () => {
  const coupon = await insertCoupon(shop.service.db, shop.buyerId, { reduce: '10.00' })
  const { id, sn } = await transferred(coupon)
  const all = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(sn, confirm('590.00'))))
  expect(all.toSorted()).toEqual([PAID, REPEATED, REPEATED, REPEATED, REPEATED].toSorted())
  const { order, events } = await shop.browser.call(orderDetail, { id })
  expect(order).toMatchObject({
    status: 20,
    pay_type: 'transfer',
    paid_at: '2026-11-20 10:00:00',
    amounts: { paid_amount: '590.00', refunded_amount: '0.00' },
  })
  expect(events.filter(event => event.text === '付款成功，等待审核')).toHaveLength(1)
  const rows = await shop.service.db.select().from(payments).where(eq(payments.order_id, id))
  expect(rows).toMatchObject([{ way: 'transfer', amount: 59_000, state: 'paid', gateway_no: 'ICBC001' }])
  const [own] = await shop.service.db.select().from(userCoupons).where(eq(userCoupons.id, coupon))
  expect(own?.status).toBe('used')
  expect((await shop.browser.call(messageList, {})).list).toMatchObject([
    { title: '转账已到账', kind: 'order' },
  ])
  expect(await outcomeOf(sn, confirm('600.00'))).toBe('转账凭证已确认到账 ¥590.00，不能更改')
  expect(await outcomeOf(sn, refuse('金额不符'))).toBe('转账凭证已确认到账 ¥590.00，不能更改')
})

test('[SV-04] too little does not pay, and what is over is the buyer’s balance', async () => {
  const { id, sn } = await transferred()
  expect(await outcomeOf(sn, confirm('599.99'))).toBe('到账 ¥599.99 少于应付 ¥600.00，请驳回并说明原因')
  expect((await shop.browser.call(orderDetail, { id })).order.status).toBe(15)
  expect(await outcomeOf(sn, confirm('650.00'))).toBe(PAID)
  expect((await shop.browser.call(orderDetail, { id })).order.amounts).toMatchObject({
    paid_amount: '650.00',
    refunded_amount: '50.00',
  })
  expect(await balanceOf(shop.service.db, shop.buyerId)).toBe(5000)
  // Nothing of the order came from the balance, so what is over is income.
  expect(await shop.browser.call(userMoney, {})).toMatchObject({ income: '50.00', expense: '0.00' })
})

test('[SV-04] an amount above twice the order is given twice, because the buyer can spend it at once', async () => {
  const { id, sn } = await transferred()
  const typed = { received: '6000.00' }
  const question = '到账 ¥6,000.00 超过应付 ¥600.00 的两倍，核对后用 again 再填一次到账金额'
  expect(await outcomeOf(sn, ['confirm', typed])).toBe(question)
  expect(await outcomeOf(sn, ['confirm', { ...typed, again: '600.00' }])).toBe(question)
  expect(await outcomeOf(sn, ['refuse', { ...typed, reason: '户名不符' }])).toBe(question)
  expect(await balanceOf(shop.service.db, shop.buyerId)).toBe(0)
  expect(await outcomeOf(sn, ['confirm', { ...typed, again: '6000.00' }])).toBe(PAID)
  expect((await shop.browser.call(orderDetail, { id })).order.amounts.refunded_amount).toBe('5400.00')
})

test('[SV-04] a refused slip says why, leaves the time of a transfer, and the next one can be confirmed', async () => {
  const { id, sn } = await transferred()
  shop.service.clock.now = new Date(NOW.getTime() + 60 * HOUR)
  expect(await outcomeOf(sn, refuse('到账金额不足', '100.00'))).toBe(REFUSED)
  expect(await outcomeOf(sn, refuse('到账金额不足', '100.00'))).toBe(REPEATED)
  expect(await outcomeOf(sn, confirm('600.00'))).toBe('转账凭证已驳回 ¥100.00，不能更改')
  expect(await balanceOf(shop.service.db, shop.buyerId)).toBe(10_000)
  const { payment } = await shop.browser.call(paymentStateCall, { id })
  expect(payment).toMatchObject({
    state: 'waiting',
    state_text: '转账凭证未通过：到账金额不足',
    refused_slip: {
      ...{ reason: '到账金额不足', received: '100.00', remark: '' },
      ...{ payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20' },
      files: [{ type: expect.any(String) }],
    },
    slip_uploaded: 0,
    pay_before: '2026-11-24 22:00:00',
  })
  const detail = await shop.browser.call(orderDetail, { id })
  expect(detail.order).toMatchObject({ status: 10, actions: expect.arrayContaining(['pay', 'upload_slip']) })
  expect(detail.events.map(event => event.text)).toContain('转账凭证未通过：到账金额不足')
  expect(detail.order.slip_refused).toBe('到账金额不足')
  expect((await shop.browser.call(orderList, {})).list[0]?.slip_refused).toBe('到账金额不足')
  expect((await shop.browser.call(messageList, {})).list[0]).toMatchObject({ title: '转账凭证未通过' })
  await expireUnpaid({ db: shop.service.db, now: new Date(shop.service.clock.now.getTime() + 47 * HOUR) })
  const files = payment.refused_slip?.files.map(file => file.id)
  expect((await sendSlip(id, files)).payment.refused_slip).toBeUndefined()
  expect((await shop.browser.call(orderDetail, { id })).order.slip_refused).toBeUndefined()
  expect(await outcomeOf(sn, confirm('600.00'))).toBe(PAID)
  expect((await shop.browser.call(orderDetail, { id })).order.amounts).toMatchObject({
    paid_amount: '700.00',
    refunded_amount: '100.00',
  })
})

test('[SV-04] money for an order that was paid another way in the meantime goes to the balance, once', async () => {
  const { id, sn } = await transferred()
  await shop.service.db.update(orders).set({ status: 20, paid_amount: 60_000 }).where(eq(orders.id, id))
  await shop.service.db.insert(payments).values({
    sn: `P${id}`,
    order_id: id,
    user_id: shop.buyerId,
    way: 'wechat',
    amount: 60_000,
    state: 'paid',
    created_at: NOW,
  })
  expect(await outcomeOf(sn, confirm('600.00'))).toBe(REFUNDED)
  expect(await outcomeOf(sn, confirm('600.00'))).toBe(REPEATED)
  expect(await balanceOf(shop.service.db, shop.buyerId)).toBe(60_000)
})

test('[SV-05] only the operator’s key opens the calls; what is wrong is reported and changes nothing', async () => {
  const { id, sn } = await transferred()
  for (const key of ['', 'wrong', `${OPERATOR_KEY} `]) {
    expect((await operator(sn, confirm('600.00'), key)).status, key).toBe(403)
  }
  expect((await shop.browser.raw('GET', '/operator/desks/transfers')).status).toBe(403)
  const wrong: Finding[] = [
    ['confirm', {}],
    ['refuse', {}],
    ['confirm', { received: '600.00', reason: '金额不符' }],
    confirm(''),
    confirm('-600.00'),
    confirm('6e2'),
    confirm('600.001'),
    refuse(''),
    refuse('长'.repeat(201)),
    refuse('金额不符', 'much'),
    refuse('金额\0不符'),
  ]
  for (const finding of wrong) {
    expect((await operator(sn, finding)).status, JSON.stringify(finding)).toBe(422)
  }
  expect((await operator('YJ404', confirm('600.00'))).status).toBe(404)
  expect((await operator('%00', confirm('600.00'))).status).toBe(404)
  expect((await shop.browser.call(orderDetail, { id })).order.status).toBe(15)
  expect(await waiting(shop.service, 'transfers')).toContainEqual({
    id: sn,
    at: '2026-11-20 10:00:00',
    company: '康宁大药房',
    text: '¥600.00  付款方 康宁大药房  流水号 ICBC001  付款日 2026-11-20  回单 1 个文件',
  })
  expect(await filesOf(shop.service, `transfers/${sn}`)).toMatchObject([{ type: 'image/png' }])
  await shop.service.db.update(transferSlips).set({ state: 'refused' }).where(eq(transferSlips.order_id, id))
})

test.each([
  ['[RT-14] an ordinary order', 1, 0],
  ['[RT-16] an order with ephedrine-type goods', 2, 1],
] as const)(
  '%s refuses the slip of a person or another company at its payer, and sends nothing',
  async (_, goods_id, is_ephedrine) => {
    const id = await orderByTransfer(undefined, goods_id)
    expect((await shop.browser.call(orderDetail, { id })).order.is_ephedrine).toBe(is_ephedrine)
    const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
    const send = (payer: string) =>
      shop.browser.call(transferSlip, {
        id,
        payer,
        bank_serial: 'ICBC001',
        paid_date: '2026-11-20',
        file_ids,
      })
    for (const payer of ['陈晓梅', '别家药店'])
      await expect(send(payer)).rejects.toMatchObject({
        kind: 'invalid',
        fields: { payer: ['付款户名须与注册企业名称一致，不接受个人账户付款'] },
      })
    const { payment } = await shop.browser.call(paymentStateCall, { id })
    expect(payment).toMatchObject({ state: 'waiting', slip_uploaded: 0 })
    expect((await send(' 康宁 大药房')).payment.state).toBe('reviewing')
  },
)

test.each([
  ['[RT-14] an order', 1, ['康宁大药房', '康宁医药连锁']],
  ['[RT-16] an ephedrine-type order', 2, ['康宁大药房']],
] as const)(
  '%s of a store [RO-03] says from whose account it may be paid, and takes the slip of no other one',
  async (_, goods_id, payers) => {
    const head_id = await insertBuyer(shop.service.db, {
      phone: `1360000007${goods_id}`,
      company: '康宁医药连锁',
    })
    await shop.service.db.update(users).set({ head_id }).where(eq(users.id, shop.buyerId))
    const id = await orderByTransfer(undefined, goods_id)
    const { payment } = await shop.browser.call(paymentStateCall, { id })
    expect(payment.transfer?.payers).toEqual(payers)
    const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
    const slip = { id, bank_serial: 'ICBC001', paid_date: '2026-11-20', file_ids }
    for (const payer of ['别家药店', '康宁医药连锁']) {
      const sent = shop.browser.call(transferSlip, { ...slip, payer })
      if (payers.some(name => name === payer)) expect((await sent).payment.state).toBe('reviewing')
      else await expect(sent).rejects.toMatchObject({ kind: 'invalid', fields: { payer: [/^付款户名须/] } })
    }
  },
)
