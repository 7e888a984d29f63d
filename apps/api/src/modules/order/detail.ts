import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { isOrderStatus } from '@yaoji/domain'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { listRefunds } from '../refund/answer'
import { refunds } from '../refund/tables'
import { SUPPLIER } from '../supply-contract/read'
import { afterSalesOf } from './after-sales'
import { orderInvoices } from './invoice-answer'
import { ownOrder } from './list'
import { nextStep } from './next-step'
import { type OrderRow, toOrders } from './orderAnswer'
import { orderParcels, shippedBatches, unshippedOf } from './parcels'
import { orderPayments } from './payments'
import { orderEvents, orders } from './tables'

/** One order of a buyer with everything its page shows. Another buyer's is not found. */
export async function showOrder(context: BuyerContext, id: number): Promise<OrderDetail> {
  const { db, viewer } = context
  const row = await ownOrder(db, viewer.buyer.id, id)
  const [order] = await toOrders(context, [row])
  if (!order) throw notFound('订单')
  const parcels = await orderParcels(db, row.id)
  const unshipped = unshippedOf(parcels.length === 0 ? [] : await shippedBatches(db, row.id))
  return {
    order,
    next_step: nextStep(row),
    address: row.address,
    remark: row.remark,
    events: await eventsOf(db, row),
    payments: await orderPayments(db, row),
    refunds: (await listRefunds(db, eq(refunds.order_id, row.id))).map(({ refund }) => refund),
    invoices: await orderInvoices(db, row),
    supplier_company: SUPPLIER.company,
    parcels,
    unshipped: unshipped.goods_number + unshipped.gift_number,
    unshipped_gifts: unshipped.gift_number,
    after_sales: await afterSalesOf(db, row.id),
    siblings: await siblingsOf(context, row),
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
async function siblingsOf(context: BuyerContext, order: OrderRow): Promise<OrderDetail['siblings']> {
  const rows = await context.db
    .select()
    .from(orders)
    .where(
      and(eq(orders.parent_sn, order.parent_sn), eq(orders.user_id, order.user_id), ne(orders.id, order.id)),
    )
    .orderBy(asc(orders.id))
  const siblings = await toOrders(context, rows)
  return siblings.map(({ id, sn, status, status_text, amounts, paid_at, ...row }) => ({
    id,
    sn,
    status,
    status_text,
    payable_amount: amounts.payable_amount,
    balance_amount: amounts.balance_amount,
    paid_at,
    warehouse: row.warehouse,
    is_ephedrine: row.is_ephedrine,
    line_count: row.line_count,
    goods_number: row.goods_number,
    gift_number: row.gift_number,
  }))
}
