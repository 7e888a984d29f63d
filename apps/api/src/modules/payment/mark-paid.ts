import { ORDER, type PayType } from '@yaoji/domain'
import type { Context } from '../../wire/context'
import { spendCoupon } from '../coupon/lock'
import { changeStatus } from '../order/change-status'
import { closeWaitingPayments } from '../order/close-payments'
import type { OrderRow } from '../order/orderAnswer'

/**
 * Marks an order, locked by the caller, as paid: its coupon becomes used and its waiting attempts are closed. `amount`
 * in fen.
 */
export async function markPaid(
  context: Context,
  order: OrderRow,
  { way, amount }: { way: PayType; amount: number },
): Promise<OrderRow> {
  const { now } = context
  const paid = await changeStatus(context, order, {
    to: ORDER.paid,
    change: { pay_type: way, paid_at: now, paid_amount: order.paid_amount + amount },
    event: '付款成功，等待审核',
  })
  await spendCoupon(context, order.parent_sn)
  await closeWaitingPayments(context, order.id)
  return paid
}
