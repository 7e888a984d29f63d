import type { Db } from '../db/types'
import type { Context } from './context'

/** How long a result is used, in milliseconds. */
const USED_MS = 60_000

interface Kept {
  readonly at: Date
  readonly result: unknown
}

/** The results of each database. Every process has its own. */
const kept = new WeakMap<Db, Map<string, Kept>>()

/**
 * The result of a read, a minute old at most. For what reads the whole catalogue only to say which products are shown,
 * the same for every viewer; their prices and stock are read at each call.
 * @param key names the read among all of a database; there are few, as it is never forgotten
 */
export async function recent<Result>(
  { db, now }: Context,
  key: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const results = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, results)
  const known = results.get(key)
  const age = known ? now.getTime() - known.at.getTime() : Number.NaN
  // A result of the same key has the same type.
  if (known && age >= 0 && age < USED_MS) return known.result as Result
  const result = await read()
  results.set(key, { at: now, result })
  return result
}
