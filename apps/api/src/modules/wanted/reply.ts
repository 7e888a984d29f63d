import { formatPrice } from '@yaoji/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { goods } from '../goods/tables'
import { messages } from '../message/tables'
import { users } from '../session/tables'
import { WANTED } from './service'
import { wanted, wantedReplies } from './tables'

/** What the shop answers to a request. */
export interface WantedReply {
  readonly text: string
  /** Unit price, 1/10000 yuan; null offers none. */
  readonly price: number | null
  /** The product that the shop sells now; null while it does not. */
  readonly goods_id: number | null
}

/** The requests that are open. */
export const IS_OPEN = inArray(wanted.status, [WANTED.waiting, WANTED.quoted])

/** How many requests are open. */
export function countOpenWanted(db: Db): Promise<number> {
  return db.$count(wanted, IS_OPEN)
}

/** Requests that are open, the oldest first, with the companies. */
export async function openWanted(db: Db) {
  return db
    .select({ wanted, company: users.company, phone: users.phone })
    .from(wanted)
    .innerJoin(users, eq(users.id, wanted.user_id))
    .where(IS_OPEN)
    .orderBy(asc(wanted.id))
}

/** Answers an open request: with a product it is listed, with a price quoted. The buyer gets a message. */
export async function replyToWanted(
  { db, now }: Context,
  id: number,
  reply: WantedReply,
): Promise<Pick<typeof wanted.$inferSelect, 'status'>> {
  const [row] = await db.select().from(wanted).where(eq(wanted.id, id)).for('update')
  if (!row) throw notFound('求购')
  if (row.status !== WANTED.waiting && row.status !== WANTED.quoted) throw conflict('求购已结束，不能回复')
  if (reply.goods_id !== null) await requireGoods(db, reply.goods_id)
  const status = statusAfter(row.status, reply)
  await db.update(wanted).set({ status }).where(eq(wanted.id, id))
  await db.insert(wantedReplies).values({ wanted_id: id, at: now, ...reply })
  await db.insert(messages).values({
    user_id: row.user_id,
    kind: reply.goods_id === null ? 'system' : 'arrival',
    title: reply.goods_id === null ? '求购有新回复' : '求购商品已上架',
    content: `${row.name}：${reply.text}${reply.price === null ? '' : `，报价 ${formatPrice(reply.price)} 元`}`,
    url: `/zzfw/pzqg/info?id=${id}`,
    created_at: now,
  })
  return { status }
}

/** Closes an open request that the shop cannot meet, with the reason as a reply. */
export async function closeByShop(
  context: Context,
  id: number,
  text: string,
): Promise<Pick<typeof wanted.$inferSelect, 'status'>> {
  await replyToWanted(context, id, { text, price: null, goods_id: null })
  await context.db.update(wanted).set({ status: WANTED.closed }).where(eq(wanted.id, id))
  return { status: WANTED.closed }
}

function statusAfter(status: typeof WANTED.waiting | typeof WANTED.quoted, { price, goods_id }: WantedReply) {
  if (goods_id !== null) return WANTED.listed
  return price === null ? status : WANTED.quoted
}

async function requireGoods(db: Db, goods_id: number): Promise<void> {
  const [found] = await db.select({ id: goods.id }).from(goods).where(eq(goods.id, goods_id))
  if (!found) throw invalidField('goods_id', '商品不存在')
}
