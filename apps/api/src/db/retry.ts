import { codeOf, rootOf } from './failure'
import { keepFor } from './kept'
import type { Db } from './types'

/** Failures after which the same transaction can succeed: a serialization failure, a deadlock. */
const RETRIED: ReadonlySet<string> = new Set(['40001', '40P01'])

/**
 * A database whose transactions run a second time when they failed because of other transactions. The first run was
 * rolled back, and the function of a transaction changes nothing outside the database.
 */
export function withRetry<D extends Db>(db: D): D {
  const transaction = db.transaction.bind(db)
  const retrying: Db['transaction'] = async function (this: Db, work, config) {
    const run: typeof work = inside => {
      keepFor(inside, this)
      return work(inside)
    }
    try {
      return await transaction(run, config)
    } catch (error) {
      if (!RETRIED.has(codeOf(rootOf(error)))) throw error
      return transaction(run, config)
    }
  }
  return Object.assign(db, { transaction: retrying })
}
