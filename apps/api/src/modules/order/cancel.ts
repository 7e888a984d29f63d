import { amountText, ORDER } from '@yaoji/domain'
import type { Context } from '../../wire/context'
import { giveBackCoupons } from '../coupon/lock'
import { planRefund, writeRefund } from '../refund/create'
import { unfreezeMoney } from '../wallet/account'
import { giveBackPoints } from '../wallet/pay-points'
import { frozenPart } from './balance-part'
import { changeStatus } from './change-status'
import { closeWaitingPayments } from './close-payments'
import { removeFromApplications } from './invoice-state'
import { batchesOf, linesOf } from './lines'
import { putBackLots } from './pick-lots'
import { giveBackStock, type StockMove, sumPacks } from './stock'
import type { OrderLineRow, OrderRow } from './tables'

/**
 * Cancels an unpaid order that the caller has locked. In the same transaction it returns stock, lots, coupon and points, frees
 * its part of the balance, gives up its application for an invoice, and closes waiting payments.
 */
export async function cancelOrder(context: Context, order: OrderRow, event: string): Promise<OrderRow> {
  const { now } = context
  const frozen = frozenPart(order)
  const cancelled = await changeStatus(context, order, {
    to: ORDER.cancelled,
    change: { cancelled_at: now, refunded_amount: order.refunded_amount + order.balance_paid },
    event: [
      event,
      ...(order.points_number > 0 ? [`退回 ${order.points_number} 积分`] : []),
      ...(frozen > 0 ? [`解冻余额 ${amountText(frozen)}`] : []),
    ].join('，'),
  })
  await giveBackGoods(context, order)
  await unfreezeMoney(context.db, order.user_id, frozen)
  // Orders of earlier versions spent their balance when they were placed.
  const parts = await planRefund(context.db, order, order.balance_paid)
  await writeRefund(context, order, { parts, sn: order.sn, remark: '订单取消，退回余额' })
  await closeWaitingPayments(context, order.id)
  return cancelled
}

/**
 * Returns what an order that was cancelled or closed took: stock, lots, coupon, voucher and points. Its application for an
 * invoice is given up.
 */
export async function giveBackGoods(context: Context, order: OrderRow): Promise<void> {
  const { db } = context
  const lines = await linesOf(db, [order.id])
  await giveBackStock(db, stockOf(lines), order.created_at)
  const batches = await batchesOf(
    db,
    lines.map(line => line.id),
  )
  await putBackLots(db, batches)
  await giveBackCoupons(context, order)
  await giveBackPoints(context, { order, points: order.points_number, remark: '订单取消，退回积分' })
  await removeFromApplications(db, order.id)
}

/** The stock that an order’s lines took. */
function stockOf(lines: readonly OrderLineRow[]): StockMove {
  const packages = new Map<number, number>()
  for (const { combination_id, combination_number } of lines) {
    if (combination_id !== null) packages.set(combination_id, combination_number)
  }
  return {
    stock: sumPacks(lines.map(line => ({ id: line.stock_goods_price_id, number: line.number }))),
    quota: sumPacks(lines.map(line => ({ id: line.goods_price_id, number: line.number }))),
    packages: [...packages].map(([id, number]) => ({ id, number })),
  }
}
