import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { claimFilesOf, type FileRow } from '../file/claim'
import { files } from '../file/tables'
import { goods, stockLots } from '../goods/tables'
import { orderLineBatches, orderLines } from '../order/tables'
import { inspectionReports } from './tables'

/** The file types of a report. */
const TYPES = ['application/pdf', 'image/jpeg']

/** A report for a batch of the product with the code. */
export interface NewReport {
  readonly code: string
  readonly batch_no: string
  readonly file_ids: readonly number[]
}

/** Files the first report of a batch. Throws a 409 where there is one: it is replaced, with a reason. */
export async function addReport(context: Context, report: NewReport): Promise<void> {
  const goods_id = await lockProduct(context.db, report.code)
  if (await currentReport(context.db, goods_id, report.batch_no))
    throw conflict(`批号 ${report.batch_no} 已有检验报告，更换请用 replace 并说明原因`)
  await insertReport(context, goods_id, report)
}

/** Puts another report in the place of the one of a batch, which is kept with the reason and shown no more. */
export async function replaceReport(context: Context, report: NewReport, reason: string): Promise<void> {
  const { db, now } = context
  const goods_id = await lockProduct(db, report.code)
  const current = await currentReport(db, goods_id, report.batch_no)
  if (!current) throw conflict(`批号 ${report.batch_no} 还没有检验报告，请用 add`)
  await db
    .update(inspectionReports)
    .set({ replaced_at: now, replaced_reason: reason })
    .where(eq(inspectionReports.id, current.id))
  await insertReport(context, goods_id, report)
}

/** Every report of a product, also replaced ones, the oldest first. */
export async function reportFiles(db: Db, code: string): Promise<FileRow[]> {
  const rows = await db
    .select({ file: files })
    .from(inspectionReports)
    .innerJoin(files, eq(files.id, inspectionReports.file_id))
    .innerJoin(goods, eq(goods.id, inspectionReports.goods_id))
    .where(eq(goods.code, code))
    .orderBy(asc(inspectionReports.id))
  return rows.map(({ file }) => file)
}

/** Throws a 404 where no product has the code. */
export async function requireProduct(db: Db, code: string): Promise<void> {
  const [product] = await db.select({ id: goods.id }).from(goods).where(eq(goods.code, code))
  if (!product) throw notFound('商品')
}

/** The product's id; of two reports that are filed at once one waits for the other. */
async function lockProduct(db: Db, code: string): Promise<number> {
  const [product] = await db
    .select({ id: goods.id })
    .from(goods)
    .where(eq(goods.code, code))
    .for('no key update')
  if (!product) throw notFound('商品')
  return product.id
}

async function currentReport(db: Db, goodsId: number, batchNo: string) {
  const [row] = await db
    .select()
    .from(inspectionReports)
    .where(
      and(
        eq(inspectionReports.goods_id, goodsId),
        eq(inspectionReports.batch_no, batchNo),
        isNull(inspectionReports.replaced_at),
      ),
    )
  return row
}

async function insertReport(
  context: Context,
  goods_id: number,
  { batch_no, file_ids }: NewReport,
): Promise<void> {
  const { db, now } = context
  if (!(await isKnownBatch(db, goods_id, batch_no)))
    throw invalidField('batch', `这个商品的库存和订单中没有批号 ${batch_no}`)
  if (file_ids.length !== 1) throw invalidField('files', '请用 file= 添加一个文件')
  const [file] = await claimFilesOf(context, {
    user_id: null,
    ids: file_ids,
    purpose: 'report',
    field: 'files',
  })
  if (!file || !TYPES.includes(file.type)) throw invalidField('files', '检验报告应为 PDF 或 JPG')
  await db.insert(inspectionReports).values({ goods_id, batch_no, file_id: file.id, added_at: now })
}

/** Whether the shop has or had this batch: the report of a mistyped batch number would never be shown. */
async function isKnownBatch(db: Db, goodsId: number, batchNo: string): Promise<boolean> {
  const [lot] = await db
    .select({ id: stockLots.id })
    .from(stockLots)
    .where(and(eq(stockLots.goods_id, goodsId), eq(stockLots.batch_no, batchNo)))
    .limit(1)
  if (lot) return true
  const [sold] = await db
    .select({ id: orderLineBatches.id })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(and(eq(orderLines.goods_id, goodsId), eq(orderLineBatches.batch_no, batchNo)))
    .limit(1)
  return sold !== undefined
}
