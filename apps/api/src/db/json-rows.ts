import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

interface Query<Row> extends SQLWrapper {
  readonly _: { readonly result: Row[] }
}

/**
 * The rows of a query as one field of another, so that a statement reads several lists. Texts, numbers and JSON stay as
 * they are; a time is a text, which `new Date` reads. A column has its own name in the rows; under another one it needs
 * `sql` with `as`.
 */
export function jsonRows<Row>(query: Query<Row>): SQL<Row[]> {
  return sql<Row[]>`(select coalesce(json_agg(row), '[]') from ${query} row)`
}
