import { amountText, REFUND_TARGETS } from '@yaoji/domain'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import type { Deps } from '../../wire/deps'
import { eachDue } from '../../wire/each-due'
import { sendMessage } from '../message/send'
import { orderEvents, orders } from '../order/tables'
import { lockAccount } from '../wallet/account'
import { refunds } from './tables'

export type RefundRow = typeof refunds.$inferSelect

/** Refunds of one round; the next round takes more. */
const ROUND = 50

/** Seconds until a refund that the gateway did not accept is sent again. */
const RETRY_SECONDS = 300

/**
 * Sends the refunds that are due to the gateway; returns how many it accepted. A refund is claimed before it is sent, so
 * that several processes share the work. When a process dies, its refunds are sent again under the same number, which
 * the gateway pays once. Throws when some were not accepted, after it has sent the others.
 */
export async function sendRefunds({ db, ports, now }: Pick<Deps, 'db' | 'ports' | 'now'>): Promise<number> {
  const send = async (row: RefundRow) => {
    const request = { refund_sn: row.sn, payment_sn: row.payment_sn ?? '', amount: row.amount }
    const { gateway_no } = await ports.payment.refund(request)
    await db.transaction(tx => settleRefund({ db: tx, now: now() }, row, gateway_no))
    return 1
  }
  const message = 'api: the gateway accepted not all refunds. They are sent again.'
  return eachDue(await claimDue({ db, now: now() }), send, message)
}

async function claimDue({ db, now }: Context): Promise<RefundRow[]> {
  return db.transaction(async tx => {
    const due = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.state, 'waiting'), lte(refunds.send_at, now)))
      .orderBy(asc(refunds.id))
      .limit(ROUND)
      .for('update', { skipLocked: true })
    const send_at = new Date(now.getTime() + RETRY_SECONDS * 1000)
    for (const { id } of due) await tx.update(refunds).set({ send_at }).where(eq(refunds.id, id))
    return due
  })
}

/** Notes that a refund arrived, once, and tells the buyer; false when it was noted before. */
export async function settleRefund(
  context: Context,
  { id, user_id, order_id, way, amount }: RefundRow,
  gateway_no: string,
): Promise<boolean> {
  const { db, now } = context
  await lockAccount(db, user_id)
  const settled = await db
    .update(refunds)
    .set({ state: 'done', gateway_no, send_at: null, settled_at: now })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'waiting')))
    .returning({ id: refunds.id })
  if (settled.length === 0) return false
  const text = `退款 ${amountText(amount)} 已到账：${REFUND_TARGETS[way]}`
  await db.insert(orderEvents).values({ order_id, at: now, text })
  const [order] = await db.select({ sn: orders.sn }).from(orders).where(eq(orders.id, order_id))
  await sendMessage(context, {
    user_id,
    kind: 'order',
    title: '退款已到账',
    content: `订单 ${order?.sn}：${text}。`,
    url: `/order/info/${order_id}`,
  })
  return true
}
