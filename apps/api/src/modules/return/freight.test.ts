import { invoiceCreate, invoiceList } from '@yaoji/api-client/contract/invoice'
import { orderDetail } from '@yaoji/api-client/contract/order'
import { returnCreate, returnList, returnWithdraw } from '@yaoji/api-client/contract/return'
import { userMoneyLog } from '@yaoji/api-client/contract/wallet'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operate } from '../../../tests/operate'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { orders } from '../order/tables'
import { balanceOf } from '../wallet/account'

const shop = openOrderShop()

const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)
const returnsOf = (id: number) => shop.browser.call(returnList, { id })
const balance = () => balanceOf(shop.service.db, shop.buyerId)

/** A paid order of two packs with a freight of 12.00. `parcels` has the packs of each parcel that was sent. */
async function orderIn(...parcels: number[]) {
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 7, number: 2 }])
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  const { sn } = placed[0]!
  const { order } = await shop.browser.call(orderDetail, { id })
  expect(order.amounts.shipping_amount).toBe('12.00')
  const ship = (number: number) =>
    group(`orders/${sn}/ship`, {
      ...{ company: '顺丰医药', number: 'SF1' },
      lines: `${order.lines[0]!.id}:${number}`,
    })
  for (const number of parcels) expect((await ship(number)).status).toBe(200)
  return { id, sn, ship }
}

const SHORT = { kind: 'refund_only', reason: 'short' } as const

/** Requests packs of the order's only batch back; says which return it is. */
async function ask(id: number, number: number, change: object = SHORT) {
  const [batch] = (await returnsOf(id)).batches
  const lines = [{ batch_id: batch!.batch_id, number }]
  return (await shop.browser.call(returnCreate, { id, ...SHORT, ...change, lines })).order_return
}

/** The freight of each return of the order, the first one first. */
const freights = async (id: number) =>
  (await returnsOf(id)).list.map(({ shipping_amount }) => shipping_amount).reverse()

async function refund(id: number) {
  for (const step of ['approve', 'refund']) expect((await group(`returns/${id}/${step}`)).status).toBe(200)
}

test('[RT-27] each parcel that goes back whole for a fault of the shop brings its share of the freight', async () => {
  const { id, ship } = await orderIn(1)
  expect(await ask(id, 1)).toMatchObject({ goods_amount: '33.33', shipping_amount: '6.00' })
  await ship(1)
  const last = await ask(id, 1)
  expect(last).toMatchObject({ shipping_amount: '6.00', refund_amount: '39.33' })
  for (const { id: asked } of (await returnsOf(id)).list) await refund(asked)
  expect(await balance()).toBe(7866)
})

test.each([
  ['return_refund', 'unwanted'],
  ['return_refund', 'near_expiry'],
  ['refuse', 'unwanted'],
] as const)(
  '[RT-27] [SV-04] a whole order that goes back as %s, because %s, brings no freight',
  async (kind, reason) => {
    const { id } = await orderIn(2)
    expect(await ask(id, 2, { kind, reason })).toMatchObject({
      goods_amount: '66.66',
      shipping_amount: '0.00',
      refund_amount: '66.66',
    })
  },
)

test('[RT-27] a parcel that goes back in several returns brings its freight with the last of them', async () => {
  const { id } = await orderIn(2)
  const first = await ask(id, 1)
  const second = await ask(id, 1)
  expect(await freights(id)).toEqual(['0.00', '12.00'])
  await shop.browser.call(returnWithdraw, { id: first.id })
  expect(await freights(id)).toEqual(['0.00', '0.00'])
  await ask(id, 1)
  expect(await freights(id)).toEqual(['0.00', '0.00', '12.00'])
  await refund(second.id)
  expect(await balance()).toBe(3333)
})

test('[RT-27] [SV-04] the freight is paid with the return that is paid last, and only when it is', async () => {
  const { id } = await orderIn(2)
  const first = await ask(id, 1)
  const second = await ask(id, 1)
  await refund(second.id)
  expect(await freights(id)).toEqual(['12.00', '0.00'])
  expect(await balance()).toBe(3333)
  expect((await group(`returns/${first.id}/reject`, { reason: '已足额发货' })).status).toBe(200)
  expect(await balance()).toBe(3333)
  await refund((await ask(id, 1)).id)
  expect(await freights(id)).toEqual(['12.00', '0.00', '12.00'])
  expect(await balance()).toBe(7866)
})

test('[RT-27] an exchanged pack keeps the freight of its parcel', async () => {
  const { id } = await orderIn(2)
  await ask(id, 1, { kind: 'exchange', reason: 'wrong' })
  expect((await ask(id, 1)).shipping_amount).toBe('0.00')
})

test('[RT-27] when the rest is never sent, the freight of what went back is whole', async () => {
  const { id, sn } = await orderIn(1)
  await refund((await ask(id, 1)).id)
  expect(await balance()).toBe(3933)
  expect((await group(`orders/${sn}/close-rest`, { reason: '仓库缺货' })).status).toBe(200)
  expect(await freights(id)).toEqual(['6.00', '6.00'])
  expect(await balance()).toBe(7866)
})

test('[RT-32] an application for an invoice goes on when a part is refunded, and is withdrawn when all is', async () => {
  const { id } = await orderIn(2)
  await shop.browser.call(invoiceCreate, { order_ids: [id], type: 'digital' })
  const state = async () => (await shop.browser.call(invoiceList, {})).list.map(invoice => invoice.state)
  const lastEvent = async () => (await shop.browser.call(orderDetail, { id })).events[0]!.text
  await refund((await ask(id, 1)).id)
  expect(await state()).toEqual(['applied'])
  expect(await lastEvent()).not.toContain('开票')
  await refund((await ask(id, 1)).id)
  expect(await state()).toEqual([])
  expect(await lastEvent()).toContain('订单没有可开票的金额，开票申请已撤回')
})

test('[RT-22] the ledger names the kind of each return', async () => {
  const remarks = async () => (await shop.browser.call(userMoneyLog, {})).list.map(({ remark }) => remark)
  const { id, sn } = await orderIn(2)
  await refund((await ask(id, 1)).id)
  const refused = await ask(id, 1, { kind: 'refuse', reason: 'unwanted' })
  for (const step of ['approve', 'accept', 'refund']) await group(`returns/${refused.id}/${step}`)
  expect(await remarks()).toEqual([`拒收退款 ${sn}-T2`, `仅退款 ${sn}-T1`])
})
