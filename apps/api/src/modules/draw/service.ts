import type { DataOf } from '@yaoji/api-client/contract'
import type { drawActivity, drawNewRecord, drawRecord, drawSimple } from '@yaoji/api-client/contract/draw'
import { and, asc, count, desc, eq, gt, lte, ne } from 'drizzle-orm'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext, ViewerContext } from '../../wire/context'
import { type PageInput, pageBounds, toPage } from '../../wire/pages'
import { readChances } from './chances'
import { findActivity, toResult } from './draw'
import { drawActivities, drawPrizes, drawRecords } from './tables'

type Activity = DataOf<typeof drawActivity>

/** One activity with its prizes and the viewer's chances. */
export async function showActivity(context: ViewerContext, id: number): Promise<Activity> {
  const { db, viewer } = context
  const activity = await findActivity(db, id)
  const { state, used, chance, message } = await readChances(context, activity, viewer.buyer)
  const prizes = await db
    .select()
    .from(drawPrizes)
    .where(eq(drawPrizes.activity_id, id))
    .orderBy(asc(drawPrizes.sort), asc(drawPrizes.id))
  return {
    id,
    name: activity.name,
    remarks: activity.remarks,
    image: activity.image,
    rules: activity.rules,
    begin_at: chinaTime(activity.begin_at),
    end_at: chinaTime(activity.end_at),
    state,
    message,
    is_join: viewer.buyer && used >= activity.chances ? 1 : 0,
    chances_left: viewer.buyer ? Math.max(0, activity.chances - used) : 0,
    chance,
    prizes: prizes.map(prize => ({
      id: prize.id,
      kind: prize.kind,
      name: prize.name,
      remarks: prize.remarks,
      image: prize.image,
      is_left: prize.stock === 0 ? 0 : 1,
    })),
  }
}

const NO_POPUP = { id: null, is_join: 1, name: '', remarks: '', image: '', chance: null } as const

/** The draw that pops up for whoever asks. Visitors, and buyers without a chance, get none. */
export async function simpleDraw(context: ViewerContext): Promise<DataOf<typeof drawSimple>> {
  const { db, viewer, now } = context
  if (!viewer.buyer) return NO_POPUP
  const rows = await db
    .select()
    .from(drawActivities)
    .where(
      and(eq(drawActivities.is_simple, 1), lte(drawActivities.begin_at, now), gt(drawActivities.end_at, now)),
    )
    .orderBy(desc(drawActivities.begin_at), desc(drawActivities.id))
  for (const activity of rows) {
    const { chance } = await readChances(context, activity, viewer.buyer)
    const { id, name, remarks, image } = activity
    if (chance !== null) return { id, is_join: 0, name, remarks, image, chance }
  }
  return NO_POPUP
}

/** Winners that are named beside the wheel. */
const WINNERS = 20

/** The viewer’s newest result in an activity, and the latest winners. */
export async function newRecord(
  { db, viewer }: ViewerContext,
  id: number,
): Promise<DataOf<typeof drawNewRecord>> {
  await findActivity(db, id)
  const ofActivity = eq(drawRecords.activity_id, id)
  const [own] = viewer.buyer
    ? await db
        .select()
        .from(drawRecords)
        .where(and(ofActivity, eq(drawRecords.user_id, viewer.buyer.id)))
        .orderBy(desc(drawRecords.chance))
        .limit(1)
    : []
  const winners = await db
    .select({ company: users.company, name: drawRecords.name, at: drawRecords.created_at })
    .from(drawRecords)
    .innerJoin(users, eq(users.id, drawRecords.user_id))
    .where(and(ofActivity, ne(drawRecords.kind, 'none')))
    .orderBy(desc(drawRecords.id))
    .limit(WINNERS)
  return {
    record: own ? toResult(own) : null,
    list: winners.map(({ company, name, at }) => ({
      company: coverName(company),
      name,
      created_at: chinaTime(at),
    })),
  }
}

/** A company's name with its middle covered: 康宁大药房 is 康***房. */
export function coverName(company: string): string {
  const letters = [...company]
  return `${letters[0] ?? ''}***${letters.length > 2 ? letters.at(-1) : ''}`
}

/** A buyer’s results, newest first. */
export async function listRecords(
  { db, viewer }: BuyerContext,
  input: PageInput,
): Promise<DataOf<typeof drawRecord>> {
  const bounds = pageBounds(input)
  const own = eq(drawRecords.user_id, viewer.buyer.id)
  const rows = await db
    .select({ record: drawRecords, activity: drawActivities.name })
    .from(drawRecords)
    .innerJoin(drawActivities, eq(drawActivities.id, drawRecords.activity_id))
    .where(own)
    .orderBy(desc(drawRecords.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const [all] = await db.select({ total: count() }).from(drawRecords).where(own)
  const list = rows.map(({ record, activity }) => ({ ...toResult(record), activity }))
  return toPage(list, all?.total ?? 0, bounds)
}
