import { amountText, ORDER, orderStatusText } from '@yaoji/domain'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { Context } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { paymentTimes, shopSettings } from '../config/shop-settings'
import type { FileRow } from '../file/claim'
import { filesOf } from '../file/file-info'
import { messages } from '../message/tables'
import { changeStatus, lockOrder } from '../order/change-status'
import { type OrderRow, orders } from '../order/tables'
import { lockAccount } from '../wallet/account'
import { markPaid } from './mark-paid'
import { type Refund, refundPayment, refundReason } from './refund'
import { refusalText } from './state'
import { payments, transferSlips } from './tables'

type SlipRow = typeof transferSlips.$inferSelect

/**
 * The result of accounting for a transfer: received, with the amount, or refused, with the reason; a refused transfer
 * may have a `received` amount. Amounts in fen.
 */
export type TransferFinding =
  | { readonly kind: 'confirm'; readonly received: number }
  | { readonly kind: 'refuse'; readonly received: number; readonly reason: string }

/**
 * The effect of a finding. `refunded`: money that the order did not expect; `dismissed`: refused for an order that did not
 * wait for it; `repeated`: nothing changed.
 */
export type TransferOutcome = 'paid' | 'refunded' | 'refused' | 'dismissed' | 'repeated'

/**
 * Applies the result of accounting for an order’s last slip, once. The order is paid when the received amount covers
 * it, and the rest goes to the buyer’s balance. When it is refused, the order can be paid again, with the full time of
 * a transfer. Received money is never lost: what the order cannot use goes to the balance. Refuses less than the order
 * costs.
 */
export async function reviewTransfer(
  context: Context,
  sn: string,
  finding: TransferFinding,
): Promise<TransferOutcome> {
  const { db } = context
  const { order, slip } = await heldSlip(db, sn)
  if (slip.state !== 'submitted') return repeatedFinding(slip, finding)
  if (finding.kind === 'confirm' && order.status === ORDER.transferSubmitted)
    checkReceived(order, finding.received)
  await closeSlip(context, slip, finding)
  const payment_sn = `T${slip.id}`
  await keepPayment(context, slip, { order, sn: payment_sn, amount: finding.received })
  if (finding.kind === 'refuse') return refuse(context, order, { ...finding, payment_sn })
  if (order.status !== ORDER.transferSubmitted) {
    const refund = { payment_sn, amount: finding.received, remark: refundReason(order) }
    await refundPayment(context, order, refund)
    return 'refunded'
  }
  const paid = await markPaid(context, order, { way: 'transfer', amount: order.payable_amount })
  await giveBack(context, paid, {
    payment_sn,
    amount: finding.received - order.payable_amount,
    remark: '转账多付部分，退回余额',
  })
  await sendMessage(context, order, {
    title: '转账已到账',
    content: `订单 ${order.sn} 的转账已确认，正在审核。`,
  })
  return 'paid'
}

/** A waiting slip with its files, for accounting. */
export interface WaitingTransfer {
  readonly order: OrderRow
  readonly slip: SlipRow
  readonly company: string
  readonly files: readonly FileRow[]
}

