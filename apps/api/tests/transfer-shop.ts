import { orderPay, transferSlip } from '@yaoji/api-client/contract/payment'
import { operate } from './operate'
import { openPaymentShop } from './payment-shop'
import { insertFile } from './registration'
import { OPERATOR_KEY } from './service'

/** A shop for the tests of bank transfers, with what buyer and operator do in them. */
export function openTransferShop() {
  const shop = openPaymentShop()

  /** An order of ¥600.00 that is to be paid by transfer; of product 2 it has ephedrine-type goods. */
  async function orderByTransfer(coupon_id?: number, goods_id = 1): Promise<number> {
    const id = await shop.place(goods_id, coupon_id)
    await shop.browser.call(orderPay, { id, pay_type: 'transfer' })
    return id
  }

  /** The buyer says that the money was transferred; with a file of its own unless `files` are given. */
  async function sendSlip(id: number, files?: number[]) {
    const file_ids = files ?? [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
    const slip = { payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20', file_ids }
    return shop.browser.call(transferSlip, { id, ...slip })
  }

  /** What the operator's command sends. */
  const operator = (sn: string, [action, fields]: Finding, key = OPERATOR_KEY) =>
    operate(shop.service, `transfers/${sn}/${action}`, fields, key)

  /** What became of the order, or why the operator is refused. */
  async function outcomeOf(sn: string, finding: Finding): Promise<string> {
    const { msg, outcome } = await operator(sn, finding)
    return outcome || msg
  }

  return { shop, orderByTransfer, sendSlip, operator, outcomeOf }
}

/** An action of the operator with its fields. */
export type Finding = readonly [action: 'confirm' | 'refuse', fields: Record<string, string>]

/** The operator's decisions, with the amount that came in yuan. */
export const confirm = (received: string): Finding => ['confirm', { received }]
export const refuse = (reason: string, received = '0'): Finding => ['refuse', { reason, received }]

/** What becomes of the order. */
export const PAID = '已到账，订单等待审核'
export const REFUNDED = '订单不再等待付款，到账金额已退回余额'
export const REFUSED = '已驳回，订单等待重新付款'
export const REPEATED = '此前已处理，没有变化'
