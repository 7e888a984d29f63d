import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { formatAmount, ORDER, PAYMENT_WAYS, type PaymentWay } from '@yaoji/domain'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { payments, transferSlips } from '../payment/tables'
import type { OrderRow } from './orderAnswer'

type OrderPayment = OrderDetail['payments'][number]

const STATE_TEXTS: Readonly<Record<OrderPayment['state'], string>> = {
  unpaid: '待付款',
  waiting: '等待付款结果',
  reviewing: '核对中',
  paid: '已付款',
  failed: '未完成',
  closed: '已关闭',
}

/** Every attempt to pay an order and a transfer under review, newest first. */
export async function orderPayments(db: Db, order: OrderRow): Promise<OrderPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.order_id, order.id))
    .orderBy(desc(payments.id))
  const paid = rows.map(row =>
    paymentOf(row.way, { ...row, amount: formatAmount(row.amount), at: row.settled_at ?? row.created_at }),
  )
  return [...(await transferUnderReview(db, order)), ...paid]
}

async function transferUnderReview(db: Db, order: OrderRow): Promise<OrderPayment[]> {
  if (order.status !== ORDER.transferSubmitted) return []
  const slips = await db
    .select()
    .from(transferSlips)
    .where(and(eq(transferSlips.order_id, order.id), eq(transferSlips.state, 'submitted')))
  const amount = formatAmount(order.payable_amount)
  return slips.map(({ id, at }) => paymentOf('transfer', { sn: `T${id}`, amount, state: 'reviewing', at }))
}

type Written = Pick<OrderPayment, 'sn' | 'amount' | 'state'> & { at: Date }

function paymentOf(way: PaymentWay, { sn, amount, state, at }: Written): OrderPayment {
  const text = PAYMENT_WAYS.find(row => row.way === way)?.text ?? ''
  return { sn, way, text, amount, state, state_text: STATE_TEXTS[state], time: chinaTime(at) }
}
