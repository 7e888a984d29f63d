import type { InputOf } from '@yaoji/api-client/contract'
import type { Receipt, Receipts, receiptList, receiptSend } from '@yaoji/api-client/contract/receipt'
import {
  canSendReceipt,
  ORDER,
  RECEIPT_STATES,
  type ReceiptState,
  receiptState,
  receiptStateText,
} from '@yaoji/domain'
import { and, desc, eq, inArray, ne, notInArray, or } from 'drizzle-orm'
import { groupBy } from '../../db/group-by'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext, Context } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { conflict, notFound } from '../../wire/refusal'
import { shopSettings } from '../config/shop-settings'
import { claimFiles, type FileRow } from '../file/claim'
import { filesOf, toFileInfo } from '../file/file-info'
import { sendMessage } from '../message/send'
import { lockOrder } from '../order/change-status'
import { lineBatches } from '../order/line-batches'
import { linesOf } from '../order/lines'
import { ownOrder } from '../order/list'
import { returnedPacks } from '../order/returned-packs'
import { type OrderLineRow, type OrderRow, orderEvents, orders } from '../order/tables'
import { lockAccount } from '../wallet/account'
import { orderReceipts } from './tables'

const DAY_MS = 86_400_000

/** Orders that were never paid, or ended without goods, need no receipt. */
const WITHOUT = [ORDER.unpaid, ORDER.transferSubmitted, ORDER.cancelled, ORDER.closed]
/** Orders in these statuses have a receipt only if it was asked for: not when everything was refunded. */
const RECEIVED = [ORDER.received, ORDER.completed]

/** A page of the buyer's orders with ephedrine-type goods. A buyer has few of them, so the states are found here. */
export async function listReceipts(
  context: BuyerContext,
  input: InputOf<typeof receiptList>,
): Promise<Receipts> {
  const { db, viewer, now } = context
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.user_id, viewer.buyer.id),
        eq(orders.is_ephedrine, 1),
        notInArray(orders.status, WITHOUT),
        or(notInArray(orders.status, RECEIVED), ne(orders.receipt, 'not_needed')),
      ),
    )
    .orderBy(desc(orders.id))
  const tab = input.tab ?? 'all'
  const found = rows.filter(row => tab === 'all' || stateOf(row, now) === tab)
  const bounds = pageBounds(input)
  const page = found.slice(bounds.offset, bounds.offset + bounds.per_page)
  return {
    ...toPage(await toReceipts(context, page), found.length, bounds),
    tabs: [
      { tab: 'all', name: '全部', count: rows.length },
      ...RECEIPT_STATES.map(state => ({
        tab: state,
        name: receiptStateText(state),
        count: rows.filter(row => stateOf(row, now) === state).length,
      })),
    ],
  }
}

function stateOf({ receipt, receipt_due_at }: OrderRow, now: Date): ReceiptState {
  return receiptState({ receipt, dueAt: receipt_due_at?.getTime() ?? null, now: now.getTime() })
}

/** Sends the receipt of a delivered order of the buyer. */
export async function sendReceipt(
  context: BuyerContext,
  { id, file_ids }: InputOf<typeof receiptSend>,
): Promise<Receipt> {
  const { db, viewer, now } = context
  await ownOrder(db, viewer.buyer.id, id)
  await lockAccount(db, viewer.buyer.id)
  const order = await lockOrder(db, id)
  if (!order || order.is_ephedrine === 0) throw notFound('签收回执')
  const state = stateOf(order, now)
  if (!canSendReceipt(state)) throw conflict(`签收回执${receiptStateText(state)}，不能上传`)
  const ids = [...new Set(file_ids)]
  await claimFiles(context, { ids, purpose: 'receipt', field: 'file_ids' })
  await db.insert(orderReceipts).values({ order_id: id, file_ids: ids, sent_at: now })
  const sent = await change(context, order, { receipt: 'submitted', event: '买家上传签收回执，等待审核' })
  const [answer] = await toReceipts(context, [sent])
  return answer as Receipt
}

