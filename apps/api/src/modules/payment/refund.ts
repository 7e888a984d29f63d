import { amountText } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import { type OrderRow, orderEvents, orders } from '../order/tables'
import { unexpectedPart, writeRefund } from '../refund/create'

/** Why money for an order that expects none is refunded. */
export function refundReason(order: Pick<OrderRow, 'status'>): string {
  return order.status < 0 ? '订单已取消，付款退回余额' : '重复付款，退回余额'
}

/** A refund of a payment, or of a part of it. `amount` in fen. */
export interface Refund {
  readonly payment_sn: string
  readonly amount: number
  /** The reason, for the buyer. */
  readonly remark: string
}

/** Books money that no order expects to the buyer’s balance; the order shows both the payment and the refund. */
export async function refundPayment(
  context: Context,
  order: OrderRow,
  { payment_sn, amount, remark }: Refund,
): Promise<void> {
  const { db, now } = context
  await db
    .update(orders)
    .set({ paid_amount: order.paid_amount + amount, refunded_amount: order.refunded_amount + amount })
    .where(eq(orders.id, order.id))
  const parts = [unexpectedPart(payment_sn, amount)]
  await writeRefund(context, order, { parts, sn: `${order.sn}-${payment_sn}`, remark })
  const text = `${remark} ${amountText(amount)}`
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text })
}
