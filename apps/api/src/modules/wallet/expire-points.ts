import { type PointsExpiry, pointsExpiries, sumAmounts } from '@yaoji/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import { chinaDate, chinaMoment } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { lockAccount } from './account'
import { movePoints, POINTS_USE } from './points'
import { pointsLog } from './tables'

/**
 * Rows of the ledger that took points. Points that come back from a redemption or an order were given before: they only
 * make it smaller.
 */
const IS_SPENDING = sql`(${pointsLog.amount} < 0 or ${pointsLog.use_type} in (${POINTS_USE.redeem}, ${POINTS_USE.pay}))`

/** The sum of the points of some rows. */
const sumWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${pointsLog.amount}) filter (where ${condition}), 0)`.mapWith(Number)

/** The points of a buyer that expire next; null without points. */
export async function pointsExpiryOf(db: Db, userId: number): Promise<PointsExpiry | null> {
  return (await expiriesOf(db, userId))[0] ?? null
}

/** The points that a buyer can use: without those whose last day has passed. Negative after a return. */
export async function usablePoints({ db, now }: Context, userId: number): Promise<number> {
  const [buyer] = await db.select({ points: users.points }).from(users).where(eq(users.id, userId))
  const points = buyer?.points ?? 0
  return points > 0
    ? points - sumAmounts((await endedOf({ db, now }, userId)).map(each => each.points))
    : points
}

/** The points of a buyer whose last day has passed. */
async function endedOf({ db, now }: Context, userId: number): Promise<PointsExpiry[]> {
  const today = chinaDate(now)
  return (await expiriesOf(db, userId)).filter(({ day }) => day < today)
}

/** The points of a buyer by their last day, the next first. */
async function expiriesOf(db: Db, userId: number): Promise<PointsExpiry[]> {
  const year = sql<number>`extract(year from ${pointsLog.at} at time zone 'Asia/Shanghai')`.mapWith(Number)
  const years = await db
    .select({ year, given: sumWhere(sql`not ${IS_SPENDING}`), spent: sumWhere(IS_SPENDING) })
    .from(pointsLog)
    .where(eq(pointsLog.user_id, userId))
    .groupBy(year)
  return pointsExpiries([
    ...years.map(each => ({ year: each.year, points: each.given })),
    { year: 0, points: sumAmounts(years.map(({ spent }) => spent)) },
  ])
}

/**
 * Takes the points of every buyer whose last day has passed. Each buyer is a transaction of its own; running it again
 * changes nothing.
 */
export async function expirePoints({ db, now }: Context): Promise<void> {
  const expire = async (id: number) => {
    await db.transaction(tx => expirePointsOf({ db: tx, now }, id))
    return 1
  }
  const message = 'api: the points of some buyers did not expire. The next round tries them again.'
  await eachDue(await ownersOfEnded(db, now), expire, message)
}

/** The buyers who have points whose last day has passed: given before the last year, and more than was ever taken. */
async function ownersOfEnded(db: Db, now: Date): Promise<number[]> {
  const lastYear = Number(chinaDate(now).slice(0, 4)) - 1
  const isEnded = sql`${pointsLog.at} < ${chinaMoment(`${lastYear}-01-01`, 0).toISOString()}::timestamptz`
  const owners = await db
    .select({ id: pointsLog.user_id })
    .from(pointsLog)
    .groupBy(pointsLog.user_id)
    .having(sql`${sumWhere(sql`${IS_SPENDING} or ${isEnded}`)} > 0`)
  return owners.map(({ id }) => id)
}

/** Takes the points of a buyer whose last day has passed. The account is locked until the transaction ends. */
export async function expirePointsOf(context: Context, user_id: number): Promise<void> {
  await lockAccount(context.db, user_id)
  for (const { points, day } of await endedOf(context, user_id))
    await movePoints(context, {
      user_id,
      amount: -points,
      use_type: POINTS_USE.expired,
      order_sn: null,
      remark: `${day} 到期`,
    })
}
