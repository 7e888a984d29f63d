import { nextPointsExpiry, type PointsExpiry, sumAmounts } from '@yaoji/domain'
import { eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { users } from '../session/tables'
import { lockAccount } from './account'
import { movePoints, POINTS_USE } from './points'
import { pointsLog } from './tables'

/** The points of a buyer that expire next; null without points. */
export async function pointsExpiryOf(db: Db, userId: number): Promise<PointsExpiry | null> {
  const year = sql<number>`extract(year from ${pointsLog.at} at time zone 'Asia/Shanghai')`.mapWith(Number)
  // Points that a buyer takes back from a redemption were given before: they only make it smaller.
  const isSpending = sql`(${pointsLog.amount} < 0 or ${pointsLog.use_type} = ${POINTS_USE.redeem})`
  const sumWhere = (condition: SQL) =>
    sql<number>`coalesce(sum(${pointsLog.amount}) filter (where ${condition}), 0)`.mapWith(Number)
  const years = await db
    .select({ year, given: sumWhere(sql`not ${isSpending}`), spent: sumWhere(isSpending) })
    .from(pointsLog)
    .where(eq(pointsLog.user_id, userId))
    .groupBy(year)
  return nextPointsExpiry([
    ...years.map(each => ({ year: each.year, points: each.given })),
    { year: 0, points: sumAmounts(years.map(({ spent }) => spent)) },
  ])
}

/**
 * Takes the points of every buyer whose last day has passed. Each buyer is a transaction of its own; running it again
 * changes nothing.
 */
export async function expirePoints({ db, now }: Context): Promise<void> {
  const today = chinaDate(now)
  const owners = await db.select({ id: users.id }).from(users).where(gt(users.points, 0))
  for (const { id } of owners) {
    const due = await pointsExpiryOf(db, id)
    if (due && due.day < today) await db.transaction(tx => expireOf({ db: tx, now }, id))
  }
}

async function expireOf(context: Context, user_id: number): Promise<void> {
  const { db, now } = context
  await lockAccount(db, user_id)
  const due = await pointsExpiryOf(db, user_id)
  if (!due || due.day >= chinaDate(now)) return
  await movePoints(context, {
    user_id,
    amount: -due.points,
    use_type: POINTS_USE.expired,
    order_sn: null,
    remark: `${due.day} 到期`,
  })
}
