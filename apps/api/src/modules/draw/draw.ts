import { randomInt } from 'node:crypto'
import type { DrawResult } from '@yaoji/api-client/contract/draw'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext, Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { lockAccount } from '../wallet/account'
import { type ActivityRow, readChances } from './chances'
import { givePrize } from './give'
import { pickPrize } from './pick'
import { drawActivities, drawPrizes, drawRecords } from './tables'

type RecordRow = typeof drawRecords.$inferSelect
type PrizeRow = typeof drawPrizes.$inferSelect

/** One activity. Refuses a missing one. */
export async function findActivity(db: Db, id: number): Promise<ActivityRow> {
  const [row] = await db.select().from(drawActivities).where(eq(drawActivities.id, id))
  if (!row) throw notFound('活动')
  return row
}

/**
 * Uses one chance: picks a prize, takes it from the stock, gives it and stores the result, in one transaction and
 * before anything is shown. A used chance returns its result again. A call that names no chance draws the first one, and
 * returns the newest result when there is one: a repeated call never uses a second chance.
 */
export async function drawPrize(
  context: BuyerContext,
  input: { id: number; chance?: number | undefined },
): Promise<DrawResult> {
  const { viewer, now } = context
  return context.db.transaction(async tx => {
    const inside = { ...context, db: tx }
    const activity = await findActivity(tx, input.id)
    await lockAccount(tx, viewer.buyer.id)
    const { used, chance, message } = await readChances(inside, activity, viewer.buyer)
    const wanted = input.chance ?? Math.max(1, used)
    if (wanted <= used) {
      return toResult(
        await findRecord(tx, { activityId: activity.id, userId: viewer.buyer.id, chance: wanted }),
      )
    }
    if (chance === null) throw conflict(message)
    if (wanted !== chance) throw invalidField('chance', '请按顺序使用抽奖机会')
    const prize = await reservePrize(tx, activity.id)
    const [record] = await tx
      .insert(drawRecords)
      .values({
        activity_id: activity.id,
        user_id: viewer.buyer.id,
        chance,
        created_at: now,
        ...(prize ? await prizeRow(inside, viewer.buyer.id, prize) : NOTHING),
      })
      .returning()
    return toResult(record as RecordRow)
  })
}

/** The result of a chance when no prize remains. */
const NOTHING = {
  prize_id: null,
  kind: 'none',
  name: '谢谢参与',
  remarks: '奖品已全部抽完',
  image: '',
  state: 'none',
} as const

async function prizeRow(context: Context, userId: number, prize: PrizeRow) {
  const { id: prize_id, kind, name, remarks, image } = prize
  return { prize_id, kind, name, remarks, image, state: await givePrize(context, userId, prize) }
}

/** Picks a prize and takes one of it. When another buyer took the last one meanwhile, it picks again without it. */
async function reservePrize(db: Db, activityId: number): Promise<PrizeRow | null> {
  const prizes = await db
    .select()
    .from(drawPrizes)
    .where(eq(drawPrizes.activity_id, activityId))
    .orderBy(asc(drawPrizes.sort), asc(drawPrizes.id))
  for (let left = prizes; ; ) {
    const prize = pickPrize(left, randomInt)
    if (!prize || prize.stock === null) return prize
    const taken = await db
      .update(drawPrizes)
      .set({ stock: sql`${drawPrizes.stock} - 1` })
      .where(and(eq(drawPrizes.id, prize.id), gt(drawPrizes.stock, 0)))
      .returning({ id: drawPrizes.id })
    if (taken.length > 0) return prize
    left = left.filter(other => other !== prize)
  }
}

async function findRecord(
  db: Db,
  { activityId, userId, chance }: { activityId: number; userId: number; chance: number },
): Promise<RecordRow> {
  const [row] = await db
    .select()
    .from(drawRecords)
    .where(
      and(
        eq(drawRecords.activity_id, activityId),
        eq(drawRecords.user_id, userId),
        eq(drawRecords.chance, chance),
      ),
    )
  if (!row) throw notFound('抽奖记录')
  return row
}

const STATE_TEXT: Readonly<Record<DrawResult['state'], string>> = {
  given: '已发放到账户',
  waiting: '随下一单寄出',
  none: '未中奖',
}

/** A record as the wire carries it. */
export function toResult({ user_id: _owner, prize_id: _prize, ...row }: RecordRow): DrawResult {
  return {
    ...row,
    is_join: 1,
    state_text: STATE_TEXT[row.state],
    created_at: chinaTime(row.created_at),
  }
}
