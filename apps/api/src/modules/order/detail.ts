import type { Order, OrderDetail } from '@yaoji/api-client/contract/order'
import { isOrderStatus } from '@yaoji/domain'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { shopSettings } from '../config/shop-settings'
import { listRefunds } from '../refund/answer'
import { refunds } from '../refund/tables'
import { afterSalesOf } from './after-sales'
import { orderInvoices } from './invoice-answer'
import { nextStep } from './next-step'
import { toOrders } from './order-answer'
import { orderParcels, shippedBatches, unshippedOf } from './parcels'
import { orderPayments } from './payments'
import { type OrderRow, orderEvents, orders } from './tables'

/** One order of a buyer with everything its page shows. Another buyer's is not found. */
export async function showOrder(context: BuyerContext, id: number): Promise<OrderDetail> {
  const { db, viewer } = context
  const { row, others } = await orderWithParts(db, viewer.buyer.id, id)
  const [order, ...siblings] = await toOrders(context, [row, ...others])
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
    supplier_company: shopSettings().company_name,
    parcels,
    unshipped: unshipped.goods_number + unshipped.gift_number,
    unshipped_gifts: unshipped.gift_number,
    after_sales: await afterSalesOf(db, row.id),
    siblings: siblings.map(toSibling),
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

/** An order of a buyer with the other orders of the same checkout. */
async function orderWithParts(
  db: Db,
  userId: number,
  id: number,
): Promise<{ row: OrderRow; others: OrderRow[] }> {
  const own = alias(orders, 'own')
  const checkout = db.select({ parent_sn: own.parent_sn }).from(own).where(eq(own.id, id))
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.parent_sn, checkout), eq(orders.user_id, userId)))
    .orderBy(asc(orders.id))
  const row = rows.find(each => each.id === id)
  if (!row) throw notFound('订单')
  return { row, others: rows.filter(each => each.id !== id) }
}

type Sibling = OrderDetail['siblings'][number]

function toSibling({ id, sn, status, status_text, amounts, paid_at, ...row }: Order): Sibling {
  return {
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
  }
}
