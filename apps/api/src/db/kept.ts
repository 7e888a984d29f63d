import type { Db } from './types'

/** The database of each transaction. */
const databases = new WeakMap<Db, Db>()

/** What this process keeps of each database, by what makes it. */
const kept = new WeakMap<Db, Map<() => unknown, unknown>>()

/**
 * What this process keeps of a database beside it, such as a cache: one for the database and all of its transactions.
 * @param make makes it empty; the same function always finds the same value
 */
export function keptOf<Value>(db: Db, make: () => Value): Value {
  const database = databases.get(db) ?? db
  const values = kept.get(database) ?? new Map<() => unknown, unknown>()
  kept.set(database, values)
  if (!values.has(make)) values.set(make, make())
  // A function always makes the same type.
  return values.get(make) as Value
}

/** Makes a transaction find what is kept of its database. */
export function keepFor(transaction: Db, database: Db): void {
  databases.set(transaction, database)
}

/** Drops what is kept of a database, because another one may answer from now on: a replica that became the primary. */
export function dropKept(db: Db): void {
  kept.delete(db)
}
