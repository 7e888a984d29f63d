import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { sessions, users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { storeVisits } from '../user/tables'

/** A store and the head office that it joins or leaves. */
export interface Membership {
  readonly store: UserRow
  readonly head: UserRow
}

/** Adds a store to a head office, both by their phone numbers. A store has one head office, which is no store itself. */
export async function joinHead(db: Db, phones: { store: string; head: string }): Promise<Membership> {
  const { store: storePhone, head: headPhone } = phones
  if (storePhone === headPhone) throw invalidField('head', '总部和门店不能是同一个账号')
  // The head office first, as a change to one of its stores locks them.
  const head = await lockByPhone(db, headPhone)
  const store = await lockByPhone(db, storePhone)
  if (!store) throw notFound('门店')
  if (!head) throw invalidField('head', '没有这个手机号的总部账号')
  if (store.head_id !== null) throw conflict(`${store.company} 已有总部，请先退出`)
  if (head.head_id !== null) throw conflict(`${head.company} 是门店，不能作为总部`)
  const [own] = await db.select({ id: users.id }).from(users).where(eq(users.head_id, store.id)).limit(1)
  if (own) throw conflict(`${store.company} 有门店，不能加入其他总部`)
  await db.update(users).set({ head_id: head.id }).where(eq(users.id, store.id))
  return { store, head }
}

/** Removes a store from its head office, whose visits to it end. */
export async function leaveHead(db: Db, phone: string): Promise<Membership> {
  const store = await lockByPhone(db, phone)
  if (!store) throw notFound('门店')
  const [head] = await db
    .select()
    .from(users)
    .where(eq(users.id, store.head_id ?? 0))
  if (!head) throw conflict(`${store.company} 没有总部`)
  await db.update(users).set({ head_id: null }).where(eq(users.id, store.id))
  const visits = db.select({ id: storeVisits.session_id }).from(storeVisits)
  await db.delete(sessions).where(and(eq(sessions.user_id, store.id), inArray(sessions.id, visits)))
  return { store, head }
}

/** The company of the head office of a store, by the store's phone number; empty without one. */
export async function headOf(db: Db, phone: string): Promise<string> {
  const head_id = db.select({ head_id: users.head_id }).from(users).where(eq(users.phone, phone))
  const [head] = await db.select({ company: users.company }).from(users).where(inArray(users.id, head_id))
  return head?.company ?? ''
}

async function lockByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone)).for('update')
  return user
}
