import { Readable } from 'node:stream'
import { isLicenceChecked } from '@yaoji/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Zip, ZipPassThrough } from 'fflate'
import type { Db } from '../../db/types'
import type { Ports } from '../../ports/ports'
import type { StoragePort } from '../../ports/storage'
import { ofStores } from '../../session/stores'
import { notFound, tooMany } from '../../wire/refusal'
import { downloadHeaders } from '../file/send-file'
import { files } from '../file/tables'
import { reportOfBatch } from '../report/read'
import { inspectionReports } from '../report/tables'
import { shippedOf } from './line-batches'
import { returnedPacks } from './returned-packs'
import { orderLineBatches, orderLines, orders } from './tables'

interface ArchiveContext {
  readonly db: Db
  readonly ports: Pick<Ports, 'storage'>
}

/** A batch of an order, with the content of its report where it has one. */
interface Batch {
  readonly name: string
  readonly ypgg: string
  readonly batch_no: string
  readonly file: { readonly key: string; readonly type: string } | null
}

type ArchiveRequest = FastifyRequest<{ Params: { id: string } }>

/** The buyers to whom an archive is being sent now, by the store of the files. */
const sending = new WeakMap<StoragePort, Set<number>>()

/**
 * Sends the inspection reports of the batches of an order as one zip: to the store that ordered and to its head office, when
 * the licence of the reader was approved. Files are named by product and batch; a text names the batches without a report.
 * The contents are read one after another while they are sent, and one archive of a buyer at a time.
 */
export async function sendReports(
  { db, ports: { storage } }: ArchiveContext,
  { params, viewer, log }: ArchiveRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { buyer } = viewer
  if (!buyer || !isLicenceChecked(buyer.licence_state) || !/^[1-9]\d{0,8}$/.test(params.id))
    throw notFound('订单')
  const mine = and(eq(orders.id, Number(params.id)), ofStores(orders.user_id, buyer))
  const [order] = await db.select({ id: orders.id, sn: orders.sn }).from(orders).where(mine)
  if (!order) throw notFound('订单')
  const batches = await batchesOfOrder(db, order.id)
  if (!batches.some(({ file }) => file)) throw notFound('检验报告')
  const running = sending.get(storage) ?? new Set<number>()
  sending.set(storage, running)
  if (running.has(buyer.id)) throw tooMany('正在下载检验报告，请等它完成后再试')
  running.add(buyer.id)
  const content = Readable.from(
    archive(storage, batches, error => log.error({ err: error }, 'a report was not read')),
  )
  content.once('close', () => running.delete(buyer.id))
  const name = `药检报告 ${order.sn}.zip`
  return reply.headers(downloadHeaders({ name, type: 'application/zip' })).send(content)
}

/** The batches of which packs are or will be shipped, each once, in the order of the lines. */
async function batchesOfOrder(db: Db, orderId: number): Promise<Batch[]> {
  const rows = await db
    .select({
      id: orderLineBatches.id,
      goods_id: orderLines.goods_id,
      name: orderLines.name,
      ypgg: orderLines.ypgg,
      batch_no: orderLineBatches.batch_no,
      number: orderLineBatches.number,
      file: { key: files.key, type: files.type },
    })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .leftJoin(inspectionReports, reportOfBatch(orderLines.goods_id, orderLineBatches.batch_no))
    .leftJoin(files, eq(files.id, inspectionReports.file_id))
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.id), asc(orderLineBatches.id))
  const shipped = shippedOf(rows, await returnedPacks(db, [orderId]))
  return [...new Map(shipped.map(row => [`${row.goods_id} ${row.batch_no}`, row])).values()]
}

/** The bytes of the zip. The contents are PDF and JPEG, which are compressed already. */
async function* archive(storage: StoragePort, batches: readonly Batch[], onFail: (error: unknown) => void) {
  const bytes: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    bytes.push(chunk)
  })
  const names = namesOf(batches)
  const rows: string[] = []
  for (const [at, batch] of batches.entries()) {
    const name = names[at] ?? ''
    const content = batch.file && (await storage.get(batch.file.key).catch(onFail))
    rows.push([batch.name, batch.ypgg, batch.batch_no, textOf(batch, name, Boolean(content))].join('\t'))
    if (!content) continue
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    for await (const chunk of content) {
      entry.push(chunk as Uint8Array)
      yield* bytes.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* bytes.splice(0)
  }
  const list = new ZipPassThrough('批次清单.txt')
  zip.add(list)
  // Programs for texts of Windows read UTF-8 by its mark.
  list.push(Buffer.from(`\uFEFF${['商品\t规格\t批号\t药检报告', ...rows].join('\r\n')}\r\n`), true)
  zip.end()
  yield* bytes.splice(0)
}

function textOf({ file }: Batch, name: string, isSent: boolean): string {
  if (!file) return '还没有报告，可在订单页申请'
  return isSent ? name : '报告暂时无法读取，请稍后重新下载'
}

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' }

/** A name for each batch: product, pack and batch, without what a file system refuses; a second one of a name has a number. */
function namesOf(batches: readonly Batch[]): string[] {
  const used = new Map<string, number>()
  return batches.map(({ name, ypgg, batch_no, file }) => {
    const plain = `${name} ${ypgg} ${batch_no}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, NAME_LETTERS)
    const times = (used.get(plain) ?? 0) + 1
    used.set(plain, times)
    return `${times > 1 ? `${plain} (${times})` : plain}.${ENDINGS[file?.type ?? ''] ?? 'bin'}`
  })
}

/** Letters of a file's name: three bytes each stay below the limit of file systems. */
const NAME_LETTERS = 80