/** The waiting slips, oldest first. */
export async function waitingTransfers(db: Db): Promise<WaitingTransfer[]> {
  const rows = await db
    .select({ order: orders, slip: transferSlips, company: users.company })
    .from(transferSlips)
    .innerJoin(orders, eq(orders.id, transferSlips.order_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(transferSlips.state, 'submitted'))
    .orderBy(asc(transferSlips.id))
  const transfers: WaitingTransfer[] = []
  for (const row of rows) {
    const owned = { user_id: row.order.user_id, ids: row.slip.file_ids }
    transfers.push({ ...row, files: await filesOf(db, owned) })
  }
  return transfers
}

/** How many slips wait. */
export function countTransfers(db: Db): Promise<number> {
  return db.$count(transferSlips, eq(transferSlips.state, 'submitted'))
}

/** The state of the last slip of an order, and of the order; empty without a slip. */
export async function transferState(db: Db, sn: string): Promise<string> {
  const [row] = await db
    .select({ state: transferSlips.state, status: orders.status })
    .from(transferSlips)
    .innerJoin(orders, eq(orders.id, transferSlips.order_id))
    .where(eq(orders.sn, sn))
    .orderBy(desc(transferSlips.id))
    .limit(1)
  return row ? `${row.state}，${orderStatusText(row.status)}` : ''
}

/** The files of all slips of an order, for accounting. */
export async function slipFiles(db: Db, sn: string): Promise<FileRow[]> {
  const slips = await db
    .select({ user_id: orders.user_id, file_ids: transferSlips.file_ids })
    .from(transferSlips)
    .innerJoin(orders, eq(orders.id, transferSlips.order_id))
    .where(eq(orders.sn, sn))
    .orderBy(asc(transferSlips.id))
  const [first] = slips
  if (!first) return []
  return filesOf(db, { user_id: first.user_id, ids: slips.flatMap(({ file_ids }) => file_ids) })
}

/** The order of a number, locked, with its last slip. The buyer’s account is locked first. */
async function heldSlip(db: Db, sn: string): Promise<{ order: OrderRow; slip: SlipRow }> {
  const [found] = await db
    .select({ id: orders.id, user_id: orders.user_id })
    .from(orders)
    .where(eq(orders.sn, sn))
  if (!found) throw notFound('订单')
  await lockAccount(db, found.user_id)
  const order = await lockOrder(db, found.id)
  const [slip] = await db
    .select()
    .from(transferSlips)
    .where(eq(transferSlips.order_id, found.id))
    .orderBy(desc(transferSlips.id))
    .limit(1)
  if (!order || !slip) throw notFound('转账凭证')
  return { order, slip }
}

/** The same finding again changes nothing; a different one contradicts the first and is refused. */
function repeatedFinding(slip: SlipRow, { kind, received }: TransferFinding): 'repeated' {
  const same = slip.state === (kind === 'confirm' ? 'confirmed' : 'refused')
  if (same && slip.received_amount === received) return 'repeated'
  const what = slip.state === 'confirmed' ? '已确认到账' : '已驳回'
  throw conflict(`转账凭证${what} ${amountText(slip.received_amount ?? 0)}，不能更改`)
}

function checkReceived(order: OrderRow, received: number): void {
  if (received >= order.payable_amount) return
  throw conflict(
    `到账 ${amountText(received)} 少于应付 ${amountText(order.payable_amount)}，请驳回并说明原因`,
  )
}

async function closeSlip({ db, now }: Context, slip: SlipRow, finding: TransferFinding): Promise<void> {
  await db
    .update(transferSlips)
    .set({
      state: finding.kind === 'confirm' ? 'confirmed' : 'refused',
      received_amount: finding.received,
      reason: finding.kind === 'refuse' ? finding.reason : '',
      decided_at: now,
    })
    .where(and(eq(transferSlips.id, slip.id), eq(transferSlips.state, 'submitted')))
}

/** Received money is a payment of the order, whatever happens to the order. */
async function keepPayment(
  { db, now }: Context,
  slip: SlipRow,
  { order, sn, amount }: { order: OrderRow; sn: string; amount: number },
): Promise<void> {
  if (amount === 0) return
  await db.insert(payments).values({
    sn,
    order_id: order.id,
    user_id: order.user_id,
    way: 'transfer',
    amount,
    state: 'paid',
    gateway_no: slip.bank_serial,
    created_at: slip.at,
    settled_at: now,
  })
}

async function refuse(
  context: Context,
  order: OrderRow,
  { reason, received, payment_sn }: { reason: string; received: number; payment_sn: string },
): Promise<TransferOutcome> {
  const { now } = context
  const event = refusalText(reason)
  const pay_before = new Date(now.getTime() + paymentTimes().transfer * 60_000)
  const isAwaited = order.status === ORDER.transferSubmitted
  const after = isAwaited
    ? await changeStatus(context, order, { to: ORDER.unpaid, change: { pay_before }, event })
    : order
  await giveBack(context, after, { payment_sn, amount: received, remark: '转账未通过，到账金额退回余额' })
  await sendMessage(context, order, {
    title: '转账凭证未通过',
    content: `订单 ${order.sn}：${reason}。${isAwaited ? `请在 ${shopSettings().payment_transfer_hours} 小时内重新付款或提交凭证` : '不影响订单，不需要重新付款'}。`,
  })
  return isAwaited ? 'refused' : 'dismissed'
}

async function giveBack(context: Context, order: OrderRow, refund: Refund): Promise<void> {
  if (refund.amount > 0) await refundPayment(context, order, refund)
}

async function sendMessage(
  { db, now }: Context,
  order: OrderRow,
  { title, content }: { title: string; content: string },
): Promise<void> {
  await db.insert(messages).values({
    user_id: order.user_id,
    kind: 'order',
    title,
    content,
    url: `/order/info/${order.id}`,
    created_at: now,
  })
}
