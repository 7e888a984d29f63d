import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { Wanted, wantedCreate, wantedList } from '@yaoji/api-client/contract/wanted'
import { formatPrice, parsePrice } from '@yaoji/domain'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { countDaily, type DailyLimit } from '../session/attempts'
import { wanted, wantedReplies } from './tables'

type WantedRow = typeof wanted.$inferSelect
type Status = Wanted['status']

export const WANTED = { waiting: 10, quoted: 20, listed: 30, closed: 40 } as const

const LIMIT: DailyLimit = {
  what: 'wanted',
  most: 50,
  message: '24 小时内最多提交 50 条求购，请稍后再试，急需的品种请拨打客服热线',
}

const STATUSES: Readonly<Record<Status, { text: string; actions: Wanted['actions'] }>> = {
  [WANTED.waiting]: { text: '待处理', actions: ['close'] },
  [WANTED.quoted]: { text: '已报价', actions: ['close'] },
  [WANTED.listed]: { text: '已上架', actions: [] },
  [WANTED.closed]: { text: '已关闭', actions: [] },
}

/** The text of a status. */
export function wantedStatusText(status: Status): string {
  return STATUSES[status].text
}

/** A buyer's wanted varieties, newest first. */
export async function listWanted(
  { db, viewer }: BuyerContext,
  input: InputOf<typeof wantedList>,
): Promise<DataOf<typeof wantedList>> {
  const bounds = pageBounds(input)
  const where = and(
    eq(wanted.user_id, viewer.buyer.id),
    input.status === undefined ? undefined : sql`${wanted.status} = ${input.status}`,
  )
  const rows = await db
    .select()
    .from(wanted)
    .where(where)
    .orderBy(desc(wanted.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const [all] = await db.select({ total: count() }).from(wanted).where(where)
  return toPage(await withReplies(db, rows), all?.total ?? 0, bounds)
}

/** One wanted variety of the buyer. */
export async function showWanted(context: BuyerContext, id: number): Promise<Wanted> {
  const { db } = context
  const [shown] = await withReplies(db, [await findWanted(context, id)])
  return shown as Wanted
}

/** Stores a new wanted variety. */
export async function askWanted(
  context: BuyerContext,
  { data }: InputOf<typeof wantedCreate>,
): Promise<Wanted> {
  const { db, viewer, now } = context
  await countDaily(context, LIMIT)
  const [row] = await db
    .insert(wanted)
    .values({
      user_id: viewer.buyer.id,
      name: data.name,
      ypgg: data.ypgg ?? '',
      sccj: data.sccj ?? '',
      approval_no: data.approval_no ?? '',
      number: data.number,
      target_price: readPrice(data.target_price),
      deadline: readDeadline(data.deadline, now),
      remark: data.remark ?? '',
      status: WANTED.waiting,
      created_at: now,
    })
    .returning()
  return toWanted(row as WantedRow, [])
}

/** Closes an open wanted variety. */
export async function closeWanted(context: BuyerContext, id: number): Promise<Wanted> {
  const { db } = context
  // Until the end of the transaction, the shop does not list or close it.
  await db.select({ id: wanted.id }).from(wanted).where(eq(wanted.id, id)).for('update')
  const row = await findWanted(context, id)
  const { text, actions } = STATUSES[row.status]
  if (!actions.includes('close')) throw conflict(`${text}的求购不能关闭`)
  await db.update(wanted).set({ status: WANTED.closed }).where(eq(wanted.id, id))
  return showWanted(context, id)
}

function readPrice(text: string | undefined): number | null {
  if (!text) return null
  if (!/^\d{1,7}(\.\d{1,4})?$/.test(text))
    throw invalidField('data.target_price', '期望价格应为数字，如 12.80')
  return parsePrice(text)
}

function readDeadline(day: string | undefined, now: Date): string | null {
  if (!day) return null
  if (day < chinaDate(now)) throw invalidField('data.deadline', '截止日期不能早于今天')
  return day
}

async function findWanted({ db, viewer }: BuyerContext, id: number): Promise<WantedRow> {
  const [row] = await db
    .select()
    .from(wanted)
    .where(and(eq(wanted.id, id), eq(wanted.user_id, viewer.buyer.id)))
  if (!row) throw notFound('求购')
  return row
}

async function withReplies(db: Db, rows: readonly WantedRow[]): Promise<Wanted[]> {
  if (rows.length === 0) return []
  const replies = await db
    .select()
    .from(wantedReplies)
    .where(
      inArray(
        wantedReplies.wanted_id,
        rows.map(row => row.id),
      ),
    )
    .orderBy(asc(wantedReplies.id))
  return rows.map(row =>
    toWanted(
      row,
      replies.filter(reply => reply.wanted_id === row.id),
    ),
  )
}

function toWanted(row: WantedRow, replies: readonly (typeof wantedReplies.$inferSelect)[]): Wanted {
  const { user_id: _owner, created_at, target_price, ...rest } = row
  const { text, actions } = STATUSES[row.status]
  return {
    ...rest,
    target_price: target_price === null ? null : formatPrice(target_price),
    created_at: chinaTime(created_at),
    status_text: text,
    actions,
    replies: replies.map(reply => ({
      time: chinaTime(reply.at),
      text: reply.text,
      price: reply.price === null ? null : formatPrice(reply.price),
      goods_id: reply.goods_id,
    })),
  }
}
