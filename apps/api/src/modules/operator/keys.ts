import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { opensWith } from './key'
import { operatorKeys } from './tables'

/** The name of the key of the settings or of the data folder, which alone gives and ends the others. */
export const FIRST_KEY = 'operator'

const IS_OPEN = isNull(operatorKeys.ended_at)

/** The name of the key in an Authorization header; null when it opens nothing. */
export async function nameOfKey(db: Db, first: string, header: string | undefined): Promise<string | null> {
  if (opensWith(first, header)) return FIRST_KEY
  const [, key] = /^Bearer (.+)$/.exec(header ?? '') ?? []
  if (!key) return null
  const [row] = await db
    .select({ name: operatorKeys.name })
    .from(operatorKeys)
    .where(and(eq(operatorKeys.key_hash, hashKey(key)), IS_OPEN))
  return row?.name ?? null
}

/** Makes a key with a name. Returns it: it is stored nowhere. */
export async function addKey({ db, now }: Context, name: string): Promise<string> {
  if (!isName(name)) throw invalidField('name', '密钥名称为 1 到 30 个文字、字母、数字、空格或 . _ -')
  if (name === FIRST_KEY) throw conflict(`${FIRST_KEY} 是设置中的密钥`)
  const key = randomBytes(32).toString('base64url')
  const added = await db
    .insert(operatorKeys)
    .values({ name, key_hash: hashKey(key), created_at: now })
    .onConflictDoNothing()
    .returning({ id: operatorKeys.id })
  if (added.length === 0) throw conflict(`${name} 已有密钥，请先停用`)
  return key
}

/** Ends a key: from now on it opens nothing. */
export async function endKey({ db, now }: Context, name: string): Promise<void> {
  if (name === FIRST_KEY) throw conflict(`${FIRST_KEY} 是设置中的密钥，请修改设置 OPERATOR_KEY`)
  const ended = await db
    .update(operatorKeys)
    .set({ ended_at: now })
    .where(and(eq(operatorKeys.name, name), IS_OPEN))
    .returning({ id: operatorKeys.id })
  if (ended.length === 0) throw notFound('密钥')
}

/** The keys that open the operator's calls beside the first one, the oldest first. */
export function openKeys(db: Db) {
  return db.select().from(operatorKeys).where(IS_OPEN).orderBy(asc(operatorKeys.id))
}

/** Since when the key of a name is open; null without one. */
export async function keySince(db: Db, name: string): Promise<Date | null> {
  const [row] = await db
    .select({ since: operatorKeys.created_at })
    .from(operatorKeys)
    .where(and(eq(operatorKeys.name, name), IS_OPEN))
  return row?.since ?? null
}

function isName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,29}$/u.test(name)
}

/** A key is random: its hash needs no salt and no cost. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
