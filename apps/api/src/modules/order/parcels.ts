import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { countPurchase, type PurchaseCount } from '@yaoji/domain'
import { asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { jsonRows } from '../../db/json-rows'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { acceptanceLines, acceptances } from '../acceptance/tables'
import { storageText } from '../goods/storage-text'
import { goods } from '../goods/tables'
import { reportOfBatch, reportUrl } from '../report/read'
import { inspectionReports } from '../report/tables'
import { shipped, unshippedIn } from './returnable'
import { orderLineBatches, orderLines, parcelPacks, parcels, parcelTraces } from './tables'

type Parcel = OrderDetail['parcels'][number]

/** What the states of a parcel are called. */
export const STATE_TEXTS: Readonly<Record<Parcel['state'], string>> = { sent: '运输中', delivered: '已签收' }

/** A batch of an order's line: what of it is or will be shipped, and what has been shipped. */
export interface ShippedBatch {
  readonly id: number
  readonly line_id: number
  readonly is_gift: 0 | 1
  readonly batch_no: string
  readonly expiry_date: string
  readonly number: number
  readonly shipped: number
}

/** The batches of an order, in the order of its lines. */
export async function shippedBatches(db: Db, orderId: number): Promise<ShippedBatch[]> {
  return db
    .select({
      id: orderLineBatches.id,
      line_id: orderLineBatches.order_line_id,
      is_gift: orderLines.is_gift,
      batch_no: orderLineBatches.batch_no,
      expiry_date: orderLineBatches.expiry_date,
      number: sql`${orderLineBatches.number} - ${unshippedIn('number')}`.mapWith(Number),
      shipped,
    })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.id), asc(orderLineBatches.id))
}

/** The parcels of an order with what each holds, the latest first; traces newest first. */
export async function orderParcels(db: Db, orderId: number): Promise<Parcel[]> {
  const traces = db
    .select({ at: sql<string>`${parcelTraces.at}`.as('at'), text: parcelTraces.text })
    .from(parcelTraces)
    .where(eq(parcelTraces.parcel_id, parcels.id))
    .orderBy(desc(parcelTraces.at), desc(parcelTraces.id))
  const rows = await db
    .select({
      ...getTableColumns(parcels),
      accepted_at: acceptances.accepted_at,
      short: sumOfAcceptance(sql`${acceptanceLines.shipped} - ${acceptanceLines.received}`),
      rejected: sumOfAcceptance(sql`${acceptanceLines.rejected}`),
      traces: jsonRows(traces),
    })
    .from(parcels)
    .leftJoin(acceptances, eq(acceptances.parcel_id, parcels.id))
    .where(eq(parcels.order_id, orderId))
    .orderBy(desc(parcels.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const packs = await packsOf(db, ids)
  return rows.map(({ id, company, tracking_no, state, sent_at, traces, ...row }) => ({
    id,
    company,
    tracking_no,
    state,
    state_text: STATE_TEXTS[state],
    sent_at: chinaTime(sent_at),
    delivered_at: row.delivered_at && chinaTime(row.delivered_at),
    accepted_at: row.accepted_at && chinaTime(row.accepted_at),
    short: row.short,
    rejected: row.rejected,
    packs: packs.filter(pack => pack.parcel_id === id).map(({ parcel_id: _own, ...pack }) => pack),
    traces: traces.map(({ at, text }) => ({ time: chinaTime(new Date(at)), text })),
  }))
}

/** Over the lines of the acceptance of the row's parcel; 0 without one. */
function sumOfAcceptance(number: SQL) {
  return sql`(select coalesce(sum(${number}), 0) from ${acceptanceLines} where ${acceptanceLines.acceptance_id} = ${acceptances.id})`.mapWith(
    Number,
  )
}

async function packsOf(db: Db, parcelIds: readonly number[]) {
  const packs = await db
    .select({
      parcel_id: parcelPacks.parcel_id,
      line_id: orderLines.id,
      is_gift: orderLines.is_gift,
      report_id: inspectionReports.id,
      name: orderLines.name,
      ypgg: orderLines.ypgg,
      bzdw: orderLines.bzdw,
      dosage_form: goods.dosage_form,
      storage: goods.storage,
      batch_no: orderLineBatches.batch_no,
      produce_date: orderLineBatches.produce_date,
      expiry_date: orderLineBatches.expiry_date,
      number: parcelPacks.number,
    })
    .from(parcelPacks)
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, parcelPacks.order_line_batch_id))
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .leftJoin(goods, eq(goods.id, orderLines.goods_id))
    .leftJoin(inspectionReports, reportOfBatch(orderLines.goods_id, orderLineBatches.batch_no))
    .where(inArray(parcelPacks.parcel_id, [...parcelIds]))
    .orderBy(asc(orderLines.id), asc(parcelPacks.id))
  return packs.map(({ storage, dosage_form, report_id, ...pack }) => ({
    ...pack,
    report_url: reportUrl(report_id),
    dosage_form: dosage_form ?? '',
    storage_text: storage === null ? '' : storageText(storage),
  }))
}

/** The packs of an order that are in no parcel yet. */
export function unshippedOf(batches: readonly ShippedBatch[]): PurchaseCount {
  return countPurchase(batches.map(({ is_gift, number, shipped }) => ({ is_gift, number: number - shipped })))
}
