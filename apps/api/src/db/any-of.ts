import { type Column, type SQL, sql } from 'drizzle-orm'

/** Rows whose number is one of these, however many they are: one value of the statement, where `in` takes one for each. */
export function anyOf(column: Column | SQL, ids: Iterable<number>): SQL {
  return sql`${column} = any(${`{${[...new Set(ids)].join(',')}}`}::integer[])`
}
