import type { InputOf } from '@yaoji/api-client/contract'
import type { Payment, transferSlip } from '@yaoji/api-client/contract/payment'
import { isTransferPayer, ORDER, payerRuleText } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { chinaDate } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { claimFiles } from '../file/claim'
import { changeStatus, lockOrder } from '../order/change-status'
import { ownOrder } from '../order/list'
import { paidByTransfer } from '../order/purchases'
import type { OrderRow } from '../order/tables'
import { lockAccount } from '../wallet/account'
import { payersOf, showPayment } from './state'
import { transferSlips } from './tables'

/** Stores the buyer’s data of a transfer and the files of its slip; its orders then wait for accounting. */
export async function sendSlip(
  context: BuyerContext,
  { id, payer, bank_serial, paid_date, remark = '', ...input }: InputOf<typeof transferSlip>,
): Promise<Payment> {
  const { db, viewer, now } = context
  if (paid_date > chinaDate(now)) throw invalidField('paid_date', '付款日期不能晚于今天')
  const payers = await payersOf(db, await ownOrder(db, viewer.buyer.id, id))
  if (!isTransferPayer(payer, payers)) throw invalidField('payer', `付款户名${payerRuleText(payers)}`)
  await lockAccount(db, viewer.buyer.id)
  const order = await lockOrder(db, id)
  if (!order) throw notFound('订单')
  if (order.status === ORDER.transferSubmitted) throw conflict('转账凭证已提交，正在审核')
  if (order.pay_type !== 'transfer') throw conflict('请先选择对公转账')
  const file_ids = [...new Set(input.file_ids)]
  await claimFiles(context, { ids: file_ids, purpose: 'transfer_slip', field: 'file_ids' })
  const waiting = await lockedOrders(context, order)
  let group_id: number | null = null
  for (const each of waiting) {
    await changeStatus(context, each, {
      to: ORDER.transferSubmitted,
      event: '已提交转账凭证，等待财务确认',
    })
    const slip = { order_id: each.id, group_id, payer, bank_serial, paid_date, remark, file_ids, at: now }
    const [row] = await db.insert(transferSlips).values(slip).returning({ id: transferSlips.id })
    if (order.transfer_sn !== null && row) group_id ??= await beginGroup(context, row.id)
  }
  return showPayment(db, await ownOrder(db, viewer.buyer.id, id))
}

/** The orders that the transfer of this one pays, locked in the order of their ids. The caller has locked the account. */
async function lockedOrders({ db }: BuyerContext, order: OrderRow): Promise<OrderRow[]> {
  const locked: OrderRow[] = []
  for (const { id } of await paidByTransfer(db, order)) {
    const row = id === order.id ? order : await lockOrder(db, id)
    if (row) locked.push(row)
  }
  return locked
}

/** Makes a slip the first one of a transfer for several orders. */
async function beginGroup({ db }: BuyerContext, id: number): Promise<number> {
  await db.update(transferSlips).set({ group_id: id }).where(eq(transferSlips.id, id))
  return id
}
