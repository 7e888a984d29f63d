import { and, type Column, eq, isNull, type SQL } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { inspectionReports } from './tables'

/** A batch of a product. */
export interface BatchOfGoods {
  readonly goods_id: number
  readonly batch_no: string
}

/** The address of the inspection report of a batch; empty without one. */
export type ReportUrlOf = (batch: BatchOfGoods) => string

/** Reads the inspection reports of these products. */
export async function reportsOf(db: Db, goodsIds: readonly number[]): Promise<ReportUrlOf> {
  if (goodsIds.length === 0) return () => ''
  const rows = await db
    .select({
      id: inspectionReports.id,
      goods_id: inspectionReports.goods_id,
      batch_no: inspectionReports.batch_no,
    })
    .from(inspectionReports)
    .where(
      and(anyOf(inspectionReports.goods_id, [...new Set(goodsIds)]), isNull(inspectionReports.replaced_at)),
    )
  const ids = new Map(rows.map(({ id, ...batch }) => [keyOf(batch), id]))
  return batch => reportUrl(ids.get(keyOf(batch)) ?? null)
}

/** Joins the inspection report of a batch to its row. */
export function reportOfBatch(goodsId: Column, batchNo: Column): SQL | undefined {
  return and(
    eq(inspectionReports.goods_id, goodsId),
    eq(inspectionReports.batch_no, batchNo),
    isNull(inspectionReports.replaced_at),
  )
}

/** The address of a report; empty without one. */
export function reportUrl(id: number | null): string {
  return id === null ? '' : `/api/report/${id}`
}

function keyOf({ goods_id, batch_no }: BatchOfGoods): string {
  return `${goods_id} ${batch_no}`
}
