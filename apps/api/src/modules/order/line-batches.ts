import type { Order } from '@yaoji/api-client/contract/order'
import { groupBy } from '../../db/group-by'
import type { Db } from '../../db/types'
import { reportsOf } from '../report/read'
import type { EndedPacks } from './ended-packs'
import { type BatchRow, batchesOf, type OrderLineRow } from './lines'

type LineBatches = Order['lines'][number]['batches']

/** Reads the batches of lines with their inspection reports; the answer leaves out the packs that are never shipped. */
export async function lineBatches(
  db: Db,
  lines: readonly OrderLineRow[],
): Promise<(line: OrderLineRow, ended: readonly EndedPacks[]) => LineBatches> {
  const batches = await batchesOf(
    db,
    lines.map(line => line.id),
  )
  const reportUrl = await reportsOf(
    db,
    lines.map(line => line.goods_id),
  )
  const byLine = groupBy(batches, batch => batch.order_line_id)
  return ({ id, goods_id }, ended) =>
    shippedOf(byLine.get(id) ?? [], ended).map(({ batch_no, produce_date, expiry_date, number }) => ({
      batch_no,
      produce_date,
      expiry_date,
      number,
      report_url: reportUrl({ goods_id, batch_no }),
    }))
}

/** Batches with the packs that are or will be shipped; without those of which none is. */
export function shippedOf(batches: readonly BatchRow[], ended: readonly EndedPacks[]): BatchRow[] {
  const endedOfBatch = new Map(ended.map(({ batch_id, number }) => [batch_id, number]))
  return batches
    .map(batch => ({ ...batch, number: batch.number - (endedOfBatch.get(batch.id) ?? 0) }))
    .filter(({ number }) => number > 0)
}
