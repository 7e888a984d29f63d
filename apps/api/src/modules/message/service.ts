import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { Message, messageList, messageRead } from '@yaoji/api-client/contract/message'
import type { BulkResult } from '@yaoji/api-client/contract/wire'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { shopSettings } from '../config/shop-settings'
import { messages } from './tables'

const KIND_TEXTS: Readonly<Record<Message['kind'], string>> = {
  order: '订单消息',
  licence: '资质提醒',
  promotion: '优惠活动',
  system: '系统通知',
  arrival: '到货通知',
  goods: '商品提醒',
}

/** Kinds in the order of their tabs. */
const KINDS = [
  'order',
  'licence',
  'promotion',
  'system',
  'arrival',
  'goods',
] as const satisfies Message['kind'][]

/** A page of a buyer's messages, newest first, with the unread ones counted by kind. */
export async function listMessages(
  { db, viewer }: BuyerContext,
  input: InputOf<typeof messageList>,
): Promise<DataOf<typeof messageList>> {
  const bounds = pageBounds(input)
  const where = and(
    eq(messages.user_id, viewer.buyer.id),
    input.kind && eq(messages.kind, input.kind),
    input.is_read !== undefined ? eq(messages.is_read, input.is_read) : undefined,
  )
  const rows = await db
    .select()
    .from(messages)
    .where(where)
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const [all] = await db.select({ total: count() }).from(messages).where(where)
  return {
    ...toPage(rows.map(toMessage), all?.total ?? 0, bounds),
    kinds: await countKinds(db, viewer.buyer.id),
    message_days: shopSettings().message_days,
  }
}

/**
 * Marks messages as read, those with these ids or all of the buyer, and returns how many are unread. Another buyer’s
 * message looks like a missing one.
 */
export async function readMessages(
  { db, viewer }: BuyerContext,
  ids: readonly number[] = [],
): Promise<DataOf<typeof messageRead>> {
  const own = eq(messages.user_id, viewer.buyer.id)
  const named = ids.length > 0 ? inArray(messages.id, [...ids]) : undefined
  const rows = await db
    .update(messages)
    .set({ is_read: 1 })
    .where(and(own, named ?? eq(messages.is_read, 0)))
    .returning({ id: messages.id })
  const read = new Set(rows.map(row => row.id))
  const added: BulkResult['added'] = []
  const refused: BulkResult['refused'] = []
  for (const [entry, id] of ids.entries()) {
    if (read.has(id)) added.push({ entry, id, number: 1 })
    else refused.push({ entry, id, reason: 'not_found', message: '消息不存在或已被删除' })
  }
  return { added, adjusted: [], refused, message_count: await countUnread(db, viewer.buyer.id) }
}

/** Number of a buyer’s unread messages. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const [row] = await selectUnread(db, userId)
  return row?.unread ?? 0
}

/** The same as a query, to be part of another statement. */
export function selectUnread(db: Db, userId: number) {
  return db
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.user_id, userId), eq(messages.is_read, 0)))
}

async function countKinds(db: Db, userId: number) {
  const rows = await db
    .select({ kind: messages.kind, unread: count() })
    .from(messages)
    .where(and(eq(messages.user_id, userId), eq(messages.is_read, 0)))
    .groupBy(messages.kind)
  const unread = new Map(rows.map(row => [row.kind, row.unread]))
  return KINDS.map(kind => ({ kind, name: KIND_TEXTS[kind], unread: unread.get(kind) ?? 0 }))
}

function toMessage({ user_id: _owner, ...row }: typeof messages.$inferSelect): Message {
  return { ...row, kind_text: KIND_TEXTS[row.kind], created_at: chinaTime(row.created_at) }
}
