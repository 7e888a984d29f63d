import { keptOf } from '../db/kept'
import type { Context } from './context'

/** Results that are kept of one database at most; the oldest ones go first. */
const MAX_KEPT = 400

/** How long a result is used, in milliseconds. */
const USED_MS = 60_000

interface Kept {
  readonly at: Date
  readonly result: unknown
}

const noResults = () => new Map<string, Kept>()

/**
 * The result of a read, a minute old at most. For what reads the whole catalogue only to say which products are shown, or
 * how many there are; their prices and stock are read at each call.
 * @param key names the read among all of a database
 */
export async function recent<Result>(
  { db, now }: Context,
  key: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const results = keptOf(db, noResults)
  const known = results.get(key)
  const age = known ? now.getTime() - known.at.getTime() : Number.NaN
  // A result of the same key has the same type.
  if (known && age >= 0 && age < USED_MS) return known.result as Result
  const result = await read()
  results.delete(key)
  results.set(key, { at: now, result })
  const [oldest] = results.keys()
  if (results.size > MAX_KEPT && oldest !== undefined) results.delete(oldest)
  return result
}
