import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { formatAmount, isOrderStatus, orderStatusText } from '@yaoji/domain'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { ownOrder } from './list'
import { nextStep } from './next-step'
import { type OrderRow, statusOf, toOrders } from './orderAnswer'
import { orderPayments } from './payments'
import { orderEvents, orders } from './tables'

/** One order of a buyer with everything its page shows. Another buyer's is not found. */
export async function showOrder({ db, viewer }: BuyerContext, id: number): Promise<OrderDetail> {
  const row = await ownOrder(db, viewer.buyer.id, id)
  const [order] = await toOrders(db, [row])
  if (!order) throw notFound('订单')
  return {
    order,
    next_step: nextStep(row),
    address: row.address,
    remark: row.remark,
    events: await eventsOf(db, row),
    payments: await orderPayments(db, row),
    siblings: await siblingsOf(db, row),
  }
}

/** What happened to an order, newest first. */
async function eventsOf(db: Db, { id }: OrderRow): Promise<OrderDetail['events']> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.order_id, id))
    .orderBy(desc(orderEvents.at), desc(orderEvents.id))
  return rows.map(({ at, text, status }) => ({
    time: chinaTime(at),
    text,
    status: status !== null && isOrderStatus(status) ? status : null,
  }))
}

/** The other orders of the same checkout. */
async function siblingsOf(db: Db, order: OrderRow): Promise<OrderDetail['siblings']> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.parent_sn, order.parent_sn), eq(orders.user_id, order.user_id), ne(orders.id, order.id)),
    )
    .orderBy(asc(orders.id))
  return rows.map(row => ({
    id: row.id,
    sn: row.sn,
    status: statusOf(row),
    status_text: orderStatusText(row.status),
    payable_amount: formatAmount(row.payable_amount),
  }))
}
