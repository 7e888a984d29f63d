import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { invoiceCreate, invoiceOrders } from '@yaoji/api-client/contract/invoice'
import { orderCreate } from '@yaoji/api-client/contract/order'
import { returnCreate, returnList, returnSend } from '@yaoji/api-client/contract/return'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { lockOrder } from '../src/modules/order/change-status'
import { orders } from '../src/modules/order/tables'
import { markPaid } from '../src/modules/payment/mark-paid'
import { planRefund, writeRefund } from '../src/modules/refund/create'
import { operate } from './operate'
import { openOrderShop } from './order-shop'

/** What a special invoice needs beside title and tax number. */
export const INVOICE_DETAILS = {
  address: '上海市浦东新区张江路 1 号',
  phone: '021-58551234',
  bank: '中国银行上海张江支行',
  account: '1234567890123',
}

/** A shop for the tests of invoices, with what buyer and operator do in them. */
export function openInvoiceShop() {
  const shop = openOrderShop()

  /** An order of 2 packs for 100.00 yuan and 1 for 6.00, paid unless said otherwise. */
  async function order({
    paid = true,
    ...more
  }: {
    paid?: boolean
    invoice_type?: 'special' | 'digital' | 'not_needed'
    invoice_email?: string
  } = {}) {
    const ids = await shop.fill({ goods_id: 6, number: 2 }, { goods_id: 5, number: 1 })
    const { expected_total } = await shop.browser.call(cartCheckout, { ids, coupon_id: 0 })
    const input = { ids, address_id: shop.addressId, expected_total, ...more }
    const { order_id } = await shop.browser.call(orderCreate, input)
    if (paid) await pay(order_id)
    return order_id
  }

  async function pay(id: number) {
    const { db, clock } = shop.service
    await db.transaction(async tx => {
      const row = await lockOrder(tx, id)
      await markPaid({ db: tx, now: clock.now }, row!, { way: 'wechat', amount: row!.payable_amount })
    })
  }

  /** Refunds an order, so that so much is refunded of it, in fen. */
  async function refund(id: number, refunded_amount: number) {
    const { db, clock } = shop.service
    await db.transaction(async tx => {
      const row = await lockOrder(tx, id)
      const parts = await planRefund(tx, row!, refunded_amount - row!.refunded_amount)
      const source = { parts, sn: `${row!.sn}-${refunded_amount}`, remark: '退款' }
      await writeRefund({ db: tx, now: clock.now }, row!, source)
      await tx.update(orders).set({ refunded_amount }).where(eq(orders.id, id))
    })
  }

  async function ship(id: number) {
    const [row] = await shop.service.db.select().from(orders).where(eq(orders.id, id))
    await group(`orders/${row!.sn}/approve`)
    await group(`orders/${row!.sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  }

  /** Returns packs of a shipped order, by the name of the product, until they are refunded. */
  async function giveBack(
    id: number,
    packs: Readonly<Record<string, number>>,
    reason: 'unwanted' | 'wrong' = 'unwanted',
  ) {
    const { batches } = await shop.browser.call(returnList, { id })
    const lines = Object.entries(packs).map(([name, number]) => ({
      batch_id: batches.find(batch => batch.name === name)!.batch_id,
      number,
    }))
    const asked = await shop.browser.call(returnCreate, { id, kind: 'return_refund', reason, lines })
    const { id: returnId } = asked.order_return
    await group(`returns/${returnId}/approve`)
    await shop.browser.call(returnSend, { id: returnId, company: '邮政', tracking_no: 'EMS1' })
    await group(`returns/${returnId}/accept`)
    expect((await group(`returns/${returnId}/refund`)).outcome).toBe('已完成')
  }

  const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)

  const apply = (order_ids: number[], type: 'digital' | 'special' | 'ordinary' = 'digital') =>
    shop.browser.call(invoiceCreate, { order_ids, type })

  async function issue(id: number) {
    expect((await group(`invoices/${id}/issue`)).outcome).toBe('已开票')
  }

  const pdf = (id: number, browser = shop.browser) => browser.raw('GET', `/api/invoice/${id}/pdf`)

  const openOrders = async () =>
    (await shop.browser.call(invoiceOrders, {})).list.map(({ order_id, state }) => [order_id, state])

  return { shop, order, pay, refund, ship, giveBack, group, apply, issue, pdf, openOrders }
}
