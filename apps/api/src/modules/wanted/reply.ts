import { formatPrice, OPEN_WANTED, WANTED, type WantedStep, wantedAfter } from '@yaoji/domain'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import { addDays, chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { shopSettings } from '../config/shop-settings'
import { goods } from '../goods/tables'
import { messages } from '../message/tables'
import { wanted, wantedReplies } from './tables'

/** What the shop answers to a request. */
export interface WantedReply {
  readonly text: string
  /** Unit price, 1/10000 yuan; null offers none. */
  readonly price: number | null
  /** Last day of the price, `YYYY-MM-DD`; null takes the usual one. */
  readonly valid_until: string | null
  /** The product that the shop sells now; null while it does not. */
  readonly goods_id: number | null
}

/** The price that the buyer of an accepted request accepted, 1/10000 yuan. */
const acceptedPrice = sql<number | null>`(select ${wantedReplies.price} from ${wantedReplies}
  where ${wantedReplies.wanted_id} = ${wanted.id} and ${wanted.status} = ${WANTED.accepted}
    and ${wantedReplies.accepted_at} is not null
  order by ${wantedReplies.id} desc limit 1)`.mapWith(value => (value === null ? null : Number(value)))

/** The requests that are open. */
export const IS_OPEN = inArray(wanted.status, [...OPEN_WANTED])

/** How many requests are open. */
export function countOpenWanted(db: Db): Promise<number> {
  return db.$count(wanted, IS_OPEN)
}

/** Requests that are open, the oldest first, with the companies and the price that the buyer accepted. */
export async function openWanted(db: Db) {
  return db
    .select({ wanted, company: users.company, phone: users.phone, accepted: acceptedPrice })
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
  const status = wantedAfter(row.status, stepOf(reply))
  if (status === null) throw conflict('求购已结束，不能回复')
  const valid_until = lastDay(reply, chinaDate(now))
  if (reply.goods_id !== null) await requireGoods(db, reply.goods_id)
  await db.update(wanted).set({ status }).where(eq(wanted.id, id))
  await db.insert(wantedReplies).values({ wanted_id: id, at: now, ...reply, valid_until })
  await db.insert(messages).values({
    user_id: row.user_id,
    kind: reply.goods_id === null ? 'system' : 'arrival',
    title: reply.goods_id === null ? '求购有新回复' : '求购商品已上架',
    content: `${row.name}：${reply.text}${reply.price === null ? '' : `，报价 ${formatPrice(reply.price)} 元，有效至 ${valid_until}`}`,
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
  await replyToWanted(context, id, { text, price: null, valid_until: null, goods_id: null })
  await context.db.update(wanted).set({ status: WANTED.closed }).where(eq(wanted.id, id))
  return { status: WANTED.closed }
}

function stepOf({ price, goods_id }: WantedReply): WantedStep {
  if (goods_id !== null) return 'list'
  return price === null ? 'note' : 'quote'
}

/** The last day of the price of a reply; null without a price. */
function lastDay({ price, valid_until }: WantedReply, today: string): string | null {
  if (price === null && valid_until !== null) throw invalidField('valid', '没有报价，不需要有效期')
  if (price === 0) throw invalidField('price', '报价应大于 0')
  if (valid_until !== null && valid_until < today) throw invalidField('valid', '有效期不能早于今天')
  return price === null ? null : (valid_until ?? addDays(today, shopSettings().quote_days))
}

async function requireGoods(db: Db, goods_id: number): Promise<void> {
  const [found] = await db.select({ id: goods.id }).from(goods).where(eq(goods.id, goods_id))
  if (!found) throw invalidField('goods_id', '商品不存在')
}
