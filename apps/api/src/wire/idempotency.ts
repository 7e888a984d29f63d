import { createHash } from 'node:crypto'
import type { Endpoint } from '@yaoji/api-client/contract'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/types'
import { idempotencyKeys, KEY_HOURS } from '../session/tables'
import { ownerOf, type Viewer } from '../session/viewer'
import type { Deps } from './deps'
import { conflict, invalidField } from './refusal'

export interface IdempotentCall {
  readonly endpoint: Endpoint
  readonly viewer: Viewer
  readonly key: string
  readonly input: unknown
}

/**
 * Carries a call out once for its idempotency key. The key's row is written in the call's own transaction, so a
 * second call with the key waits for the first and then gets the same answer; a refused call leaves no key behind.
 */
export function runIdempotent(
  deps: Deps,
  call: IdempotentCall,
  work: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const { endpoint, key } = call
  if (!/^[\w-]{8,80}$/.test(key)) throw invalidField('Idempotency-Key', '幂等键格式不正确')
  const owner = ownerOf(call.viewer) ?? 'nobody'
  const payloadHash = createHash('sha256').update(JSON.stringify(call.input)).digest('base64url')
  const now = deps.now()
  return deps.db.transaction(async db => {
    const expired = new Date(now.getTime() - KEY_HOURS * 3_600_000)
    await db
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.owner, owner), lt(idempotencyKeys.created_at, expired)))
    const claimed = await db
      .insert(idempotencyKeys)
      .values({ owner, key, endpoint: endpoint.name, payload_hash: payloadHash, created_at: now })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id })
    const own = claimed[0]
    if (!own) return replay(db, { owner, key, endpoint, payloadHash })
    const data = await work(db)
    await db
      .update(idempotencyKeys)
      .set({ answer: JSON.stringify(data) })
      .where(eq(idempotencyKeys.id, own.id))
    return data
  })
}

interface Replay {
  readonly owner: string
  readonly key: string
  readonly endpoint: Endpoint
  readonly payloadHash: string
}

async function replay(db: Db, { owner, key, endpoint, payloadHash }: Replay): Promise<unknown> {
  const [first] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)))
  if (!first?.answer) throw conflict('请求正在处理，请稍候')
  if (first.endpoint !== endpoint.name || first.payload_hash !== payloadHash) {
    throw invalidField('Idempotency-Key', '同一幂等键不能用于不同的请求')
  }
  return JSON.parse(first.answer)
}
