import { type Column, type SQL, sql } from 'drizzle-orm'

/** Rows whose id is one of these. The ids are one value of the statement; `in` would have a value for each id. */
export function anyOf(column: Column | SQL, ids: Iterable<number>): SQL {
  return sql`${column} = any(${idArray(ids)})`
}

/** Different ids as one value of the statement. */
export function idArray(ids: Iterable<number>): SQL {
  return sql`${`{${[...new Set(ids)].join(',')}}`}::integer[]`
}
