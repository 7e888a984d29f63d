import type { InputOf } from '@yaoji/api-client/contract'
import type { Payment, transferSlip } from '@yaoji/api-client/contract/payment'
import { isPayerCompany, ORDER, PAYER_RULE_TEXT } from '@yaoji/domain'
import { chinaDate } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { claimFiles } from '../file/claim'
import { changeStatus, lockOrder } from '../order/change-status'
import { ownOrder } from '../order/list'
import { lockAccount } from '../wallet/account'
import { showPayment } from './state'
import { transferSlips } from './tables'

/** Stores the buyer’s data of a transfer and the files of its slip; the order then waits for accounting. */
export async function sendSlip(
  context: BuyerContext,
  { id, payer, bank_serial, paid_date, remark = '', ...input }: InputOf<typeof transferSlip>,
): Promise<Payment> {
  const { db, viewer, now } = context
  if (paid_date > chinaDate(now)) throw invalidField('paid_date', '付款日期不能晚于今天')
  await ownOrder(db, viewer.buyer.id, id)
  if (!isPayerCompany(payer, viewer.buyer.company)) throw invalidField('payer', `付款户名${PAYER_RULE_TEXT}`)
  await lockAccount(db, viewer.buyer.id)
  const order = await lockOrder(db, id)
  if (!order) throw notFound('订单')
  if (order.status === ORDER.transferSubmitted) throw conflict('转账凭证已提交，正在审核')
  if (order.pay_type !== 'transfer') throw conflict('请先选择对公转账')
  const file_ids = [...new Set(input.file_ids)]
  await claimFiles(context, { ids: file_ids, purpose: 'transfer_slip', field: 'file_ids' })
  const moved = await changeStatus(context, order, {
    to: ORDER.transferSubmitted,
    event: '已提交转账凭证，等待财务确认',
  })
  const slip = { payer, bank_serial, paid_date, remark, file_ids }
  await db.insert(transferSlips).values({ order_id: id, ...slip, at: now })
  return showPayment(db, moved)
}
