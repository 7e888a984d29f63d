import type { Order } from '@yaoji/api-client/contract/order'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { groupBy } from '../../db/group-by'
import { jsonRow } from '../../db/json-row'
import type { Db } from '../../db/types'
import { reportOfBatch, reportUrl } from '../report/read'
import { inspectionReports } from '../report/tables'
import type { ReturnedPacks } from './returned-packs'
import { type OrderBatchRow, type OrderLineRow, orderLineBatches, orderLines } from './tables'

type LineBatches = Order['lines'][number]['batches']

/** Reads the batches of lines with their inspection reports; the answer leaves out the packs that are never shipped. */
export async function lineBatches(
  db: Db,
  lines: readonly OrderLineRow[],
): Promise<(line: OrderLineRow, returned: readonly ReturnedPacks[]) => LineBatches> {
  const batches = await batchesWithReports(
    db,
    lines.map(line => line.id),
  )
  const byLine = groupBy(batches, batch => batch.order_line_id)
  return ({ id }, returned) =>
    shippedOf(byLine.get(id) ?? [], returned).map(
      ({ batch_no, produce_date, expiry_date, number, report_id }) => ({
        batch_no,
        produce_date,
        expiry_date,
        number,
        report_url: reportUrl(report_id),
      }),
    )
}

async function batchesWithReports(db: Db, lineIds: readonly number[]) {
  if (lineIds.length === 0) return []
  const rows = await db
    .select({ batch: jsonRow(getTableColumns(orderLineBatches)), report_id: inspectionReports.id })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .leftJoin(inspectionReports, reportOfBatch(orderLines.goods_id, orderLineBatches.batch_no))
    .where(anyOf(orderLineBatches.order_line_id, lineIds))
    .orderBy(asc(orderLineBatches.id))
  return rows.map(({ batch, report_id }) => ({ ...batch, report_id }))
}

/** Batches with the packs that are or will be shipped; without those of which none is. */
export function shippedOf<Batch extends Pick<OrderBatchRow, 'id' | 'number'>>(
  batches: readonly Batch[],
  returned: readonly ReturnedPacks[],
): Batch[] {
  const ended = new Map(returned.map(({ batch_id, ended_number }) => [batch_id, ended_number]))
  return batches
    .map(batch => ({ ...batch, number: batch.number - (ended.get(batch.id) ?? 0) }))
    .filter(({ number }) => number > 0)
}
