import type { Payment } from '@yaoji/api-client/contract/payment'
import { formatAmount, ORDER, paymentOptions } from '@yaoji/domain'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { OrderRow } from '../order/orderAnswer'
import { balanceOf } from '../wallet/account'
import { payments, transferSlips } from './tables'

type PaymentRow = typeof payments.$inferSelect

/** The bank account for transfers. */
const ACCOUNT = {
  name: '药集医药供应链有限公司',
  bank: '中国工商银行上海张江支行',
  account: '1001 2026 0900 6688 018',
} as const

const STATE_TEXTS: Record<Payment['state'], string> = {
  unpaid: '待付款',
  waiting: '等待付款结果',
  reviewing: '转账凭证审核中',
  paid: '已付款',
  failed: '付款未完成，请重试或更换支付方式',
  closed: '订单已取消',
}

/** The state of an order’s payment, and its payment methods. */
export async function showPayment(db: Db, order: OrderRow): Promise<Payment> {
  const [last] = await db
    .select()
    .from(payments)
    .where(eq(payments.order_id, order.id))
    .orderBy(desc(payments.id))
    .limit(1)
  const [slip] = await db
    .select()
    .from(transferSlips)
    .where(eq(transferSlips.order_id, order.id))
    .orderBy(desc(transferSlips.id))
    .limit(1)
  const balance = await balanceOf(db, order.user_id)
  const state = stateOf(order, last)
  const open = order.status === ORDER.unpaid
  const byTransfer = order.pay_type === 'transfer' && (open || order.status === ORDER.transferSubmitted)
  return {
    order_id: order.id,
    sn: order.sn,
    state,
    state_text:
      byTransfer && open && slip?.state === 'refused' ? refusalText(slip.reason) : STATE_TEXTS[state],
    pay_type: order.pay_type,
    amount: formatAmount(order.payable_amount),
    pay_before: open ? chinaTime(order.pay_before) : null,
    paid_at: order.paid_at && chinaTime(order.paid_at),
    gateway_url: open && last?.state === 'waiting' ? last.gateway_url : null,
    transfer: byTransfer ? { ...ACCOUNT, remark: order.sn } : null,
    slip_uploaded: slip && slip.state !== 'refused' ? 1 : 0,
    ways: open ? waysOf(order, balance) : [],
    balance: formatAmount(balance),
    balance_used: formatAmount(order.balance_amount),
  }
}

/** The text of a refused slip, for the buyer; also in the order’s events. */
export function refusalText(reason: string): string {
  return `转账凭证未通过：${reason}`
}

function stateOf(order: OrderRow, last: PaymentRow | undefined): Payment['state'] {
  if (order.status === ORDER.transferSubmitted) return 'reviewing'
  if (order.status < 0) return 'closed'
  if (order.status !== ORDER.unpaid) return 'paid'
  if (order.pay_type === 'transfer') return 'waiting'
  return last?.state === 'waiting' || last?.state === 'failed' ? last.state : 'unpaid'
}

function waysOf(order: OrderRow, balance: number): Payment['ways'] {
  return paymentOptions({
    payable: order.payable_amount,
    ephedrine: order.is_ephedrine === 1,
    balance,
    balance_used: order.balance_amount,
  }).map(offer => ({ ...offer, usable: offer.usable ? 1 : 0, needs_password: offer.needs_password ? 1 : 0 }))
}
