import type { AcceptanceParcel, OrderAcceptance } from '@yaoji/api-client/contract/acceptance'
import { acceptanceClaims, acceptanceOf, ORDER, type OrderStatus, returnKinds } from '@yaoji/domain'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { returnTimes } from '../config/shop-settings'
import { STATE_TEXTS, shippedBatches, unshippedOf } from '../order/parcels'
import { BACK } from '../order/returnable'
import { statusOf } from '../order/status'
import { type OrderRow, orderLineBatches, orderLines, parcelPacks, parcels } from '../order/tables'
import { orderReturnLines, orderReturns } from '../return/tables'
import { acceptanceLines, acceptances } from './tables'

/** The parcels of a buyer's order with what was accepted of each, and what can be done next. */
export async function showAcceptance(context: BuyerContext, order: OrderRow): Promise<OrderAcceptance> {
  const { db, now } = context
  const rows = await packsOf(db, order.id)
  const shown = parcelsOf(rows)
  const unshipped = unshippedOf(await shippedBatches(db, order.id))
  const status = statusOf(order)
  const times = returnTimes()
  const receivedAt = order.received_at?.getTime() ?? null
  const kinds = returnKinds({ status, receivedAt, now: now.getTime(), times })
  return {
    order_id: order.id,
    order_sn: order.sn,
    inspector: await lastInspector(context),
    parcels: shown,
    unshipped: unshipped.goods_number + unshipped.gift_number,
    can_receive: canReceive(status, shown) ? 1 : 0,
    claims: acceptanceClaims(acceptedBatches(rows), await claimedPacks(db, order.id)).map(claim => ({
      ...claim,
      lines: [...claim.lines],
    })),
    can_refund: kinds.includes('refund_only') ? 1 : 0,
    report_hours: times.report_hours,
  }
}

function canReceive(status: OrderStatus, shown: readonly AcceptanceParcel[]): boolean {
  return status === ORDER.shipped && shown.length > 0 && shown.every(({ acceptance }) => acceptance !== null)
}

type PackRow = Awaited<ReturnType<typeof packsOf>>[number]

async function packsOf(db: Db, orderId: number) {
  return db
    .select({
      parcel: parcels,
      acceptance: acceptances,
      result: acceptanceLines,
      batch_id: orderLineBatches.id,
      pack: {
        pack_id: parcelPacks.id,
        name: orderLines.name,
        ypgg: orderLines.ypgg,
        bzdw: orderLines.bzdw,
        sccj: orderLines.sccj,
        approval_no: orderLines.approval_no,
        is_gift: orderLines.is_gift,
        batch_no: orderLineBatches.batch_no,
        produce_date: orderLineBatches.produce_date,
        expiry_date: orderLineBatches.expiry_date,
        number: parcelPacks.number,
      },
    })
    .from(parcels)
    .innerJoin(parcelPacks, eq(parcelPacks.parcel_id, parcels.id))
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, parcelPacks.order_line_batch_id))
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .leftJoin(acceptances, eq(acceptances.parcel_id, parcels.id))
    .leftJoin(acceptanceLines, eq(acceptanceLines.parcel_pack_id, parcelPacks.id))
    .where(eq(parcels.order_id, orderId))
    .orderBy(asc(parcels.id), asc(orderLines.id), asc(parcelPacks.id))
}

function parcelsOf(rows: readonly PackRow[]): AcceptanceParcel[] {
  const ids = [...new Set(rows.map(({ parcel }) => parcel.id))]
  return ids.flatMap(id => {
    const own = rows.filter(({ parcel }) => parcel.id === id)
    const [first] = own
    if (!first) return []
    const { company, tracking_no, state } = first.parcel
    return [
      {
        ...{ id, company, tracking_no, state_text: STATE_TEXTS[state] },
        acceptance: first.acceptance && {
          inspector: first.acceptance.inspector,
          accepted_at: chinaTime(first.acceptance.accepted_at),
        },
        packs: own.map(({ pack, result }) => ({ ...pack, result: result && resultOf(result) })),
      },
    ]
  })
}

function resultOf(line: typeof acceptanceLines.$inferSelect) {
  const { shipped: _number, ...numbers } = acceptanceOf(line)
  return { ...numbers, remark: line.remark }
}

function acceptedBatches(rows: readonly PackRow[]) {
  return rows.flatMap(({ batch_id, result }) => (result ? [{ batch_id, ...acceptanceOf(result) }] : []))
}

/** The packs of an order that its buyer has asked for in returns. */
async function claimedPacks(db: Db, orderId: number) {
  return db
    .select({
      batch_id: orderReturnLines.order_line_batch_id,
      reason: orderReturns.reason,
      number: orderReturnLines.number,
    })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.return_id))
    .where(and(eq(orderReturns.order_id, orderId), BACK))
}

async function lastInspector({ db, viewer }: BuyerContext): Promise<string> {
  const [last] = await db
    .select({ inspector: acceptances.inspector })
    .from(acceptances)
    .where(eq(acceptances.user_id, viewer.buyer.id))
    .orderBy(desc(acceptances.accepted_at), desc(acceptances.id))
    .limit(1)
  return last?.inspector ?? viewer.buyer.name
}
