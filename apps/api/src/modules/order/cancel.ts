import { ORDER } from '@yaoji/domain'
import type { Context } from '../../wire/context'
import { releaseCoupon } from '../coupon/lock'
import { moveMoney, USE } from '../wallet/account'
import { changeStatus } from './change-status'
import { closeWaitingPayments } from './close-payments'
import { batchesOf, linesOf, type OrderLineRow, type OrderRow } from './orderAnswer'
import { putBackLots } from './pick-lots'
import { giveBackStock, type StockMove, sumPacks } from './stock'

/**
 * Cancels an unpaid order that the caller has locked. In the same transaction it returns stock, lots, coupon and
 * balance, and closes waiting payments.
 */
export async function cancelOrder(context: Context, order: OrderRow, event: string): Promise<OrderRow> {
  const { db, now } = context
  const cancelled = await changeStatus(context, order, {
    to: ORDER.cancelled,
    change: { cancelled_at: now, refunded_amount: order.refunded_amount + order.balance_amount },
    event,
  })
  const lines = await linesOf(db, [order.id])
  await giveBackStock(db, stockOf(lines))
  await putBackLots(
    db,
    await batchesOf(
      db,
      lines.map(line => line.id),
    ),
  )
  await releaseCoupon(db, order.parent_sn)
  await moveMoney(context, {
    user_id: order.user_id,
    amount: order.balance_amount,
    use_type: USE.refund,
    order_sn: order.sn,
    remark: '订单取消，退回余额',
  })
  await closeWaitingPayments(context, order.id)
  return cancelled
}

/** The stock that an order’s lines took. */
function stockOf(lines: readonly OrderLineRow[]): StockMove {
  const packages = new Map<number, number>()
  for (const { combination_id, combination_number } of lines) {
    if (combination_id !== null) packages.set(combination_id, combination_number)
  }
  return {
    stock: sumPacks(lines.map(line => ({ id: line.stock_goods_price_id, number: line.number }))),
    quota: sumPacks(
      lines
        .filter(line => line.is_gift === 0 && line.combination_id === null)
        .map(line => ({ id: line.goods_price_id, number: line.number })),
    ),
    packages: [...packages].map(([id, number]) => ({ id, number })),
  }
}
