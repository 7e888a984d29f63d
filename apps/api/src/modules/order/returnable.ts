import {
  goodsCost,
  OPEN_RETURNS,
  RETURN,
  RETURN_KIND_ROWS,
  RETURN_KINDS,
  type ReturnGift,
  type ReturnStatus,
  type UnshippedBatch,
} from '@yaoji/domain'
import { and, asc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { goods, goodsPrices } from '../goods/tables'
import { orderReturnLines, orderReturns } from '../return/tables'
import { type OrderLineRow, orderLineBatches, orderLines, parcelPacks } from './tables'

/** Returns in these statuses give their packs free again. */
const FREE: ReturnStatus[] = [RETURN.rejected, RETURN.withdrawn]

/** A batch of an order that was shipped, with what is in returns of it. Amounts in fen. */
export interface ReturnableBatch {
  readonly batch_id: number
  readonly line_id: number
  readonly is_gift: 0 | 1
  readonly name: string
  readonly ypgg: string
  readonly bzdw: string
  readonly image: string
  readonly batch_no: string
  readonly expiry_date: string
  readonly shipped: number
  readonly returned: number
  /** Shipped minus returned. */
  readonly returnable: number
  /** Packs of `returned` whose return is not over, and those that were refunded. */
  readonly open_number: number
  readonly refunded_number: number
  /** Refund of the packs in returns. */
  readonly returned_amount: number
  /** What goes back to the cash voucher for them, and points. */
  readonly returned_voucher: number
  readonly returned_points: number
  /** Packs of the line that are or will be shipped, and what was paid for them without freight. */
  readonly line_packs: number
  readonly line_paid: number
  /** What a cash voucher paid for them, and the points that paid. */
  readonly line_voucher: number
  readonly line_points: number
  /** Taken back for its quality only. */
  readonly quality_only: boolean
  /** Sold as near-expiry stock. */
  readonly near_expiry: boolean
  readonly gift: ReturnGift | null
}

/** The packs of a batch that are in parcels. */
export const shipped = sql<number>`(select coalesce(sum(${parcelPacks.number}), 0) from ${parcelPacks}
  where ${parcelPacks.order_line_batch_id} = ${orderLineBatches.id})`.mapWith(Number)

type ReturnColumn = 'number' | 'amount' | 'voucher_amount' | 'points'

/** The sum of a column over the batch's packs in these returns. */
const packsIn = (column: ReturnColumn, which: SQL | undefined) =>
  sql<number>`(select coalesce(sum(${orderReturnLines[column]}), 0) from ${orderReturnLines}
    join ${orderReturns} on ${orderReturns.id} = ${orderReturnLines.return_id}
    where ${orderReturnLines.order_line_batch_id} = ${orderLineBatches.id}
    and ${which})`.mapWith(Number)

/** The returns of shipped packs that are not over without result. */
export const BACK = and(notInArray(orderReturns.status, FREE), eq(orderReturns.unshipped, false))
const REFUNDING = RETURN_KINDS.filter(kind => RETURN_KIND_ROWS[kind].refunds)

/** The sum of a column over the batch's packs whose shipping was ended. */
export const unshippedIn = (column: ReturnColumn) => packsIn(column, eq(orderReturns.unshipped, true))

/** The packs of the batch that were refunded after they were shipped. */
const refundedNumber = packsIn(
  'number',
  and(isNotNull(orderReturns.refunded_at), eq(orderReturns.unshipped, false)),
)

/** The shipped batches of an order, in the order of its lines. */
export async function returnableBatches(db: Db, orderId: number): Promise<ReturnableBatch[]> {
  const rows = await batchRows(db, orderId)
  const lines = linesOf(rows)
  return rows
    .filter(row => row.shipped > 0)
    .map(({ batch, line, storage, source, special_flag, price_kind, shipped, ...row }) => ({
      batch_id: batch.id,
      line_id: line.id,
      is_gift: line.is_gift,
      name: line.name,
      ypgg: line.ypgg,
      bzdw: line.bzdw,
      image: line.image,
      batch_no: batch.batch_no,
      expiry_date: batch.expiry_date,
      shipped,
      returned: row.returned,
      returnable: shipped - row.returned,
      open_number: row.open_number,
      refunded_number: row.refunded_number,
      returned_amount: row.returned_amount,
      returned_voucher: row.returned_voucher,
      returned_points: row.returned_points,
      ...paidOf(lines, line.id),
      quality_only:
        storage === 'cold' ||
        storage === 'frozen' ||
        source === 'herb' ||
        (special_flag ?? 'none') !== 'none',
      near_expiry: price_kind === 'near_expiry',
      gift: giftOf(lines, line),
    }))
}

/** A batch of an order that is not shipped whole. */
export interface OpenBatch extends UnshippedBatch {
  readonly lot_id: number
  readonly line: OrderLineRow
}

/** The batches of an order with packs that are not shipped. */
export async function openBatches(db: Db, orderId: number): Promise<OpenBatch[]> {
  const rows = await batchRows(db, orderId)
  const lines = linesOf(rows)
  return rows.flatMap(({ batch, line, shipped, ended }) => {
    const unshipped = batch.number - shipped - ended
    const { id: batch_id, lot_id } = batch
    return unshipped > 0
      ? [{ batch_id, lot_id, line_id: line.id, line, unshipped, ...paidOf(lines, line.id) }]
      : []
  })
}

async function batchRows(db: Db, orderId: number) {
  return db
    .select({
      batch: orderLineBatches,
      line: orderLines,
      storage: goods.storage,
      source: goods.source,
      special_flag: goods.special_flag,
      price_kind: goodsPrices.kind,
      shipped,
      returned: packsIn('number', BACK),
      open_number: packsIn('number', and(BACK, inArray(orderReturns.status, OPEN_RETURNS))),
      refunded_number: refundedNumber,
      returned_amount: packsIn('amount', BACK),
      returned_voucher: packsIn('voucher_amount', BACK),
      returned_points: packsIn('points', BACK),
      refunded: packsIn('number', and(BACK, inArray(orderReturns.kind, REFUNDING))),
      ended: unshippedIn('number'),
      ended_amount: unshippedIn('amount'),
      ended_voucher: unshippedIn('voucher_amount'),
      ended_points: unshippedIn('points'),
    })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .leftJoin(goods, eq(goods.id, orderLines.goods_id))
    .leftJoin(goodsPrices, eq(goodsPrices.goods_price_id, orderLines.goods_price_id))
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.id), asc(orderLineBatches.id))
}

