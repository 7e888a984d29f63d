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
  orderStateText,
  paymentOptions,
  receiptState,
  returnKinds,
  sumAmounts,
} from '@yaoji/domain'
import { eq, exists } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { groupBy } from '../../db/group-by'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { amountsAnswer } from '../checkout/answer'
import { returnTimes } from '../config/shop-settings'
import { orderReturns } from '../return/tables'
import { balanceOf } from '../wallet/account'
import { receivedOf } from './balance-part'
import { countShipped, type EndedPacks, endedPacks } from './ended-packs'
import { invoicesOf } from './invoice-state'
import { lineBatches } from './line-batches'
import { combinationKinds } from './lineFacts'
import { firstLinesOf, linesOf, type OrderLine, type OrderLineRow } from './lines'
import { refundedPacks } from './refunded-packs'
import { refusedSlips } from './refused-slips'
import { returnablePacks } from './returnable'
import { orders, parcels } from './tables'

export type OrderRow = typeof orders.$inferSelect

/** Actions that this service has calls for; the domain knows more. */
const SERVED: ReadonlySet<OrderAction> = new Set([
  'pay',
  'upload_slip',
  'view_slip',
  'cancel',
  'apply_close',
  'view_logistics',
  'apply_return',
  'apply_after_sale',
  'upload_receipt',
  'confirm_receipt',
  'reorder',
  'apply_invoice',
  'view_invoice',
])

interface ToOrdersOptions {
  /** The first lines of each order only. Default: all. */
  readonly maxLines?: number
}

/** Writes orders of one buyer for the wire, with their lines and batches. */
export async function toOrders(
  { db, now }: Context,
  rows: readonly OrderRow[],
  { maxLines }: ToOrdersOptions = {},
): Promise<Order[]> {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(row => row.id)
  const lines = await (maxLines === undefined ? linesOf(db, ids) : firstLinesOf(db, ids, maxLines))
  const batchesOfLine = await lineBatches(db, lines)
  // What most orders have none of is read for the others only: each statement has a cost of its own.
  const balance = rows.some(isUnpaid) ? await balanceOf(db, first.user_id) : 0
  const { shipped, returned } = await parcelsAndReturns(db, ids)
  const returnable = await returnablePacks(
    db,
    rows.filter(row => canReturn(row, now)).map(row => row.id),
  )
  const invoiceOf = await invoicesOf(db, ids)
  const kindsOf = await combinationKinds(db, combinedOrders(lines))
  const refunded = await refundedPacks(db, returned)
  const slipRefused = await refusedSlips(db, rows)
  const ended = groupBy(await endedPacks(db, returned), packs => packs.order_id)
  const linesByOrder = groupBy(lines, line => line.order_id)
  const endedLines =
    maxLines === undefined
      ? linesByOrder
      : groupBy(await linesOf(db, [...ended.keys()]), line => line.order_id)
  return rows.map(row =>
    toOrder(row, {
      lines: (linesByOrder.get(row.id) ?? []).map(line =>
        toLine(line, {
          batches: batchesOfLine(line, ended.get(line.order_id) ?? []),
          combination_kinds: kindsOf(line),
          refunded_number: refunded.get(line.id)?.number ?? 0,
          unshipped_number: endedOf(line.id, ended.get(line.order_id) ?? []),
        }),
      ),
      to_receive: toReceive(row, endedLines.get(row.id) ?? [], ended.get(row.id) ?? []),
      balance,
      slip_refused: slipRefused.get(row.id),
      has_shipment: shipped.includes(row.id),
      receipt: receiptOf(row, now),
      returnable: returnable.get(row.id) ?? 0,
      invoice: invoiceOf(row.id).state,
    }),
  )
}

function toReceive(
  { line_count, goods_number, gift_number }: OrderRow,
  lines: readonly OrderLineRow[],
  ended: readonly EndedPacks[],
): Order['to_receive'] {
  if (ended.length === 0) return { line_count, goods_number, gift_number }
  return countShipped(lines, id => endedOf(id, ended))
}

