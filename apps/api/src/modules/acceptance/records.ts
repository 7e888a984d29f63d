import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  AcceptanceRecord,
  acceptanceExport,
  acceptanceList,
} from '@yaoji/api-client/contract/acceptance'
import {
  acceptanceOf,
  acceptanceReason,
  isClaimOf,
  RETURN_KIND_ROWS,
  type ReturnReason,
  returnStatusText,
} from '@yaoji/domain'
import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { groupBy } from '../../db/group-by'
import { likeText } from '../../db/like'
import type { Db } from '../../db/types'
import { addDays, chinaMoment, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { invalidField } from '../../wire/refusal'
import { BACK } from '../order/returnable'
import { orderLineBatches, orderLines, orders, parcelPacks, parcels } from '../order/tables'
import { orderReturnLines, orderReturns } from '../return/tables'
import { acceptanceLines, acceptances } from './tables'

/** What the list of records is filtered by. */
export type RecordFilters = InputOf<typeof acceptanceExport>

/** Most rows of one export. */
const ROWS_MOST = 5000

/** A page of the batches that the buyer accepted, the latest parcel first. */
export async function listRecords(
  { db, viewer }: BuyerContext,
  input: InputOf<typeof acceptanceList>,
): Promise<DataOf<typeof acceptanceList>> {
  const found = matching(viewer.buyer.id, input)
  const bounds = pageBounds(input)
  const list = await readRecords(db, found, { limit: bounds.per_page, offset: bounds.offset })
  const total = await countRecords(db, found)
  return { ...toPage(list, total, bounds), pdf_url: total > 0 ? pdfUrl(input) : '' }
}

/** The address of the PDF of all that the filters find. */
function pdfUrl({ keywords = '', from = '', to = '' }: RecordFilters): string {
  const filters = new URLSearchParams(
    Object.entries({ keywords, from, to }).filter(([, value]) => value !== ''),
  )
  return filters.size > 0 ? `/api/acceptance/pdf?${filters}` : '/api/acceptance/pdf'
}

/** All records that the filters find, at most `most` of them. */
export async function exportRecords(
  { db, viewer }: BuyerContext,
  input: RecordFilters,
  most = ROWS_MOST,
): Promise<DataOf<typeof acceptanceExport>> {
  const found = matching(viewer.buyer.id, input)
  return {
    list: await readRecords(db, found, { limit: most, offset: 0 }),
    total: await countRecords(db, found),
  }
}

/** The buyer's records that fit the keywords and the days. */
function matching(userId: number, { keywords, from, to }: RecordFilters): SQL | undefined {
  if (from && to && from > to) throw invalidField('to', '结束日期不能早于开始日期')
  return and(
    eq(acceptances.user_id, userId),
    keywords ? mentions(keywords) : undefined,
    from ? gte(acceptances.accepted_at, chinaMoment(from, 0)) : undefined,
    to ? lt(acceptances.accepted_at, chinaMoment(addDays(to, 1), 0)) : undefined,
  )
}

/** A part of a product's or maker's name, or of the number of a batch, an order or a parcel. */
function mentions(keywords: string): SQL {
  const text = `%${likeText(keywords)}%`
  return sql`(${orderLines.name} ilike ${text} or ${orderLines.sccj} ilike ${text}
    or ${orderLineBatches.batch_no} ilike ${text} or ${orders.sn} ilike ${text}
    or ${parcels.tracking_no} ilike ${text})`
}

async function countRecords(db: Db, found: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(selectRecords(db, found).as('found'))
  return row?.total ?? 0
}

function selectRecords(db: Db, found: SQL | undefined) {
  return db
    .select({
      id: acceptanceLines.id,
      shipped: acceptanceLines.shipped,
      received: acceptanceLines.received,
      rejected: acceptanceLines.rejected,
      remark: acceptanceLines.remark,
      accepted_at: acceptances.accepted_at,
      inspector: acceptances.inspector,
      batch_id: sql<number>`${orderLineBatches.id}`.as('batch_id'),
      order_id: sql<number>`${orders.id}`.as('order_id'),
      order_sn: orders.sn,
      tracking_no: parcels.tracking_no,
      name: orderLines.name,
      ypgg: orderLines.ypgg,
      bzdw: orderLines.bzdw,
      sccj: orderLines.sccj,
      approval_no: orderLines.approval_no,
      is_gift: orderLines.is_gift,
      batch_no: orderLineBatches.batch_no,
      produce_date: orderLineBatches.produce_date,
      expiry_date: orderLineBatches.expiry_date,
    })
    .from(acceptanceLines)
    .innerJoin(acceptances, eq(acceptances.id, acceptanceLines.acceptance_id))
    .innerJoin(parcels, eq(parcels.id, acceptances.parcel_id))
    .innerJoin(orders, eq(orders.id, parcels.order_id))
    .innerJoin(parcelPacks, eq(parcelPacks.id, acceptanceLines.parcel_pack_id))
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, parcelPacks.order_line_batch_id))
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(found)
}

async function readRecords(
  db: Db,
  found: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AcceptanceRecord[]> {
  const rows = await selectRecords(db, found)
    .orderBy(desc(acceptances.accepted_at), desc(acceptances.id), asc(acceptanceLines.id))
    .limit(limit)
    .offset(offset)
  const handled = await handlingOf(
    db,
    rows.map(({ batch_id }) => batch_id),
  )
  return rows.map(({ batch_id, accepted_at, remark, ...row }) => {
    const { shipped: number, ...numbers } = acceptanceOf(row)
    const { shipped: _number, ...shown } = row
    return {
      ...shown,
      ...numbers,
      number,
      accepted_at: chinaTime(accepted_at),
      reason: acceptanceReason({ ...numbers, remark }),
      handling: (handled.get(batch_id) ?? [])
        .filter(
          ({ reason }) =>
            (numbers.short > 0 && isClaimOf('short', reason)) ||
            (numbers.rejected > 0 && isClaimOf('damaged', reason)),
        )
        .map(({ text }) => text)
        .join('；'),
    }
  })
}

interface Handling {
  readonly reason: ReturnReason
  readonly text: string
}

/** The returns of these batches that are neither rejected nor withdrawn, in words. */
async function handlingOf(db: Db, batchIds: readonly number[]): Promise<Map<number, Handling[]>> {
  if (batchIds.length === 0) return new Map()
  const rows = await db
    .select({
      batch_id: orderReturnLines.order_line_batch_id,
      sn: orderReturns.sn,
      kind: orderReturns.kind,
      reason: orderReturns.reason,
      status: orderReturns.status,
    })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.return_id))
    .where(and(anyOf(orderReturnLines.order_line_batch_id, batchIds), BACK))
    .orderBy(asc(orderReturns.id))
  const byBatch = groupBy(rows, ({ batch_id }) => batch_id)
  return new Map(
    [...byBatch].map(([batch_id, own]) => [
      batch_id,
      own.map(({ sn, kind, reason, status }) => ({
        reason,
        text: `${RETURN_KIND_ROWS[kind].text} ${sn} ${returnStatusText(status)}`,
      })),
    ]),
  )
}