/** A line without the packs that are not shipped. Amounts in fen. */
interface LinePacks {
  readonly line: OrderLineRow
  readonly line_packs: number
  readonly line_paid: number
  readonly line_voucher: number
  readonly line_points: number
  /** Packs in returns that refund them. */
  readonly refunded: number
}

function linesOf(rows: Awaited<ReturnType<typeof batchRows>>): Map<number, LinePacks> {
  const lines = new Map<number, LinePacks>()
  for (const { line, refunded, ended, ended_amount, ended_voucher, ended_points } of rows) {
    const sums = lines.get(line.id) ?? {
      line,
      line_packs: line.number,
      line_paid: goodsCost(line),
      line_voucher: line.cash_amount,
      line_points: line.points_number,
      refunded: 0,
    }
    lines.set(line.id, {
      line,
      line_packs: sums.line_packs - ended,
      line_paid: sums.line_paid - ended_amount,
      line_voucher: sums.line_voucher - ended_voucher,
      line_points: sums.line_points - ended_points,
      refunded: sums.refunded + refunded,
    })
  }
  return lines
}

function paidOf(lines: ReadonlyMap<number, LinePacks>, id: number) {
  const { line_packs = 0, line_paid = 0, line_voucher = 0, line_points = 0 } = lines.get(id) ?? {}
  return { line_packs, line_paid, line_voucher, line_points }
}

/** The gift that a line is. It follows the line that earned it. */
function giftOf(
  lines: ReadonlyMap<number, LinePacks>,
  { id, is_gift, gift_need: need, gift_give: give }: OrderLineRow,
): ReturnGift | null {
  if (is_gift === 0 || need === 0) return null
  const bought = [...lines.values()].findLast(({ line }) => line.id < id && line.is_gift === 0)
  return bought ? { line_id: bought.line.id, need, give, kept: bought.line_packs - bought.refunded } : null
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

/** Packs of each order that were shipped and are in no return, as a query for a statement that reads more. */
export function selectReturnable(db: Db, orderIds: readonly number[]) {
  const left = sql<number>`sum(${shipped} - ${packsIn('number', BACK)})`.mapWith(Number)
  return db
    .select({ order_id: orderLines.order_id, packs: left.as('packs') })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(anyOf(orderLines.order_id, orderIds))
    .groupBy(orderLines.order_id)
}
