import { OPEN_RETURNS, RETURN, type ReturnStatus } from '@yaoji/domain'
import { and, asc, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { goods, goodsPrices } from '../goods/tables'
import { orderReturnLines, orderReturns } from '../return/tables'
import { orderLineBatches, orderLines, parcelPacks } from './tables'

/** Returns in these statuses give their packs free again. */
const FREE: ReturnStatus[] = [RETURN.rejected, RETURN.withdrawn]

/** A batch of an order that was shipped, with what is in returns of it. Amounts in fen. */
export interface ReturnableBatch {
  readonly batch_id: number
  readonly line_id: number
  readonly name: string
  readonly ypgg: string
  readonly bzdw: string
  readonly image: string
  readonly batch_no: string
  readonly expiry_date: string
  readonly shipped: number
  readonly returned: number
  /** Packs of `returned` whose return is not over, and those that were refunded. */
  readonly open_number: number
  readonly refunded_number: number
  /** Refund of the packs in returns. */
  readonly returned_amount: number
  /** What goes back to the cash voucher for them. */
  readonly returned_voucher: number
  /** Packs of the whole line, and what was paid for them without freight. */
  readonly line_packs: number
  readonly line_paid: number
  /** What a cash voucher paid for them. */
  readonly line_voucher: number
  /** Taken back for its quality only. */
  readonly quality_only: boolean
  /** Sold as near-expiry stock. */
  readonly near_expiry: boolean
}

const shipped = sql<number>`(select coalesce(sum(${parcelPacks.number}), 0) from ${parcelPacks}
  where ${parcelPacks.order_line_batch_id} = ${orderLineBatches.id})`.mapWith(Number)

/** The sum of a column over returns of the batch: by default, those that are not over without result. */
const inReturns = (
  column: 'number' | 'amount' | 'voucher_amount',
  counted = notInArray(orderReturns.status, FREE),
) =>
  sql<number>`(select coalesce(sum(${orderReturnLines[column]}), 0) from ${orderReturnLines}
    join ${orderReturns} on ${orderReturns.id} = ${orderReturnLines.return_id}
    where ${orderReturnLines.order_line_batch_id} = ${orderLineBatches.id}
    and ${counted})`.mapWith(Number)

const refundedNumber = inReturns('number', isNotNull(orderReturns.refunded_at))

/** The shipped batches of an order, in the order of its lines. */
export async function returnableBatches(db: Db, orderId: number): Promise<ReturnableBatch[]> {
  const rows = await db
    .select({
      batch: orderLineBatches,
      line: orderLines,
      storage: goods.storage,
      source: goods.source,
      special_flag: goods.special_flag,
      price_kind: goodsPrices.kind,
      shipped,
      returned: inReturns('number'),
      open_number: inReturns('number', inArray(orderReturns.status, OPEN_RETURNS)),
      refunded_number: refundedNumber,
      returned_amount: inReturns('amount'),
      returned_voucher: inReturns('voucher_amount'),
    })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .leftJoin(goods, eq(goods.id, orderLines.goods_id))
    .leftJoin(goodsPrices, eq(goodsPrices.goods_price_id, orderLines.goods_price_id))
    .where(and(eq(orderLines.order_id, orderId), gt(shipped, 0)))
    .orderBy(asc(orderLines.id), asc(orderLineBatches.id))
  return rows.map(({ batch, line, storage, source, special_flag, price_kind, ...packs }) => ({
    ...packs,
    batch_id: batch.id,
    line_id: line.id,
    name: line.name,
    ypgg: line.ypgg,
    bzdw: line.bzdw,
    image: line.image,
    batch_no: batch.batch_no,
    expiry_date: batch.expiry_date,
    line_packs: line.number,
    line_paid: line.payable_amount + line.balance_amount - line.shipping_amount,
    line_voucher: line.cash_amount,
    quality_only:
      storage === 'cold' || storage === 'frozen' || source === 'herb' || (special_flag ?? 'none') !== 'none',
    near_expiry: price_kind === 'near_expiry',
  }))
}

/** Whether everything that was shipped of an order is in returns that were refunded. */
export async function isAllRefunded(db: Db, orderId: number): Promise<boolean> {
  const [packs] = await db
    .select({
      shipped: sql`coalesce(sum(${shipped}), 0)`.mapWith(Number),
      kept: sql`coalesce(sum(${shipped} - ${refundedNumber}), 0)`.mapWith(Number),
    })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(eq(orderLines.order_id, orderId))
  return packs !== undefined && packs.shipped > 0 && packs.kept === 0
}

/** Whether a return of an order is not over. */
export async function hasOpenReturn(db: Db, orderId: number): Promise<boolean> {
  const open = await db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.order_id, orderId), inArray(orderReturns.status, OPEN_RETURNS)))
    .limit(1)
  return open.length > 0
}

/** Packs of each order that were shipped and are in no return. */
export async function returnablePacks(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map()
  const left = sql<number>`sum(${shipped} - ${inReturns('number')})`.mapWith(Number)
  const rows = await db
    .select({ order_id: orderLines.order_id, left })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(inArray(orderLines.order_id, [...orderIds]))
    .groupBy(orderLines.order_id)
  return new Map(rows.map(({ order_id, left }) => [order_id, left]))
}
