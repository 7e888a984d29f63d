import { ORDER, refundText } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerContext, Context } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { sendMessage } from '../message/send'
import { planRefund, writeRefund } from '../refund/create'
import { lockAccount } from '../wallet/account'
import { receivedOf } from './balance-part'
import { giveBackGoods } from './cancel'
import { changeStatus, lockOrder } from './change-status'
import { hasOpenReturn } from './returnable'
import { type OrderRow, orderEvents, orders } from './tables'

/** The order of a number, locked until the transaction ends. The buyer's account is locked first. */
export async function lockOrderOf(db: Db, sn: string): Promise<OrderRow> {
  const [found] = await db
    .select({ id: orders.id, user_id: orders.user_id })
    .from(orders)
    .where(eq(orders.sn, sn))
  if (!found) throw notFound('订单')
  await lockAccount(db, found.user_id)
  const order = await lockOrder(db, found.id)
  if (!order) throw notFound('订单')
  return order
}

/** Passes a paid order on to the warehouse. */
export async function approveOrder(context: Context, order: OrderRow): Promise<OrderRow> {
  if (order.close_applied) throw conflict('买家已申请取消，请先处理申请')
  return changeStatus(context, order, { to: ORDER.toShip, event: '审核通过，仓库备货中' })
}

/** Notes that the buyer of a paid order, locked by the caller, wants it closed. */
export async function applyClose(
  { db, now }: BuyerContext,
  order: OrderRow,
  reason: string,
): Promise<OrderRow> {
  if (order.status !== ORDER.paid && order.status !== ORDER.toShip)
    throw conflict('订单已发货或已结束，不能申请取消')
  if (order.close_applied) throw conflict('已经申请过取消，请等待处理')
  const [applied] = await db
    .update(orders)
    .set({ close_applied: true })
    .where(eq(orders.id, order.id))
    .returning()
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text: `买家申请取消：${reason}` })
  return applied ?? order
}

/**
 * Closes a paid order that is not shipped: everything the buyer paid goes back the way it came, and stock, lots,
 * what a cash voucher paid, and a coupon that is still valid are given back.
 */
export async function closeOrder(context: Context, order: OrderRow, reason: string): Promise<OrderRow> {
  const { db } = context
  const refund = receivedOf(order) - order.refunded_amount
  const parts = await planRefund(db, order, refund)
  const goes = refundText(parts, { voucher: order.cash_amount, points: order.points_number })
  const closed = await changeStatus(context, order, {
    to: ORDER.closed,
    change: { cancelled_at: context.now, refunded_amount: order.refunded_amount + refund },
    event: `订单已关闭：${reason}，${goes}`,
  })
  await giveBackGoods(context, order)
  await writeRefund(context, order, { parts, sn: order.sn, remark: '订单关闭，货款退回余额' })
  await notifyBuyer(context, order, { title: '订单已关闭', content: `${reason}，${goes}。` })
  return closed
}

/** Refuses the buyer's wish to close the order, which goes on. */
export async function keepOrder(context: Context, order: OrderRow, reason: string): Promise<void> {
  const { db, now } = context
  if (!order.close_applied) throw conflict('买家没有申请取消')
  await db.update(orders).set({ close_applied: false }).where(eq(orders.id, order.id))
  await db
    .insert(orderEvents)
    .values({ order_id: order.id, at: now, text: `取消申请未通过：${reason}，订单继续处理` })
  await notifyBuyer(context, order, { title: '取消申请未通过', content: `${reason}，订单继续处理。` })
}

/** Ends a received order without an open return. Until its time for returns is over, its goods can still be returned. */
export async function completeOrder(context: Context, order: OrderRow): Promise<OrderRow> {
  if (await hasOpenReturn(context.db, order.id)) throw conflict('订单有未完成的退换货申请，请先处理')
  return changeStatus(context, order, { to: ORDER.completed, event: '订单已完成' })
}

async function notifyBuyer(
  context: Context,
  order: OrderRow,
  { title, content }: { title: string; content: string },
): Promise<void> {
  await sendMessage(context, {
    user_id: order.user_id,
    kind: 'order',
    title,
    content: `订单 ${order.sn}：${content}`,
    url: `/order/info/${order.id}`,
  })
}
