import { ORDER, type PayType } from '@yaoji/domain'
import type { Context } from '../../wire/context'
import { spendCoupon } from '../coupon/lock'
import { frozenPart } from '../order/balance-part'
import { changeStatus } from '../order/change-status'
import { closeWaitingPayments } from '../order/close-payments'
import type { OrderRow } from '../order/tables'
import { moveMoney, USE } from '../wallet/account'

/**
 * Marks an order, locked by the caller, as paid: what it froze of the balance is spent, with what the balance pays now,
 * its coupon becomes used and its waiting attempts are closed. `amount` in fen.
 */
export async function markPaid(
  context: Context,
  order: OrderRow,
  { way, amount }: { way: PayType; amount: number },
): Promise<OrderRow> {
  const { now } = context
  const paid = await changeStatus(context, order, {
    to: ORDER.paid,
    change: {
      pay_type: way,
      paid_at: now,
      paid_amount: order.paid_amount + amount,
      balance_paid: order.balance_amount,
    },
    event: '付款成功，等待审核',
  })
  const frozen = frozenPart(order)
  await moveMoney(context, {
    user_id: order.user_id,
    amount: -(frozen + (way === 'balance' ? amount : 0)),
    frozen,
    use_type: USE.spend,
    order_sn: order.sn,
    remark: way === 'balance' ? '余额支付订单' : '订单使用余额',
  })
  await spendCoupon(context, order.parent_sn)
  await closeWaitingPayments(context, order.id)
  return paid
}
