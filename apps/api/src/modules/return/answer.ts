import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { formatAmount, RETURN, RETURN_KIND_ROWS, RETURN_REASON_ROWS, returnStatusText } from '@yaoji/domain'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { notFound } from '../../wire/refusal'
import type { FileRow } from '../file/claim'
import { filesOf, toFileInfo } from '../file/file-info'
import { warehouses } from '../goods/tables'
import { orderLineBatches, orderLines, orders } from '../order/tables'
import { listRefunds } from '../refund/answer'
import { refunds } from '../refund/tables'
import { orderReturnEvents, orderReturnLines, orderReturns } from './tables'

export type ReturnRow = typeof orderReturns.$inferSelect

/** The pictures of a return. */
export async function returnFiles(db: Db, id: number): Promise<FileRow[]> {
  const [row] = await db.select().from(orderReturns).where(eq(orderReturns.id, id))
  return row ? filesOf(db, { user_id: row.user_id, ids: row.file_ids }) : []
}

/** A return for the wire, as it is now. */
export async function readReturn(db: Db, id: number): Promise<OrderReturn> {
  const [answer] = await toReturns(db, await db.select().from(orderReturns).where(eq(orderReturns.id, id)))
  if (!answer) throw notFound('退货申请')
  return answer
}

/** Writes returns for the wire, with lines, files and events. */
export async function toReturns(db: Db, rows: readonly ReturnRow[]): Promise<OrderReturn[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const events = await db
    .select()
    .from(orderReturnEvents)
    .where(inArray(orderReturnEvents.return_id, ids))
    .orderBy(desc(orderReturnEvents.id))
  const refunded = await listRefunds(db, inArray(refunds.return_id, ids))
  const answers: OrderReturn[] = []
  for (const row of rows) {
    const files = await filesOf(db, { user_id: row.user_id, ids: row.file_ids })
    answers.push({
      ...textsOf(row),
      id: row.id,
      sn: row.sn,
      by_shop: row.unshipped ? 1 : 0,
      text: row.text,
      files: files.map(toFileInfo),
      lines: lines
        .filter(line => line.return_id === row.id)
        .map(({ return_id: _own, amount, ...line }) => ({ ...line, amount: formatAmount(amount) })),
      goods_amount: formatAmount(row.goods_amount),
      shipping_amount: formatAmount(row.shipping_amount),
      refund_amount: formatAmount(row.goods_amount + row.shipping_amount),
      voucher_amount: formatAmount(row.voucher_amount),
      points: row.points,
      refunds: refunded.filter(each => each.return_id === row.id).map(({ refund }) => refund),
      created_at: chinaTime(row.created_at),
      send_back: await sendBackOf(db, row),
      company: row.company,
      tracking_no: row.tracking_no,
      events: events
        .filter(event => event.return_id === row.id)
        .map(({ at, text, status }) => ({ time: chinaTime(at), text, status })),
      actions: actionsOf(row),
    })
  }
  return answers
}

function textsOf({ kind, status, reason, unshipped }: ReturnRow) {
  return {
    kind,
    kind_text: RETURN_KIND_ROWS[kind].text,
    status,
    status_text: returnStatusText(status),
    reason,
    reason_text: unshipped ? '仓库未发货' : RETURN_REASON_ROWS[reason].text,
  }
}

function actionsOf({ status }: ReturnRow): OrderReturn['actions'] {
  if (status === RETURN.toSend) return ['send', 'withdraw']
  return status === RETURN.waiting ? ['withdraw'] : []
}

async function linesOf(db: Db, returnIds: readonly number[]) {
  return db
    .select({
      return_id: orderReturnLines.return_id,
      batch_id: orderLineBatches.id,
      is_gift: orderLines.is_gift,
      name: orderLines.name,
      ypgg: orderLines.ypgg,
      bzdw: orderLines.bzdw,
      batch_no: orderLineBatches.batch_no,
      number: orderReturnLines.number,
      amount: orderReturnLines.amount,
    })
    .from(orderReturnLines)
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, orderReturnLines.order_line_batch_id))
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(inArray(orderReturnLines.return_id, [...returnIds]))
    .orderBy(asc(orderReturnLines.id))
}

/** Where the goods of a return go: to the warehouse that sent them. */
export interface ReturnAddress {
  readonly receiver: string
  readonly phone: string
  readonly address: string
}

/** The address of the warehouse of an order, for what comes back. */
export async function returnAddress(db: Db, orderId: number): Promise<ReturnAddress> {
  const [found] = await db
    .select({
      name: warehouses.name,
      address: warehouses.address,
      receiver: warehouses.return_receiver,
      phone: warehouses.return_phone,
    })
    .from(orders)
    .innerJoin(warehouses, eq(warehouses.ck_id, orders.ck_id))
    .where(eq(orders.id, orderId))
  if (!found) return { receiver: '', phone: '', address: '' }
  const { name, address, receiver, phone } = found
  return { receiver: receiver || `${name}退货组`, phone, address }
}

async function sendBackOf(db: Db, row: ReturnRow): Promise<OrderReturn['send_back']> {
  if (row.status !== RETURN.toSend || row.send_before === null) return null
  return { ...(await returnAddress(db, row.order_id)), until: chinaTime(row.send_before) }
}
