import { ORDER } from '@yaoji/domain'
import { and, asc, desc, eq, notExists } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { type PdfContext, storePdf } from '../src/modules/file/store-pdf'
import { orderLineBatches, orderLines, orders } from '../src/modules/order/tables'
import { inspectionReports } from '../src/modules/report/tables'
import { chinaDate } from '../src/wire/clock'

/** Batches of the demonstration that have a report. */
const MOST = 3

/**
 * Files specimen reports for batches of one shipped order of the demonstration. It runs after the start: drawing takes
 * time that the first start should not. Returns how many it filed.
 */
export async function fileDemoReports(context: PdfContext): Promise<number> {
  const { now } = context
  const batches = await shippedBatches(context.db)
  for (const { goods_id, batch_no, ...about } of batches) {
    await storePdf(context, {
      key: `report-${goods_id}-${batch_no}`,
      user_id: null,
      purpose: 'report',
      stored: async () => null,
      name: `检验报告样张 ${batch_no}.pdf`,
      content: async () => ({
        kind: 'specimen report',
        batch_no,
        drawn_on: chinaDate(now),
        rows: [
          ['品名', about.name],
          ['规格', about.ypgg],
          ['生产厂家', about.sccj],
          ['批准文号', about.approval_no],
          ['批号', batch_no],
          ['生产日期', about.produce_date],
          ['有效期至', about.expiry_date],
        ],
      }),
      async refer(db, file) {
        await db.insert(inspectionReports).values({ goods_id, batch_no, file_id: file.id, added_at: now })
        return file.id
      },
    })
  }
  return batches.length
}

/**
 * The first batches without a report of the latest order that was shipped whole, one of a line; of the first account that
 * has such a batch.
 */
async function shippedBatches(db: Db) {
  const { goods_id, name, ypgg, sccj, approval_no } = orderLines
  const { batch_no, produce_date, expiry_date } = orderLineBatches
  const { goods_id: reported, batch_no: reportedBatch } = inspectionReports
  const report = db
    .select({ reported })
    .from(inspectionReports)
    .where(and(eq(reported, goods_id), eq(reportedBatch, batch_no)))
  const [first] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .innerJoin(orderLineBatches, eq(orderLineBatches.order_line_id, orderLines.id))
    .where(and(eq(orders.status, ORDER.shipped), notExists(report)))
    .orderBy(asc(orders.user_id), desc(orders.id))
    .limit(1)
  if (!first) return []
  return db
    .selectDistinctOn([orderLines.goods_id], {
      ...{ goods_id, name, ypgg, sccj, approval_no },
      ...{ batch_no, produce_date, expiry_date },
    })
    .from(orderLines)
    .innerJoin(orderLineBatches, eq(orderLineBatches.order_line_id, orderLines.id))
    .where(and(eq(orderLines.order_id, first.id), notExists(report)))
    .orderBy(asc(orderLines.goods_id), asc(orderLineBatches.id))
    .limit(MOST)
}
