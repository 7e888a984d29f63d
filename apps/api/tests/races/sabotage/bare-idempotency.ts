import type { Db } from '../../../src/db/types'
import type { Deps } from '../../../src/wire/deps'
import type { IdempotentCall } from '../../../src/wire/idempotency'

/** The naive way: every statement is its own transaction, and what was begun is left as it is. */
export async function runIdempotent(
  deps: Deps,
  _call: IdempotentCall,
  work: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const bare: Db = new Proxy(deps.db, {
    get: (db, name) =>
      name === 'transaction' ? (inner: typeof work) => inner(bare) : Reflect.get(db, name, db),
  })
  return work(bare)
}
