import type { Order } from '@yaoji/api-client/contract/order'
import {
  formatAmount,
  formatPrice,
  isOrderStatus,
  lineAmount,
  ORDER,
  type OrderAction,
  type OrderInput,
  type OrderStatus,
  orderActions,
  orderStatusText,
  paymentOptions,
} from '@yaoji/domain'
import { asc, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { amountsAnswer } from '../checkout/answer'
import { balanceOf } from '../wallet/account'
import { orderLineBatches, orderLines, type orders } from './tables'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
type BatchRow = typeof orderLineBatches.$inferSelect

/** Actions that this service has calls for; the domain knows more. */
const SERVED: ReadonlySet<OrderAction> = new Set([
  'pay',
  'upload_slip',
  'cancel',
  'confirm_receipt',
  'reorder',
])

interface ToOrdersOptions {
  /** The first lines of each order only. Default: all. */
  readonly maxLines?: number
}

/** Writes orders of one buyer for the wire, with their lines and batches. */
export async function toOrders(
  db: Db,
  rows: readonly OrderRow[],
  { maxLines }: ToOrdersOptions = {},
): Promise<Order[]> {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(row => row.id)
  const lines = await (maxLines === undefined ? linesOf(db, ids) : firstLinesOf(db, ids, maxLines))
  const batches = await batchesOf(
    db,
    lines.map(line => line.id),
  )
  const balance = await balanceOf(db, first.user_id)
  const linesByOrder = groupBy(lines, line => line.order_id)
  const batchesByLine = groupBy(batches, batch => batch.order_line_id)
  return rows.map(row =>
    toOrder(
      row,
      (linesByOrder.get(row.id) ?? []).map(line => toLine(line, batchesByLine.get(line.id) ?? [])),
      balance,
    ),
  )
}

export async function linesOf(db: Db, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order_id, [...orderIds]))
    .orderBy(asc(orderLines.id))
}

/** At most `count` lines of each order. */
async function firstLinesOf(db: Db, orderIds: readonly number[], count: number): Promise<OrderLineRow[]> {
  const place = sql<number>`row_number() over (partition by ${orderLines.order_id} order by ${orderLines.id})`
  const ranked = db
    .select({ ...getTableColumns(orderLines), place: place.as('place') })
    .from(orderLines)
    .where(inArray(orderLines.order_id, [...orderIds]))
    .as('ranked')
  return db.select().from(ranked).where(lte(ranked.place, count)).orderBy(asc(ranked.id))
}

export async function batchesOf(db: Db, lineIds: readonly number[]): Promise<BatchRow[]> {
  if (lineIds.length === 0) return []
  return db
    .select()
    .from(orderLineBatches)
    .where(inArray(orderLineBatches.order_line_id, [...lineIds]))
    .orderBy(asc(orderLineBatches.id))
}

/** The status of a row as the domain’s type: the column has no other values. */
export function statusOf(row: Pick<OrderRow, 'status' | 'sn'>): OrderStatus {
  if (isOrderStatus(row.status)) return row.status
  throw new Error(
    `api: order ${row.sn} has status ${row.status}, which the order table does not know. Mend the row.`,
  )
}

function toOrder(row: OrderRow, lines: Order['lines'], balance: number): Order {
  const status = statusOf(row)
  const waiting = status === ORDER.unpaid
  return {
    id: row.id,
    sn: row.sn,
    parent_sn: row.parent_sn,
    status,
    status_text: orderStatusText(status),
    is_ephedrine: row.is_ephedrine === 1 ? 1 : 0,
    warehouse: row.warehouse,
    created_at: chinaTime(row.created_at),
    pay_before: waiting ? chinaTime(row.pay_before) : null,
    paid_at: row.paid_at && chinaTime(row.paid_at),
    pay_type: row.pay_type,
    pay_types: waiting
      ? paymentOptions({
          payable: row.payable_amount,
          ephedrine: row.is_ephedrine === 1,
          balance,
        }).map(option => option.way)
      : [],
    line_count: row.line_count,
    goods_number: row.goods_number,
    amounts: amountsAnswer(row, { paid: row.paid_amount, refunded: row.refunded_amount }),
    actions: orderActions(orderInput(row, status)).filter(action => SERVED.has(action)),
    lines,
  }
}

function orderInput(row: OrderRow, status: OrderStatus): OrderInput {
  return {
    status,
    // Text columns have only values of the domain: the service writes them from the same unions.
    pay_type: row.pay_type,
    receipt: row.receipt,
    has_shipment: row.shipped_at !== null,
    returnable: 0,
    invoice: 'none',
    close_applied: row.close_applied,
  }
}

function toLine(line: OrderLineRow, batches: readonly BatchRow[]): Order['lines'][number] {
  return {
    id: line.id,
    goods_id: line.goods_id,
    goods_price_id: line.goods_price_id,
    name: line.name,
    ypgg: line.ypgg,
    sccj: line.sccj,
    bzdw: line.bzdw,
    approval_no: line.approval_no,
    image: line.image,
    number: line.number,
    price: formatPrice(line.price),
    raw_price: formatPrice(line.raw_price),
    amount: formatAmount(lineAmount(line.price, line.number)),
    manjian_share: formatAmount(line.manjian_amount),
    coupon_share: formatAmount(line.coupon_amount + line.cash_amount),
    payable: formatAmount(line.payable_amount),
    combination_id: line.combination_id,
    is_gift: line.is_gift === 1 ? 1 : 0,
    batches: batches.map(({ batch_no, produce_date, expiry_date, number }) => ({
      batch_no,
      produce_date,
      expiry_date,
      number,
      report_url: '',
    })),
  }
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
