import type { Db } from './types'

/**
 * A query that is built once for a database and runs with values after that. A transaction has no copy of it: there it is
 * built for each use, as every other query.
 * @param build builds the query, with `sql.placeholder` for its values, and prepares it without a name: names are given by
 * the connection (`PreparingClient`), which knows whether a pooler is between
 */
export function preparedOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<Db, Query>()
  return db => {
    const query = prepared.get(db) ?? build(db)
    prepared.set(db, query)
    return query
  }
}
