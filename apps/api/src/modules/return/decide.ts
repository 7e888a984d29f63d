import { RETURN, RETURN_KIND_ROWS, type RefundPart, refundText } from '@yaoji/domain'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { shopSettings } from '../config/shop-settings'
import { giveBackToVoucher } from '../coupon/voucher'
import { sendMessage } from '../message/send'
import { lockOrder } from '../order/change-status'
import { invoicedAmount } from '../order/invoice-answer'
import { removeFromApplications } from '../order/invoice-state'
import { earnedPoints } from '../order/receive'
import { dropReceipt } from '../order/ship'
import { orderEvents, orders } from '../order/tables'
import { planRefund, writeRefund } from '../refund/create'
import { giveBackPoints } from '../wallet/pay-points'
import { movePoints, POINTS_USE } from '../wallet/points'
import { type ReturnAddress, type ReturnRow, returnAddress } from './answer'
import { changeReturn, requireMove } from './change'
import { shareFreight } from './freight'
import { sendAgain } from './send-again'
import { orderReturns } from './tables'

const DAY_MS = 86_400_000

/** What the buyer does after each status that an approval or an inspection leads to. */
const EVENTS: Readonly<Partial<Record<ReturnRow['status'], () => string>>> = {
  [RETURN.toSend]: () => `审核通过，请在 ${shopSettings().return_send_days} 天内寄回商品并填写运单号`,
  [RETURN.toInspect]: () => '审核通过，等待商品退回验收',
  [RETURN.refunding]: () => '已同意退款，等待财务打款',
}

/** Approves a return: the buyer sends the goods, the money is next, or the missing goods leave at once. */
export async function approveReturn(context: Context, row: ReturnRow): Promise<ReturnRow> {
  const step = { from: RETURN.waiting, to: RETURN_KIND_ROWS[row.kind].approved }
  const send_before =
    step.to === RETURN.toSend
      ? new Date(context.now.getTime() + shopSettings().return_send_days * DAY_MS)
      : null
  requireMove(row, step)
  const event =
    (EVENTS[step.to]?.() ?? `审核通过，补发的商品已出库：${await sendAgain(context, row.id)}`) +
    (step.to === RETURN.toSend ? `：${addressText(await returnAddress(context.db, row.order_id))}` : '')
  return notifyBuyer(
    context,
    await changeReturn(context, row, { ...step, event, change: { send_before } }),
    event,
  )
}

/** Accepts what came back: the money is next, or the same goods leave at once. */
export async function acceptReturn(context: Context, row: ReturnRow): Promise<ReturnRow> {
  const step = { from: RETURN.toInspect, to: RETURN_KIND_ROWS[row.kind].inspected }
  requireMove(row, step)
  const event =
    step.to === RETURN.done
      ? `验收合格，换货商品已出库：${await sendAgain(context, row.id)}`
      : '验收合格，等待财务打款'
  return notifyBuyer(context, await changeReturn(context, row, { ...step, event }), event)
}

/** Rejects a return, before the goods come back or after their inspection. */
export async function rejectReturn(context: Context, row: ReturnRow, reason: string): Promise<ReturnRow> {
  const event = `申请未通过：${reason}`
  const change = { reject_reason: reason }
  return notifyBuyer(context, await changeReturn(context, row, { to: RETURN.rejected, event, change }), event)
}

/** Pays the refund the way of the payment, and takes back the points that the goods brought. */
export async function refundReturn(context: Context, locked: ReturnRow): Promise<ReturnRow> {
  const { db, now } = context
  requireMove(locked, { from: RETURN.refunding, to: RETURN.done })
  const row = await withFreight(db, locked)
  const amount = row.goods_amount + row.shipping_amount
  const order = await lockOrder(db, row.order_id)
  if (!order) throw notFound('订单')
  const parts = await planRefund(db, order, amount)
  const goes = refundText(parts, { voucher: row.voucher_amount, points: row.points })
  const what = refundName(row)
  const points = await earnedPoints(context, order)
  const event = goesToBalance(row, parts) ? '退款已到账户余额' : goes
  const done = await changeReturn(context, row, {
    from: RETURN.refunding,
    to: RETURN.done,
    event,
    change: { refunded_at: now },
  })
  await dropReceipt(db, order)
  if (order.received_at !== null)
    await movePoints(context, {
      user_id: row.user_id,
      amount: (await earnedPoints(context, order)) - points,
      use_type: POINTS_USE.taken_back,
      order_sn: order.sn,
      remark: `退货扣回积分 ${row.sn}`,
    })
  await giveBackPoints(context, { order, points: row.points, remark: `退货退回积分 ${row.sn}` })
  if (order.user_voucher_id !== null)
    await giveBackToVoucher(context, {
      id: order.user_voucher_id,
      order_sn: order.sn,
      amount: row.voucher_amount,
    })
  await writeRefund(context, order, { parts, sn: row.sn, return_id: row.id, remark: `${what} ${row.sn}` })
  await db
    .update(orders)
    .set({ refunded_amount: sql`${orders.refunded_amount} + ${amount}` })
    .where(eq(orders.id, order.id))
  const left = invoicedAmount({ ...order, refunded_amount: order.refunded_amount + amount })
  const withdrawn = left === 0 && (await removeFromApplications(db, order.id))
  const text = `${what} ${row.sn}：${goes}${withdrawn ? '；订单没有可开票的金额，开票申请已撤回' : ''}`
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text })
  return notifyBuyer(context, done, event)
}

/** An address as a text message or a courier's form has it. */
function addressText({ receiver, phone, address }: ReturnAddress): string {
  return [receiver, phone, address].filter(Boolean).join(' ')
}

/** What the refund of a return is called, in the ledger and in the events of its order. */
function refundName({ kind, unshipped }: ReturnRow): string {
  if (unshipped) return '未发货商品退款'
  const { text } = RETURN_KIND_ROWS[kind]
  return text.endsWith('退款') ? text : `${text}退款`
}

/** The return with the freight that it brings when it is paid now. */
async function withFreight(db: Db, { id, order_id }: ReturnRow): Promise<ReturnRow> {
  await shareFreight(db, order_id, id)
  const [row] = await db.select().from(orderReturns).where(eq(orderReturns.id, id))
  if (!row) throw notFound('退货申请')
  return row
}

/** All of a refund is in the balance at once. */
function goesToBalance({ voucher_amount, points }: ReturnRow, parts: readonly RefundPart[]): boolean {
  const isMoneyOnly = voucher_amount === 0 && points === 0
  return isMoneyOnly && parts.length > 0 && parts.every(({ way }) => way === 'balance')
}

async function notifyBuyer(context: Context, row: ReturnRow, event: string): Promise<ReturnRow> {
  await sendMessage(context, {
    user_id: row.user_id,
    kind: 'order',
    title: '退换货进度',
    content: `${RETURN_KIND_ROWS[row.kind].text} ${row.sn}：${event}。`,
    url: `/order/returnInfo/${row.sn}`,
  })
  return row
}
