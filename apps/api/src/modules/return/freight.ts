import {
  type FreightReturn,
  type ParcelFreightInput,
  type ParcelPacks,
  RETURN,
  RETURN_KIND_ROWS,
  RETURN_REASON_ROWS,
  returnFreights,
} from '@yaoji/domain'
import { and, asc, eq, inArray, notInArray, sum } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { orderLineBatches, orderLines, parcelPacks } from '../order/tables'
import type { ReturnRow } from './answer'
import { orderReturnLines, orderReturns } from './tables'

/** Of these the packs stay with the buyer. */
const OVER: ReturnRow['status'][] = [RETURN.rejected, RETURN.withdrawn]

/**
 * Writes again what the open returns of an order bring of its freight: a return that is made, ends or is paid changes which
 * of the others has the last packs of a parcel. `next` is paid before the other open ones, which are in their order. The
 * caller has locked the buyer's account.
 */
export async function shareFreight(db: Db, orderId: number, next?: number): Promise<void> {
  const rows = await moneyReturns(db, orderId)
  const open = rows.filter(({ refunded_at }) => refunded_at === null)
  if (open.length === 0 || !rows.some(isFault)) return
  const paid = rows.filter(({ refunded_at }) => refunded_at !== null)
  const order = [...paid, ...open.filter(({ id }) => id === next), ...open.filter(({ id }) => id !== next)]
  const freights = returnFreights(await freightOf(db, orderId), await factsOf(db, order))
  for (const { id, shipping_amount } of open) {
    const freight = freights.get(id) ?? 0
    if (freight === shipping_amount) continue
    await db.update(orderReturns).set({ shipping_amount: freight }).where(eq(orderReturns.id, id))
  }
}

/** A return that refunds its packs for a fault of the shop. Without one no freight comes back. */
const isFault = ({ unshipped, reason }: ReturnRow) => !unshipped && RETURN_REASON_ROWS[reason].shopFault

/** The returns of an order that bring or brought money. */
async function moneyReturns(db: Db, orderId: number): Promise<ReturnRow[]> {
  const rows = await db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.order_id, orderId), notInArray(orderReturns.status, OVER)))
    .orderBy(asc(orderReturns.id))
  return rows.filter(({ kind }) => RETURN_KIND_ROWS[kind].refunds)
}

async function factsOf(db: Db, rows: readonly ReturnRow[]): Promise<FreightReturn[]> {
  const packs = await db
    .select({
      return_id: orderReturnLines.return_id,
      batch_id: orderReturnLines.order_line_batch_id,
      number: orderReturnLines.number,
    })
    .from(orderReturnLines)
    .where(
      inArray(
        orderReturnLines.return_id,
        rows.map(({ id }) => id),
      ),
    )
  return rows.map(row => ({
    id: row.id,
    freight: row.shipping_amount,
    paid: row.refunded_at !== null,
    fault: isFault(row),
    packs: packs.filter(({ return_id }) => return_id === row.id),
  }))
}

/** The freight of an order by line, and what its parcels hold. */
async function freightOf(db: Db, orderId: number): Promise<ParcelFreightInput> {
  const lines = await db
    .select({ line_id: orderLines.id, ordered: orderLines.number, freight: orderLines.shipping_amount })
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.id))
  const ended = await db
    .select({ line_id: orderLineBatches.order_line_id, packs: sum(orderReturnLines.number).mapWith(Number) })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.return_id))
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, orderReturnLines.order_line_batch_id))
    .where(and(eq(orderReturns.order_id, orderId), eq(orderReturns.unshipped, true)))
    .groupBy(orderLineBatches.order_line_id)
  return {
    lines: lines.map(line => ({
      ...line,
      packs: line.ordered - (ended.find(({ line_id }) => line_id === line.line_id)?.packs ?? 0),
    })),
    parcels: await parcelsOf(db, orderId),
  }
}

async function parcelsOf(db: Db, orderId: number): Promise<ParcelPacks[]> {
  return db
    .select({
      parcel_id: parcelPacks.parcel_id,
      batch_id: parcelPacks.order_line_batch_id,
      line_id: orderLineBatches.order_line_id,
      number: parcelPacks.number,
    })
    .from(parcelPacks)
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, parcelPacks.order_line_batch_id))
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(parcelPacks.parcel_id), asc(parcelPacks.id))
}
