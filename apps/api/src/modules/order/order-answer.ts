import type { Order } from '@yaoji/api-client/contract/order'
import {
  formatAmount,
  formatPrice,
  lineAmount,
  ORDER,
  type OrderAction,
  orderActions,
  orderStateText,
  paymentOptions,
} from '@yaoji/domain'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { amountsAnswer } from '../checkout/answer'
import { receivedOf } from './balance-part'
import type { OrderLine } from './lines'
import { type LoadedOrder, type LoadOptions, loadOrders } from './load-orders'
import { countShipped, sumOfLine } from './returned-packs'
import { statusOf } from './status'
import type { OrderRow } from './tables'

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
  'accept',
  'reorder',
  'apply_invoice',
  'view_invoice',
])

/** Writes orders for the wire as one buyer reads them, with their lines and batches. */
export async function toOrders(
  context: Context,
  rows: readonly OrderRow[],
  options?: LoadOptions,
): Promise<Order[]> {
  return (await loadOrders(context, rows, options)).map(toOrder)
}

function toOrder(order: LoadedOrder): Order {
  const { row, store } = order
  const status = statusOf(row)
  const isUnpaid = status === ORDER.unpaid
  return {
    id: row.id,
    sn: row.sn,
    parent_sn: row.parent_sn,
    ...(store && { store }),
    status,
    status_text: orderStateText({ status, pay_type: row.pay_type }),
    slip_refused: order.slipRefused,
    is_ephedrine: row.is_ephedrine === 1 ? 1 : 0,
    warehouse: row.warehouse,
    created_at: chinaTime(row.created_at),
    pay_before: isUnpaid ? chinaTime(row.pay_before) : null,
    paid_at: row.paid_at && chinaTime(row.paid_at),
    pay_type: row.pay_type,
    pay_types: isUnpaid && !store ? payTypes(order) : [],
    line_count: row.line_count,
    goods_number: row.goods_number,
    gift_number: row.gift_number,
    to_receive: toReceive(order),
    amounts: amountsAnswer(row, {
      paid: receivedOf(row),
      refunded: row.refunded_amount,
      freightCoupon: row.freight_coupon_amount,
    }),
    actions: store ? [] : actionsOf(order),
    lines: order.lines.map(line => toLine(line, order)),
  }
}

function payTypes({ row, balance }: LoadedOrder): Order['pay_types'] {
  return paymentOptions({ payable: row.payable_amount, ephedrine: row.is_ephedrine === 1, balance }).map(
    option => option.way,
  )
}

function toReceive({ row, returned, allLines }: LoadedOrder): Order['to_receive'] {
  const { line_count, goods_number, gift_number } = row
  return allLines.length === 0 ? { line_count, goods_number, gift_number } : countShipped(allLines, returned)
}

function actionsOf({ row, hasShipment, toAccept, receipt, returnable, invoice }: LoadedOrder): OrderAction[] {
  const actions = orderActions({
    status: statusOf(row),
    pay_type: row.pay_type,
    close_applied: row.close_applied,
    has_shipment: hasShipment,
    to_accept: toAccept,
    receipt,
    returnable,
    invoice: invoice.state,
  })
  return actions.filter(action => SERVED.has(action))
}

function toLine(line: OrderLine, { batchesOf, returned }: LoadedOrder): Order['lines'][number] {
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
    coupon_share: formatAmount(line.coupon_amount + line.cash_amount + line.points_amount),
    payable: formatAmount(line.payable_amount),
    combination_id: line.combination_id,
    combination_name: line.combination_name,
    combination_number: line.combination_number,
    combination_kinds: line.combination_kinds,
    near_expiry: line.near_expiry,
    batches: batchesOf(line, returned),
    refunded_number: sumOfLine(returned, line.id, 'refunded_number'),
    unshipped_number: sumOfLine(returned, line.id, 'ended_number'),
    is_gift: line.is_gift === 1 ? 1 : 0,
  }
}
