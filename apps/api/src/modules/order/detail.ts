import type { Order, OrderDetail } from '@yaoji/api-client/contract/order'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/types'
import { ofStores, storesOf } from '../../session/stores'
import type { UserRow } from '../../session/viewer'
import type { BuyerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { shopSettings } from '../config/shop-settings'
import { listRefunds } from '../refund/answer'
import { refunds } from '../refund/tables'
import { orderHistory } from './history'
import { orderInvoices } from './invoice-answer'
import { nextStep } from './next-step'
import { toOrders } from './order-answer'
import { orderParcels, shippedBatches, unshippedOf } from './parcels'
import { orderPayments } from './payments'
import { type OrderRow, orders } from './tables'

/**
 * One order that a buyer reads, with everything its page shows; of a store without what only the store opens. Another
 * buyer's is not found.
 */
export async function showOrder(context: BuyerContext, id: number): Promise<OrderDetail> {
  const { db, viewer } = context
  const { buyer } = viewer
  const { row, others } = await orderWithParts(db, buyer, id)
  const isOwn = row.user_id === buyer.id
  const reader = { id: buyer.id, stores: isOwn ? [] : await storesOf(db, buyer) }
  const [order, ...siblings] = await toOrders(context, [row, ...others], { reader })
  if (!order) throw notFound('订单')
  const parcels = await orderParcels(db, row.id)
  const unshipped = unshippedOf(parcels.length === 0 ? [] : await shippedBatches(db, row.id))
  return {
    order,
    next_step: nextStep(row, parcels),
    address: row.address,
    remark: row.remark,
    payments: (await orderPayments(db, row)).map(payment => (isOwn ? payment : { ...payment, files: [] })),
    refunds: (await listRefunds(db, eq(refunds.order_id, row.id))).map(({ refund }) => refund),
    invoices: (await orderInvoices(db, row)).map(invoice => (isOwn ? invoice : { ...invoice, pdf_url: '' })),
    supplier_company: shopSettings().company_name,
    parcels,
    unshipped: unshipped.goods_number + unshipped.gift_number,
    unshipped_gifts: unshipped.gift_number,
    ...(await orderHistory(db, row.id)),
    siblings: siblings.map(toSibling),
  }
}

/** An order that a buyer reads, with the other orders of the same checkout. Calls that write find own orders only. */
async function orderWithParts(
  db: Db,
  buyer: UserRow,
  id: number,
): Promise<{ row: OrderRow; others: OrderRow[] }> {
  const own = alias(orders, 'own')
  const checkout = db.select({ parent_sn: own.parent_sn }).from(own).where(eq(own.id, id))
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.parent_sn, checkout), ofStores(orders.user_id, buyer)))
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
