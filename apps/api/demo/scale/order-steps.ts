import { ORDER } from '@yaoji/domain'
import type {
  orderEvents,
  orderLineBatches,
  orderLines,
  orders,
  parcelPacks,
  parcels,
  parcelTraces,
} from '../../src/modules/order/tables'
import type { payments, transferSlips } from '../../src/modules/payment/tables'
import { chinaDate } from '../../src/wire/clock'
import { WAREHOUSES } from '../catalogue/warehouses'
import type { OrderDraft } from './order-draft'

/** Ids that the rows of the next order begin with. */
export interface NextIds {
  order: number
  line: number
  batch: number
  parcel: number
  /** The running number in the order's number. */
  sn: number
}

/** The rows of orders, by table. */
export interface OrderRows {
  readonly orders: (typeof orders.$inferInsert)[]
  readonly events: (typeof orderEvents.$inferInsert)[]
  readonly lines: (typeof orderLines.$inferInsert)[]
  readonly batches: (typeof orderLineBatches.$inferInsert)[]
  readonly payments: (typeof payments.$inferInsert)[]
  readonly slips: (typeof transferSlips.$inferInsert)[]
  readonly parcels: (typeof parcels.$inferInsert)[]
  readonly packs: (typeof parcelPacks.$inferInsert)[]
  readonly traces: (typeof parcelTraces.$inferInsert)[]
}

/** The name of a warehouse by its id. */
export function warehouseName(id: number): string {
  return WAREHOUSES.find(one => one.ck_id === id)?.name ?? ''
}

const CARRIER = '顺丰医药'

/** The events of an order, for each step that is over. */
export function eventsOf(
  { times }: OrderDraft,
  { order_id, tracking_no }: { order_id: number; tracking_no: string },
) {
  const steps = [
    [times.created, ORDER.unpaid, '提交订单，等待付款'],
    [times.cancelled, ORDER.cancelled, '超时未付款，订单自动取消'],
    [times.paid, ORDER.paid, '付款成功，等待审核'],
    [times.approved, ORDER.toShip, '审核通过，仓库备货中'],
    [times.shipped, ORDER.shipped, `全部商品已发货：${CARRIER} ${tracking_no}`],
    [times.received, ORDER.received, '已签收'],
    [times.completed, ORDER.completed, '订单已完成'],
  ] as const
  return steps.flatMap(([at, status, text]) => (at ? [{ order_id, at, status, text }] : []))
}

/** Where rows of an order go. */
export interface OrderPlace {
  readonly ids: NextIds
  readonly order_id: number
}

/** Packs of a batch that a parcel holds. */
export interface SentBatch {
  readonly id: number
  readonly number: number
}

/** Adds the payment of an order, and the slip of a transfer. */
export function addPayment(
  rows: OrderRows,
  { buyer, way, pricing, times }: OrderDraft,
  paid: { id: number; sn: string; at: Date },
): void {
  const { id: order_id, sn, at } = paid
  const serial = `ICBC${sn.slice(-8)}`
  const amount = pricing.amounts.payable_amount
  rows.payments.push({
    sn: `T${sn}`,
    order_id,
    user_id: buyer.id,
    way,
    amount,
    state: 'paid',
    gateway_no: way === 'transfer' ? serial : `${way === 'wechat' ? '4200' : '2088'}${sn.slice(2)}`,
    created_at: times.created,
    settled_at: at,
  })
  if (way !== 'transfer') return
  rows.slips.push({
    order_id,
    payer: buyer.company,
    bank_serial: serial,
    paid_date: chinaDate(at),
    remark: sn,
    at,
    state: 'confirmed',
    received_amount: amount,
    decided_at: at,
  })
}

interface Sending extends OrderPlace {
  readonly at: Date
  readonly tracking_no: string
  readonly batches: readonly SentBatch[]
}

/** Adds the one parcel of an order with everything in it. */
export function addParcel(
  rows: OrderRows,
  { warehouse, times }: OrderDraft,
  { ids, order_id, at, tracking_no, batches }: Sending,
): void {
  const id = ids.parcel++
  const { received } = times
  rows.parcels.push({
    id,
    order_id,
    company: CARRIER,
    tracking_no,
    state: received ? 'delivered' : 'sent',
    sent_at: at,
    delivered_at: received,
  })
  for (const batch of batches)
    rows.packs.push({ parcel_id: id, order_line_batch_id: batch.id, number: batch.number })
  rows.traces.push({ parcel_id: id, at, text: `${warehouseName(warehouse)}已发出，${CARRIER}已揽收` })
  if (received) rows.traces.push({ parcel_id: id, at: received, text: '已确认收货' })
}
