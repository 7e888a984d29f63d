import { amountText, ORDER, sumAmounts, transferShares } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { paymentTimes, shopSettings } from '../config/shop-settings'
import { messages } from '../message/tables'
import { changeStatus } from '../order/change-status'
import type { OrderRow } from '../order/tables'
import { markPaid } from './mark-paid'
import { type Refund, refundPayment, refundReason } from './refund'
import { refusalText, sumOf } from './state'
import { payments, transferSlips } from './tables'
import { heldTransfer, type Transfer, type TransferPart, transferNumber } from './transfer-slips'

/**
 * The result of accounting for a transfer: received, with the amount, or refused, with the reason; a refused transfer
 * may have a `received` amount. Amounts in fen.
 */
export type TransferFinding =
  | { readonly kind: 'confirm'; readonly received: number }
  | { readonly kind: 'refuse'; readonly received: number; readonly reason: string }

/**
 * The effect of a finding. `refunded`: money that no order expected; `dismissed`: refused for orders that did not wait for
 * it; `repeated`: nothing changed.
 */
export type TransferOutcome = 'paid' | 'refunded' | 'refused' | 'dismissed' | 'repeated'

/** An order of a transfer, and what of the received money is for it. */
interface Share extends TransferPart {
  readonly received: number
}

/**
 * Applies the result of accounting for the last transfer with a number, once and for all of its orders. They are paid when
 * the received amount covers those that wait for it, and the rest goes to the buyer’s balance. When it is refused, they
 * can be paid again, with the full time of a transfer. Received money is never lost: what no order can use goes to the
 * balance. Refuses less than the orders cost.
 */
export async function reviewTransfer(
  context: Context,
  number: string,
  finding: TransferFinding,
): Promise<TransferOutcome> {
  const transfer = await heldTransfer(context.db, number)
  if (transfer.some(({ slip }) => slip.state !== 'submitted')) return repeatedFinding(transfer, finding)
  const awaited = transfer.filter(({ order }) => isAwaited(order)).map(({ order }) => order)
  if (finding.kind === 'confirm') checkReceived(awaited, finding.received)
  const shares = sharesOf(transfer, finding)
  for (const share of shares) {
    await closeSlip(context, share, finding)
    await keepPayment(context, share)
  }
  if (finding.kind === 'refuse') return refuse(context, { transfer, shares, reason: finding.reason })
  for (const share of shares) await confirm(context, share)
  if (awaited.length === 0) return 'refunded'
  await sendMessage(context, transfer[0].order, {
    title: '转账已到账',
    content: `${nameOf(transfer)}的转账已确认，正在审核。`,
  })
  return 'paid'
}

const isAwaited = ({ status }: OrderRow) => status === ORDER.transferSubmitted

/** What of the received money is for each order: an order that is not paid by it costs nothing. */
function sharesOf(transfer: Transfer, { kind, received }: TransferFinding): Share[] {
  const costs = transfer.map(({ order }) =>
    kind === 'confirm' && isAwaited(order) ? order.payable_amount : 0,
  )
  const amounts = transferShares(received, costs)
  return transfer.map((part, at) => ({ ...part, received: amounts[at] ?? 0 }))
}

/** The number of the payment that a slip becomes. */
const paymentNumber = ({ slip }: TransferPart) => `T${slip.id}`

/** The same finding again changes nothing; a different one contradicts the first and is refused. */
function repeatedFinding(transfer: Transfer, { kind, received }: TransferFinding): 'repeated' {
  const [{ slip }] = transfer
  const before = sumAmounts(transfer.map(part => part.slip.received_amount ?? 0))
  const same = slip.state === (kind === 'confirm' ? 'confirmed' : 'refused')
  if (same && before === received) return 'repeated'
  const what = slip.state === 'confirmed' ? '已确认到账' : '已驳回'
  throw conflict(`转账凭证${what} ${amountText(before)}，不能更改`)
}

function checkReceived(awaited: readonly OrderRow[], received: number): void {
  const cost = sumOf(awaited, 'payable_amount')
  if (received >= cost) return
  throw conflict(`到账 ${amountText(received)} 少于应付 ${amountText(cost)}，请驳回并说明原因`)
}

async function closeSlip(
  { db, now }: Context,
  { slip, received }: Share,
  finding: TransferFinding,
): Promise<void> {
  await db
    .update(transferSlips)
    .set({
      state: finding.kind === 'confirm' ? 'confirmed' : 'refused',
      received_amount: received,
      reason: finding.kind === 'refuse' ? finding.reason : '',
      decided_at: now,
    })
    .where(and(eq(transferSlips.id, slip.id), eq(transferSlips.state, 'submitted')))
}

/** Received money is a payment of its order, whatever happens to the order. */
async function keepPayment({ db, now }: Context, share: Share): Promise<void> {
  const { order, slip, received } = share
  if (received === 0) return
  await db.insert(payments).values({
    sn: paymentNumber(share),
    order_id: order.id,
    user_id: order.user_id,
    way: 'transfer',
    amount: received,
    state: 'paid',
    gateway_no: slip.bank_serial,
    created_at: slip.at,
    settled_at: now,
  })
}

/** Pays an order that waits for the transfer; the rest, and all money for another order, goes to the balance. */
async function confirm(context: Context, share: Share): Promise<void> {
  const { order, received } = share
  const payment_sn = paymentNumber(share)
  if (!isAwaited(order)) {
    await giveBack(context, order, { payment_sn, amount: received, remark: refundReason(order) })
    return
  }
  const paid = await markPaid(context, order, { way: 'transfer', amount: order.payable_amount })
  const over = received - order.payable_amount
  await giveBack(context, paid, { payment_sn, amount: over, remark: '转账多付部分，退回余额' })
}

interface Refusal {
  transfer: Transfer
  shares: readonly Share[]
  reason: string
}

async function refuse(context: Context, { transfer, shares, reason }: Refusal): Promise<TransferOutcome> {
  const event = refusalText(reason)
  const pay_before = new Date(context.now.getTime() + paymentTimes().transfer * 60_000)
  const waited = transfer.some(({ order }) => isAwaited(order))
  for (const share of shares) {
    const { order, received: amount } = share
    const after = isAwaited(order)
      ? await changeStatus(context, order, { to: ORDER.unpaid, change: { pay_before }, event })
      : order
    const remark = '转账未通过，到账金额退回余额'
    await giveBack(context, after, { payment_sn: paymentNumber(share), amount, remark })
  }
  await sendMessage(context, transfer[0].order, {
    title: '转账凭证未通过',
    content: `${nameOf(transfer).trim()}：${reason}。${waited ? `请在 ${shopSettings().payment_transfer_hours} 小时内重新付款或提交凭证` : '不影响订单，不需要重新付款'}。`,
  })
  return waited ? 'refused' : 'dismissed'
}

/** What a message calls the transfer: its order, or the purchase with the number of its orders. */
function nameOf(transfer: Transfer): string {
  const number = transferNumber(transfer)
  return transfer.length === 1
    ? `订单 ${transfer[0].order.sn} `
    : `采购 ${number}（${transfer.length} 个订单）`
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
