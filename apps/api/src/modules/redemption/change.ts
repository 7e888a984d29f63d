import { canMoveRedemption, REDEMPTION, redemptionStatusText } from '@yaoji/domain'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { conflict, notFound } from '../../wire/refusal'
import { shopSettings } from '../config/shop-settings'
import { sendMessage } from '../message/send'
import { lockAccount, moveMoney, USE } from '../wallet/account'
import { movePoints, POINTS_USE } from '../wallet/points'
import type { RedemptionRow } from './list'
import { pointsGifts, redemptions } from './tables'

const DAY_MS = 86_400_000

/** A redemption, locked until the transaction ends. The buyer's account is locked first. `userId` limits it to a buyer's own. */
export async function lockRedemption(db: Db, id: number, userId?: number): Promise<RedemptionRow> {
  const [found] = await db.select().from(redemptions).where(eq(redemptions.id, id))
  if (!found || (userId !== undefined && found.user_id !== userId)) throw notFound('积分订单')
  await lockAccount(db, found.user_id)
  const [row] = await db.select().from(redemptions).where(eq(redemptions.id, id)).for('update')
  if (!row) throw notFound('积分订单')
  return row
}

/** Changes the status of a locked redemption along the domain's table. */
async function change(
  { db }: Context,
  row: RedemptionRow,
  { status, ...values }: Partial<RedemptionRow> & Pick<RedemptionRow, 'status'>,
): Promise<RedemptionRow> {
  if (!canMoveRedemption(row.status, status))
    throw conflict(`积分订单${redemptionStatusText(row.status)}，不能进行此操作`)
  const [moved] = await db
    .update(redemptions)
    .set({ ...values, status })
    .where(and(eq(redemptions.id, row.id), eq(redemptions.status, row.status)))
    .returning()
  if (!moved) throw conflict('积分订单的状态已变化，请刷新后重试')
  return moved
}

interface Cancellation {
  /** For the buyer. */
  readonly reason: string
  /** `shop`: the points that come back are given again, so that none of them has expired meanwhile. */
  readonly by: 'buyer' | 'shop'
}

/** Cancels a locked redemption that is not shipped: points, amount and stock go back. */
export async function cancelRedemption(
  context: Context,
  row: RedemptionRow,
  { reason, by }: Cancellation,
): Promise<RedemptionRow> {
  const { db, now } = context
  const cancelled = await change(context, row, { status: REDEMPTION.cancelled, ended_at: now, reason })
  await db
    .update(pointsGifts)
    .set({ stock: sql`${pointsGifts.stock} + ${row.number}` })
    .where(eq(pointsGifts.id, row.gift_id))
  const move = { user_id: row.user_id, order_sn: row.sn, remark: `取消兑换 ${row.name}` }
  const use_type = by === 'buyer' ? POINTS_USE.redeem : POINTS_USE.given
  await movePoints(context, { ...move, amount: row.points, use_type })
  await moveMoney(context, { ...move, amount: row.cash, use_type: USE.refund })
  if (by === 'shop') await tell(context, row, '积分订单已取消', `已取消：${reason}。积分已退回`)
  return cancelled
}

/** Ships a locked redemption. */
export async function shipRedemption(
  context: Context,
  row: RedemptionRow,
  parcel: Pick<RedemptionRow, 'company' | 'tracking_no'>,
): Promise<RedemptionRow> {
  const shipped = await change(context, row, {
    ...parcel,
    status: REDEMPTION.shipped,
    shipped_at: context.now,
  })
  await tell(context, row, '积分礼品已发货', `已发货：${parcel.company} ${parcel.tracking_no}`)
  return shipped
}

/** Ends a locked redemption that arrived. */
export function receiveRedemption(context: Context, row: RedemptionRow): Promise<RedemptionRow> {
  return change(context, row, { status: REDEMPTION.done, ended_at: context.now })
}

function tell(context: Context, { user_id, sn, name }: RedemptionRow, title: string, text: string) {
  const content = `积分订单 ${sn}（${name}）${text}。`
  return sendMessage(context, { user_id, kind: 'order', title, content, url: '/order/jfdd' })
}

/** Redemptions of one round; the next round takes more. */
const ROUND = 100

/** Ends the redemptions that were shipped long ago; returns how many. Several processes can run it. */
export async function receiveShippedGifts({ db, now }: Context): Promise<number> {
  const last = new Date(now.getTime() - shopSettings().auto_receive_days * DAY_MS)
  const due = await db
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(and(eq(redemptions.status, REDEMPTION.shipped), lte(redemptions.shipped_at, last)))
    .orderBy(asc(redemptions.shipped_at))
    .limit(ROUND)
  const receive = ({ id }: { readonly id: number }) =>
    db.transaction(async tx => {
      const row = await lockRedemption(tx, id)
      if (row.status !== REDEMPTION.shipped) return 0
      await receiveRedemption({ db: tx, now }, row)
      return 1
    })
  return eachDue(due, receive, 'api: some gifts were not received. The next round tries them again.')
}
