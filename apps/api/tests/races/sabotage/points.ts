import { eq } from 'drizzle-orm'
import type { PointsMove } from '../../../src/modules/wallet/points'
import { pointsLog } from '../../../src/modules/wallet/tables'
import { users } from '../../../src/session/tables'
import type { Context } from '../../../src/wire/context'
import { conflict } from '../../../src/wire/refusal'
import { pause } from './pause'

export { POINTS_USE } from '../../../src/modules/wallet/points'

/** The naive way: the points are read, evaluated, and written. */
export async function movePoints({ db, now }: Context, move: PointsMove): Promise<void> {
  if (move.amount === 0) return
  const [before] = await db.select({ points: users.points }).from(users).where(eq(users.id, move.user_id))
  await pause(db)
  const points = (before?.points ?? 0) + move.amount
  if (points < 0) throw conflict('积分不足')
  await db.update(users).set({ points }).where(eq(users.id, move.user_id))
  await db.insert(pointsLog).values({
    user_id: move.user_id,
    at: now,
    use_type: move.use_type,
    amount: move.amount,
    points_after: points,
    order_sn: move.order_sn,
    remark: move.remark,
  })
}
