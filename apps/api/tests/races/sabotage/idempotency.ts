import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../src/db/types'
import { idempotencyKeys } from '../../../src/session/tables'
import { ownerOf } from '../../../src/session/viewer'
import type { Deps } from '../../../src/wire/deps'
import type { IdempotentCall } from '../../../src/wire/idempotency'

/** The naive way: look whether the key is known, and if not, do the work and keep the key afterwards. */
export async function runIdempotent(
  deps: Deps,
  call: IdempotentCall,
  work: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const owner = ownerOf(call.viewer) ?? 'nobody'
  const [known] = await deps.db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, call.key)))
  if (known?.answer) return JSON.parse(known.answer)
  const data = await deps.db.transaction(work)
  await deps.db
    .insert(idempotencyKeys)
    .values({
      owner,
      key: call.key,
      endpoint: call.endpoint.name,
      payload_hash: '',
      answer: JSON.stringify(data),
      created_at: deps.now(),
    })
    .onConflictDoNothing()
  return data
}
