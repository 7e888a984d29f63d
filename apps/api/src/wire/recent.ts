import { keptOf } from '../db/kept'
import type { Context } from './context'

/** Results that are kept of one database at most; the oldest ones go first. */
const MAX_KEPT = 400

/** How long a result is used without a new read, in milliseconds. */
const FRESH_MS = 60_000

/** How long it is used while the new read is under way, in milliseconds. */
const USED_MS = 300_000

interface Kept {
  readonly at: Date
  readonly result: unknown
}

interface Results {
  readonly kept: Map<string, Kept>
  /** Reads that are under way. */
  readonly reads: Map<string, Promise<unknown>>
}

const noResults = (): Results => ({ kept: new Map(), reads: new Map() })

/**
 * The result of a read. It is used for a minute; in the next four minutes the first caller has it read again, and is
 * answered at once with what is there. So a result is five minutes old at most, and one minute where it is asked for all the
 * time. Callers that ask at the same time wait for one read. For what reads the whole catalogue only to say which products
 * are shown, or how many there are; their prices and stock are read at each call.
 * @param key names the read among all of a database
 */
export async function recent<Result>(
  { db, now }: Context,
  key: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const { kept, reads } = keptOf(db, noResults)
  const known = kept.get(key)
  const age = known ? now.getTime() - known.at.getTime() : Number.NaN
  const renew = () => {
    const reading = read().then(
      result => {
        kept.delete(key)
        kept.set(key, { at: now, result })
        const [oldest] = kept.keys()
        if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
        return result
      },
      error => {
        // Whoever asks next waits for a new read, and gets its error.
        kept.delete(key)
        throw error
      },
    )
    const pending = reading.finally(() => reads.delete(key))
    reads.set(key, pending)
    return pending
  }
  const pending = reads.get(key) as Promise<Result> | undefined
  // A result of the same key has the same type.
  if (known && age >= 0 && age < USED_MS) {
    if (age >= FRESH_MS) (pending ?? renew()).catch(() => undefined)
    return known.result as Result
  }
  return pending ?? renew()
}
