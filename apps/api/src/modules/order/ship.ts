import { ORDER, type PurchaseCount, packCountText } from '@yaoji/domain'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { shopSettings } from '../config/shop-settings'
import { sendMessage } from '../message/send'
import { lockAccount } from '../wallet/account'
import { changeStatus, lockOrder } from './change-status'
import { type ShippedBatch, shippedBatches, unshippedOf } from './parcels'
import { isAllRefunded } from './returnable'
import { sumPacks } from './stock'
import { type OrderRow, orderEvents, orders, parcelPacks, parcels, parcelTraces } from './tables'

const DAY_MS = 86_400_000

/** Packs of a line that go into a parcel. */
export interface ShippedLine {
  readonly line_id: number
  readonly number: number
}

export interface Shipping {
  readonly company: string
  readonly tracking_no: string
  /** What the parcel holds. Default: everything that is not shipped yet. */
  readonly lines?: readonly ShippedLine[]
}

/**
 * Sends a parcel of an order that the caller has locked. The order is shipped when nothing is left, else partly
 * shipped. Refuses more than what is left of a line.
 */
export async function shipOrder(context: Context, order: OrderRow, shipping: Shipping): Promise<OrderRow> {
  const { db, now } = context
  if (order.close_applied) throw conflict('买家已申请取消，请先处理申请')
  const batches = await shippedBatches(db, order.id)
  const packs = shipping.lines ? pickPacks(batches, shipping.lines) : remainingPacks(batches)
  if (packs.length === 0) throw conflict('订单没有待发的商品')
  const { company, tracking_no } = shipping
  const [parcel] = await db
    .insert(parcels)
    .values({ order_id: order.id, company, tracking_no, sent_at: now })
    .returning({ id: parcels.id })
  const parcel_id = parcel?.id as number
  await db.insert(parcelPacks).values(packs.map(pack => ({ parcel_id, ...pack })))
  await db
    .insert(parcelTraces)
    .values({ parcel_id, at: now, text: `${order.warehouse}已发出，${company}已揽收` })
  const left = unshippedOf(await shippedBatches(db, order.id))
  const sent = await recordShipping(context, order, { left, parcel: `${company} ${tracking_no}` })
  await sendMessage(context, {
    user_id: order.user_id,
    kind: 'order',
    title: isNothing(left) ? '订单已发货' : '订单部分发货',
    content: `订单 ${order.sn} 由${company}承运，单号 ${tracking_no}。`,
    url: `/order/info/${order.id}`,
  })
  return sent
}

function isNothing({ goods_number, gift_number }: PurchaseCount): boolean {
  return goods_number + gift_number === 0
}

async function recordShipping(
  context: Context,
  order: OrderRow,
  { left, parcel }: { left: PurchaseCount; parcel: string },
): Promise<OrderRow> {
  const { db, now } = context
  if (isNothing(left))
    return changeStatus(context, order, {
      to: ORDER.shipped,
      change: { shipped_at: now },
      event: `全部商品已发货：${parcel}`,
    })
  const event = `部分商品已发货：${parcel}，待发${packCountText(left)}`
  if (order.status !== ORDER.partlyShipped)
    return changeStatus(context, order, { to: ORDER.partlyShipped, event })
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text: event })
  return order
}

interface Packs {
  readonly order_line_batch_id: number
  readonly number: number
}

function remainingPacks(batches: readonly ShippedBatch[]): Packs[] {
  return batches.flatMap(({ id, number, shipped }) =>
    number > shipped ? [{ order_line_batch_id: id, number: number - shipped }] : [],
  )
}

/** The packs of these lines, the batches in their order. A line that is named twice is one line with both numbers. */
function pickPacks(batches: readonly ShippedBatch[], lines: readonly ShippedLine[]): Packs[] {
  const wanted = sumPacks(lines.map(({ line_id, number }) => ({ id: line_id, number })))
  return wanted.flatMap(({ id: line_id, number }) => {
    let missing = number
    const packs = remainingPacks(batches.filter(batch => batch.line_id === line_id)).flatMap(pack => {
      const taken = Math.min(missing, pack.number)
      missing -= taken
      return taken > 0 ? [{ ...pack, number: taken }] : []
    })
    if (missing > 0) throw invalidField('lines', `第 ${line_id} 行待发的商品不足 ${number}`)
    return packs
  })
}