/** Packs of a line whose shipping was ended. */
function endedOf(lineId: number, ended: readonly EndedPacks[]): number {
  return sumAmounts(ended.filter(({ line_id }) => line_id === lineId).map(({ number }) => number))
}

/** Of these orders, the ones with a parcel and the ones with a return. */
async function parcelsAndReturns(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: orders.id,
      is_shipped: exists(db.select().from(parcels).where(eq(parcels.order_id, orders.id))),
      is_returned: exists(db.select().from(orderReturns).where(eq(orderReturns.order_id, orders.id))),
    })
    .from(orders)
    .where(anyOf(orders.id, ids))
  return {
    shipped: rows.filter(row => row.is_shipped).map(row => row.id),
    returned: rows.filter(row => row.is_returned).map(row => row.id),
  }
}

/** The orders of lines that were bought as a combination. */
function combinedOrders(lines: readonly OrderLineRow[]): number[] {
  return lines.filter(line => line.combination_id !== null).map(line => line.order_id)
}

/** The status of a row as the domain’s type: the column has no other values. */
export function statusOf(row: Pick<OrderRow, 'status' | 'sn'>): OrderStatus {
  if (isOrderStatus(row.status)) return row.status
  throw new Error(
    `api: order ${row.sn} has status ${row.status}, which the order table does not know. Mend the row.`,
  )
}

const isUnpaid = ({ status }: OrderRow) => status === ORDER.unpaid

/** What decides an order’s actions beside its own row. */
type ActionFacts = Pick<OrderInput, 'has_shipment' | 'receipt' | 'returnable' | 'invoice'>

/** What an order’s answer needs of other tables. */
interface OrderParts extends ActionFacts {
  readonly lines: Order['lines']
  readonly to_receive: Order['to_receive']
  /** Of the buyer’s wallet, in fen. */
  readonly balance: number
  readonly slip_refused: Order['slip_refused']
}

/** The state of the receipt: one that is not sent in time is overdue. */
function receiptOf({ receipt, receipt_due_at }: OrderRow, now: Date): OrderInput['receipt'] {
  const state = receiptState({ receipt, dueAt: receipt_due_at?.getTime() ?? null, now: now.getTime() })
  return state === 'waiting' ? 'not_needed' : state
}

/** Whether the time for returns is not over. */
function canReturn(row: OrderRow, now: Date): boolean {
  const receivedAt = row.received_at?.getTime() ?? null
  return (
    returnKinds({ status: statusOf(row), receivedAt, now: now.getTime(), times: returnTimes() }).length > 0
  )
}

function toOrder(row: OrderRow, { lines, to_receive, balance, slip_refused, ...facts }: OrderParts): Order {
  const status = statusOf(row)
  const waiting = isUnpaid(row)
  return {
    id: row.id,
    sn: row.sn,
    parent_sn: row.parent_sn,
    status,
    status_text: orderStateText({ status, pay_type: row.pay_type }),
    slip_refused,
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
    gift_number: row.gift_number,
    to_receive,
    amounts: amountsAnswer(row, {
      paid: receivedOf(row),
      refunded: row.refunded_amount,
    }),
    actions: orderActions(orderInput(row, { status, ...facts })).filter(action => SERVED.has(action)),
    lines,
  }
}

function orderInput(row: OrderRow, facts: ActionFacts & Pick<OrderInput, 'status'>): OrderInput {
  return {
    // Text columns have only values of the domain: the service writes them from the same unions.
    pay_type: row.pay_type,
    ...facts,
    close_applied: row.close_applied,
  }
}

/** What a line's answer needs of other rows. */
interface LineParts {
  readonly batches: Order['lines'][number]['batches']
  readonly combination_kinds: number
  readonly refunded_number: number
  readonly unshipped_number: number
}

function toLine(line: OrderLine, facts: LineParts): Order['lines'][number] {
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
    combination_name: line.combination_name,
    combination_number: line.combination_number,
    near_expiry: line.near_expiry,
    ...facts,
    is_gift: line.is_gift === 1 ? 1 : 0,
  }
}
