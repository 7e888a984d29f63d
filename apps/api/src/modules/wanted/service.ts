import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { Wanted, wantedAccept, wantedCreate, wantedList } from '@yaoji/api-client/contract/wanted'
import { formatPrice, parsePrice, WANTED, wantedActions, wantedStatusText } from '@yaoji/domain'
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { countDaily, type DailyLimit } from '../../session/attempts'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { BuyerContext, Context } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { wanted, wantedReplies } from './tables'

type WantedRow = typeof wanted.$inferSelect

const LIMIT: DailyLimit = {
  what: 'wanted',
  most: 50,
  message: '24 小时内最多提交 50 条求购，请稍后再试，急需的品种请拨打客服热线',
}

/** A buyer's wanted varieties, newest first. */
export async function listWanted(
  context: BuyerContext,
  input: InputOf<typeof wantedList>,
): Promise<DataOf<typeof wantedList>> {
  const { db, viewer } = context
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
  return toPage(await withReplies(context, rows), all?.total ?? 0, bounds)
}

/** One wanted variety of the buyer. */
export async function showWanted(context: BuyerContext, id: number): Promise<Wanted> {
  const [shown] = await withReplies(context, [await findWanted(context, id)])
  return shown as Wanted
}

/** Stores a new wanted variety. */
export async function createWanted(
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
  return toWanted(row as WantedRow, [], chinaDate(now))
}

/** Closes an open wanted variety. */
export async function closeWanted(context: BuyerContext, id: number): Promise<Wanted> {
  const { actions, status_text } = await lockWanted(context, id)
  if (!actions.includes('close')) throw conflict(`${status_text}的求购不能关闭`)
  await context.db.update(wanted).set({ status: WANTED.closed }).where(eq(wanted.id, id))
  return showWanted(context, id)
}

/**
 * Accepts the last price, which must be the one that the buyer saw. The shop sees it at its group; nothing is ordered.
 * Throws a 409 where there is no price that holds, or another one.
 */
export async function acceptQuote(
  context: BuyerContext,
  { id, expected_price }: InputOf<typeof wantedAccept>,
): Promise<Wanted> {
  const { db, now } = context
  const { actions, status, status_text } = await lockWanted(context, id)
  if (!actions.includes('accept'))
    throw conflict(
      status === WANTED.quoted ? '报价已过有效期，请等待重新报价' : `${status_text}的求购没有可接受的报价`,
    )
  const quote = await lastQuote(db, id)
  if (!quote || formatPrice(quote.price ?? 0) !== expected_price) throw conflict('报价已更新，请查看后再接受')
  await db.update(wantedReplies).set({ accepted_at: now }).where(eq(wantedReplies.id, quote.id))
  await db.update(wanted).set({ status: WANTED.accepted }).where(eq(wanted.id, id))
  return showWanted(context, id)
}

/** The buyer's request; until the end of the transaction the shop does not change it. */
async function lockWanted(context: BuyerContext, id: number): Promise<Wanted> {
  await context.db.select({ id: wanted.id }).from(wanted).where(eq(wanted.id, id)).for('update')
  return showWanted(context, id)
}

async function lastQuote(db: Db, id: number) {
  const [quote] = await db
    .select()
    .from(wantedReplies)
    .where(and(eq(wantedReplies.wanted_id, id), isNotNull(wantedReplies.price)))
    .orderBy(desc(wantedReplies.id))
    .limit(1)
  return quote
}

function readPrice(text: string | undefined): number | null {
  if (!text) return null
  if (!/^\d{1,7}(\.\d{1,4})?$/.test(text))
    throw invalidField('data.target_price', '期望价格应为数字，如 12.80')
  const price = parsePrice(text)
  if (price === 0) throw invalidField('data.target_price', '期望价格应大于 0，不填则由采购专员报价')
  return price
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

async function withReplies({ db, now }: Context, rows: readonly WantedRow[]): Promise<Wanted[]> {
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
      chinaDate(now),
    ),
  )
}

type ReplyRow = typeof wantedReplies.$inferSelect

function toWanted(row: WantedRow, replies: readonly ReplyRow[], today: string): Wanted {
  const { user_id: _owner, created_at, target_price, status, ...rest } = row
  const quote = replies.findLast(({ price }) => price !== null)
  return {
    ...rest,
    status,
    target_price: target_price === null ? null : formatPrice(target_price),
    created_at: chinaTime(created_at),
    status_text: wantedStatusText(status),
    actions: wantedActions({ status, valid_until: quote?.valid_until ?? null, today }),
    replies: replies.map(({ at, text, price, valid_until, accepted_at, goods_id }) => ({
      time: chinaTime(at),
      text,
      price: price === null ? null : formatPrice(price),
      valid_until,
      accepted_at: accepted_at && chinaTime(accepted_at),
      goods_id,
    })),
  }
}
