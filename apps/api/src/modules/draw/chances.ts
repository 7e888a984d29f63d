import { isLicenceChecked } from '@yaoji/domain'
import { and, eq, max } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { UserRow } from '../../session/viewer'
import type { Context } from '../../wire/context'
import { stateAt } from '../activity/service'
import { type drawActivities, drawRecords } from './tables'

export type ActivityRow = typeof drawActivities.$inferSelect

/** A buyer’s possibilities in a draw now. */
export interface Chances {
  readonly state: 'coming' | 'running' | 'over'
  readonly used: number
  /** The chance to draw with; null when there is none. */
  readonly chance: number | null
  /** Why there is none, as the buyer reads it; empty when there is one. */
  readonly message: string
}

/** Reads the chances of a buyer or a visitor. */
export async function readChances(
  { db, now }: Context,
  activity: ActivityRow,
  buyer: UserRow | null,
): Promise<Chances> {
  const state = stateAt(now, activity.begin_at, activity.end_at)
  const used = buyer ? await countUsed(db, activity.id, buyer.id) : 0
  const message = refusalOf(state, buyer, used >= activity.chances)
  return { state, used, message, chance: message === '' ? used + 1 : null }
}

function refusalOf(state: Chances['state'], buyer: UserRow | null, isUsedUp: boolean): string {
  if (state === 'coming') return '活动未开始'
  if (state === 'over') return '活动已结束'
  if (!buyer) return '登录后可参与抽奖'
  if (!isLicenceChecked(buyer.licence_state)) return '资质审核通过后可参与抽奖'
  return isUsedUp ? '您的抽奖机会已用完' : ''
}

async function countUsed(db: Db, activityId: number, userId: number): Promise<number> {
  const [row] = await db
    .select({ used: max(drawRecords.chance) })
    .from(drawRecords)
    .where(and(eq(drawRecords.activity_id, activityId), eq(drawRecords.user_id, userId)))
  return row?.used ?? 0
}
