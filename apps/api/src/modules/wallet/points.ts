import { and, eq, gte, sql } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { lockAccount } from './account'
import { pointsLog } from './tables'

/** The purpose of a change of the points, as `use_type` of the ledger. */
export const POINTS_USE = {
  order: 1,
  check_in: 2,
  activity: 3,
  redeem: 4,
  taken_back: 5,
  expired: 6,
  given: 7,
  /** Pays a part of an order, and comes back from it. */
  pay: 8,
} as const

export interface PointsMove {
  readonly user_id: number
  /** Negative reduces the points. */
  readonly amount: number
  readonly use_type: (typeof POINTS_USE)[keyof typeof POINTS_USE]
  readonly order_sn: string | null
  readonly remark: string
}

/**
 * Changes points and writes the row in the ledger. Too few points refuse, and nothing changes. Only what a return takes
 * back can make the points negative: what is given later settles it, and until then nothing can be redeemed.
 */
export async function movePoints(context: Context, move: PointsMove): Promise<void> {
  const { db } = context
  if (move.amount === 0) return
  await lockAccount(db, move.user_id)
  const isAlwaysPossible = move.amount > 0 || move.use_type === POINTS_USE.taken_back
  const [account] = await db
    .update(users)
    .set({ points: sql`${users.points} + ${move.amount}` })
    .where(and(eq(users.id, move.user_id), isAlwaysPossible ? undefined : gte(users.points, -move.amount)))
    .returning({ points: users.points })
  if (!account) throw conflict('积分不足')
  await db.insert(pointsLog).values({
    user_id: move.user_id,
    at: context.now,
    use_type: move.use_type,
    amount: move.amount,
    points_after: account.points,
    order_sn: move.order_sn,
    remark: move.remark,
  })
}