/** The shop's decision about a receipt: passed, or rejected with the reason for the buyer. */
export async function reviewReceipt(
  context: Context,
  order: OrderRow,
  reason: string | null,
): Promise<OrderRow> {
  const { db, now } = context
  if (order.receipt !== 'submitted')
    throw conflict(`签收回执${receiptStateText(stateOf(order, now))}，不能审核`)
  const last = await lastReceipts(db, [order.id])
  const receipt = last.get(order.id)
  if (!receipt) throw notFound('签收回执')
  await db
    .update(orderReceipts)
    .set({ reason: reason ?? '', decided_at: now })
    .where(eq(orderReceipts.id, receipt.id))
  const text = reason === null ? '签收回执通过' : `签收回执驳回：${reason}`
  await sendMessage(context, {
    user_id: order.user_id,
    kind: 'order',
    title: '签收回执审核结果',
    content: `订单 ${order.sn}：${text}。`,
    url: '/order/hmdd',
  })
  if (reason === null) return change(context, order, { receipt: 'passed', event: text })
  const receipt_due_at = new Date(now.getTime() + shopSettings().receipt_days * DAY_MS)
  return change(context, order, { receipt: 'rejected', receipt_due_at, event: text })
}

/** The files of the last receipt of an order. */
export async function receiptFiles(db: Db, sn: string): Promise<FileRow[]> {
  const [order] = await db.select().from(orders).where(eq(orders.sn, sn))
  const receipt = order && (await lastReceipts(db, [order.id])).get(order.id)
  return receipt ? filesOf(db, { user_id: order.user_id, ids: receipt.file_ids }) : []
}

interface Change {
  readonly receipt: OrderRow['receipt']
  readonly receipt_due_at?: Date
  readonly event: string
}

async function change(
  { db, now }: Context,
  order: OrderRow,
  { event, ...values }: Change,
): Promise<OrderRow> {
  const [row] = await db.update(orders).set(values).where(eq(orders.id, order.id)).returning()
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text: event })
  return row ?? order
}

/** The last receipt of each order. */
async function lastReceipts(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, typeof orderReceipts.$inferSelect>()
  const rows = await db
    .select()
    .from(orderReceipts)
    .where(inArray(orderReceipts.order_id, [...orderIds]))
    .orderBy(orderReceipts.id)
  return new Map(rows.map(row => [row.order_id, row]))
}

async function toReceipts({ db, now }: Context, rows: readonly OrderRow[]): Promise<Receipt[]> {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const batchesOfLine = await lineBatches(db, lines)
  const returned = groupBy(await returnedPacks(db, ids), packs => packs.order_id)
  const last = await lastReceipts(db, ids)
  const files = await filesOf(db, {
    user_id: first.user_id,
    ids: [...last.values()].flatMap(({ file_ids }) => file_ids),
  })
  return rows.map(row => {
    const state = stateOf(row, now)
    const sent = last.get(row.id)
    return {
      order_id: row.id,
      order_sn: row.sn,
      created_at: chinaTime(row.created_at),
      lines: lines
        .filter(line => line.order_id === row.id)
        .map(line => toReceiptLine(line, batchesOfLine(line, returned.get(row.id) ?? []))),
      state,
      state_text: receiptStateText(state),
      due_at: row.receipt_due_at && chinaTime(row.receipt_due_at),
      sent_at: sent ? chinaTime(sent.sent_at) : null,
      files: files.filter(file => sent?.file_ids.includes(file.id)).map(toFileInfo),
      reason: row.receipt === 'rejected' && sent ? sent.reason : '',
      actions: canSendReceipt(state) ? ['send'] : [],
    }
  })
}

type ReceiptLine = Receipt['lines'][number]

function toReceiptLine(
  { id, is_gift, name, ypgg, bzdw, number }: OrderLineRow,
  batches: ReceiptLine['batches'],
): ReceiptLine {
  return { line_id: id, is_gift, name, ypgg, bzdw, number, batches }
}