type ParcelRow = typeof parcels.$inferSelect

/** A parcel and its order, locked until the transaction ends. The buyer's account is locked first. */
async function lockParcel(db: Db, id: number): Promise<{ parcel: ParcelRow; order: OrderRow }> {
  const [found] = await db
    .select({ order_id: parcels.order_id, user_id: orders.user_id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.order_id))
    .where(eq(parcels.id, id))
  if (!found) throw notFound('包裹')
  await lockAccount(db, found.user_id)
  const order = await lockOrder(db, found.order_id)
  const [parcel] = await db.select().from(parcels).where(eq(parcels.id, id)).for('update')
  if (!order || !parcel) throw notFound('包裹')
  return { parcel, order }
}

/** Writes where a parcel is. */
export async function traceParcel({ db, now }: Context, id: number, text: string): Promise<void> {
  const { parcel } = await lockParcel(db, id)
  if (parcel.state === 'delivered') throw conflict('包裹已签收')
  await db.insert(parcelTraces).values({ parcel_id: id, at: now, text })
}

/** Marks a parcel as delivered. The receipt of ephedrine-type goods is due some days after the first delivery. */
export async function deliverParcel(context: Context, id: number): Promise<void> {
  const { parcel, order } = await lockParcel(context.db, id)
  if (parcel.state === 'delivered') throw conflict('包裹已签收')
  await setDelivered(context, parcel, '包裹已送达，收货人已签收')
  await requestReceipt(context, order)
  await sendMessage(context, {
    user_id: order.user_id,
    kind: 'order',
    title: '包裹已送达',
    content: `订单 ${order.sn} 的包裹 ${parcel.tracking_no} 已签收，请核对数量、批号和效期后确认收货。`,
    url: `/order/info/${order.id}`,
  })
}

/** Locks a parcel that the buyer accepts, with its order, which it returns. One that was on its way is delivered now. */
export async function acceptParcel(context: Context, id: number): Promise<OrderRow> {
  const { parcel, order } = await lockParcel(context.db, id)
  if (parcel.state === 'delivered') return order
  await setDelivered(context, parcel, '收货人已验收')
  await requestReceipt(context, order)
  return order
}

/** Marks all parcels of an order that was received as delivered. */
export async function deliverAll(context: Context, order: OrderRow): Promise<void> {
  const { db } = context
  const rows = await db
    .select()
    .from(parcels)
    .where(eq(parcels.order_id, order.id))
    .orderBy(asc(parcels.id))
    .for('update')
  for (const parcel of rows) if (parcel.state === 'sent') await setDelivered(context, parcel, '已确认收货')
}

async function setDelivered({ db, now }: Context, { id }: ParcelRow, text: string): Promise<void> {
  await db.update(parcels).set({ state: 'delivered', delivered_at: now }).where(eq(parcels.id, id))
  await db.insert(parcelTraces).values({ parcel_id: id, at: now, text })
}

type OwedReceipt = Pick<OrderRow, 'receipt' | 'receipt_due_at'>

/**
 * What a delivered order with ephedrine-type goods owes: a signed receipt. Asked for once, and not when everything that
 * was shipped was refunded.
 */
export async function receiptOf({ db, now }: Context, order: OrderRow): Promise<OwedReceipt> {
  const { receipt, receipt_due_at } = order
  if (order.is_ephedrine === 0 || receipt !== 'not_needed' || (await isAllRefunded(db, order.id)))
    return { receipt, receipt_due_at }
  return { receipt: 'due', receipt_due_at: new Date(now.getTime() + shopSettings().receipt_days * DAY_MS) }
}

async function requestReceipt(context: Context, order: OrderRow): Promise<void> {
  await context.db
    .update(orders)
    .set(await receiptOf(context, order))
    .where(eq(orders.id, order.id))
}

/** Asks no longer for the receipt that an order owes, when everything that was shipped of it was refunded. */
export async function dropReceipt(db: Db, { id, receipt }: OrderRow): Promise<void> {
  const isOwed = receipt === 'due' || receipt === 'rejected'
  if (!isOwed || !(await isAllRefunded(db, id))) return
  await db.update(orders).set({ receipt: 'not_needed', receipt_due_at: null }).where(eq(orders.id, id))
}
