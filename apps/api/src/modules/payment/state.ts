import type { Payment } from '@yaoji/api-client/contract/payment'
import {
  formatAmount,
  ORDER,
  type PaymentInput,
  type PayType,
  paymentOptions,
  sumAmounts,
  transferPayers,
} from '@yaoji/domain'
import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import { missingFor, transferAccount } from '../config/company'
import { filesOf, toFileInfo } from '../file/file-info'
import { paidByTransfer, payableTogether } from '../order/purchases'
import { type OrderRow, orders } from '../order/tables'
import { balanceOf } from '../wallet/account'
import { payments, transferSlips } from './tables'

type PaymentRow = typeof payments.$inferSelect
type SlipRow = typeof transferSlips.$inferSelect

/** Why nothing can be paid by transfer; empty where it can. */
export function noTransfer(): string {
  return missingFor('transfer').length > 0 ? '商家还没有设置收款账户，暂不能对公转账' : ''
}

const STATE_TEXTS: Record<Payment['state'], string> = {
  unpaid: '待付款',
  waiting: '等待付款结果',
  reviewing: '待确认收款',
  paid: '已付款',
  failed: '付款未完成，请重试或更换支付方式',
  closed: '订单已取消',
}

/** The state of an order’s payment, and its payment methods. */
export async function showPayment(db: Db, read: OrderRow): Promise<Payment> {
  const [last] = await db
    .select()
    .from(payments)
    .where(eq(payments.order_id, read.id))
    .orderBy(desc(payments.id))
    .limit(1)
  const order = await withPayment(db, read, last)
  const [slip] = await db
    .select()
    .from(transferSlips)
    .where(eq(transferSlips.order_id, order.id))
    .orderBy(desc(transferSlips.id))
    .limit(1)
  const balance = await balanceOf(db, order.user_id)
  const state = stateOf(order, last)
  const open = order.status === ORDER.unpaid
  const byTransfer = order.pay_type === 'transfer' && (open || order.status === ORDER.transferSubmitted)
  return {
    order_id: order.id,
    sn: order.sn,
    state,
    state_text: byTransfer && open ? waitingText(slip) : STATE_TEXTS[state],
    pay_type: order.pay_type,
    amount: formatAmount(order.payable_amount),
    pay_before: open ? chinaTime(order.pay_before) : null,
    paid_at: order.paid_at && chinaTime(order.paid_at),
    gateway_url: open && last?.state === 'waiting' ? last.gateway_url : null,
    transfer: byTransfer && noTransfer() === '' ? await transferOf(db, order) : null,
    slip_uploaded: slip && slip.state !== 'refused' ? 1 : 0,
    refused_slip: open ? await refusedSlip(db, order, slip) : undefined,
    ways: open ? waysOf([order], balance) : [],
    combined: open ? await combinedOf(db, order, balance) : null,
    balance: formatAmount(balance),
    balance_used: formatAmount(order.balance_amount),
  }
}

/**
 * The order as its last payment left it. Between the reading of an unpaid order and that of its payments the payment can
 * succeed; the page would show an order that nobody pays, and not ask again.
 */
async function withPayment(db: Db, order: OrderRow, last: PaymentRow | undefined): Promise<OrderRow> {
  if (order.status !== ORDER.unpaid || last?.state !== 'paid') return order
  const [now] = await db.select().from(orders).where(eq(orders.id, order.id))
  return now ?? order
}

/** What the buyer reads before the slip of a transfer is sent: the reason when the last one was refused. */
function waitingText(slip: SlipRow | undefined): string {
  return slip?.state === 'refused' ? refusalText(slip.reason) : '等待转账'
}

async function refusedSlip(
  db: Db,
  { user_id }: OrderRow,
  slip: SlipRow | undefined,
): Promise<Payment['refused_slip']> {
  if (slip?.state !== 'refused') return undefined
  const { reason, payer, bank_serial, paid_date, remark } = slip
  const files = await filesOf(db, { user_id, ids: slip.file_ids })
  return {
    ...{ reason, payer, bank_serial, paid_date, remark },
    received: formatAmount(slip.received_amount ?? 0),
    files: files.map(toFileInfo),
  }
}

/** The text of a refused slip, for the buyer; also in the order’s events. */
export function refusalText(reason: string): string {
  return `转账凭证未通过：${reason}`
}

function stateOf(order: OrderRow, last: PaymentRow | undefined): Payment['state'] {
  if (order.status === ORDER.transferSubmitted) return 'reviewing'
  if (order.status < 0) return 'closed'
  if (order.status !== ORDER.unpaid) return 'paid'
  if (order.pay_type === 'transfer') return 'waiting'
  return last?.state === 'waiting' || last?.state === 'failed' ? last.state : 'unpaid'
}

/** Where to transfer, how much, what the remark says, and which orders it pays. */
async function transferOf(db: Db, order: OrderRow): Promise<Payment['transfer']> {
  const paid = await paidByTransfer(db, order)
  return {
    ...transferAccount(),
    remark: order.transfer_sn ?? order.sn,
    amount: formatAmount(sumOf(paid, 'payable_amount')),
    payers: await payersOf(db, order),
    ids: paid.map(part => part.id),
  }
}

/** The companies from whose account the transfer for an order may come. */
export async function payersOf(db: Db, { user_id, is_ephedrine }: OrderRow): Promise<string[]> {
  const head = alias(users, 'head')
  const [buyer] = await db
    .select({ company: users.company, head: head.company })
    .from(users)
    .leftJoin(head, eq(head.id, users.head_id))
    .where(eq(users.id, user_id))
  if (!buyer) return []
  return transferPayers({ ...buyer, head: buyer.head ?? undefined, ephedrine: is_ephedrine === 1 })
}

/** The other unpaid orders of the same purchase that one payment can pay with this one, and how; null without any. */
async function combinedOf(db: Db, order: OrderRow, balance: number): Promise<Payment['combined']> {
  const together = await payableTogether(db, order)
  if (!together.some(part => part.id === order.id)) return null
  return {
    ids: together.map(part => part.id),
    amount: formatAmount(sumOf(together, 'payable_amount')),
    balance_used: formatAmount(sumOf(together, 'balance_amount')),
    ways: waysOf(together, balance),
  }
}

type PaidOrder = Pick<OrderRow, 'payable_amount' | 'balance_amount' | 'is_ephedrine'>

function waysOf(paid: readonly PaidOrder[], balance: number): Payment['ways'] {
  const sums: PaymentInput = {
    payable: sumOf(paid, 'payable_amount'),
    ephedrine: paid.some(order => order.is_ephedrine === 1),
    balance,
    balance_used: sumOf(paid, 'balance_amount'),
    no_transfer: noTransfer(),
  }
  return paymentOptions(sums)
    .filter(({ way }) => confirmsOrPays(way, sums))
    .map(offer => ({
      ...offer,
      usable: offer.usable ? 1 : 0,
      needs_password: offer.needs_password ? 1 : 0,
    }))
}

/** Where the balance covers everything, only a confirmation is left, and that is made with the password of the balance. */
function confirmsOrPays(way: PayType, { payable, ephedrine }: PaymentInput): boolean {
  return payable > 0 || ephedrine || way === 'balance'
}

/** The sum of an amount of several orders, in fen. */
export const sumOf = <Amount extends 'payable_amount' | 'balance_amount'>(
  rows: readonly Pick<OrderRow, Amount>[],
  field: Amount,
): number => sumAmounts(rows.map(row => row[field]))
