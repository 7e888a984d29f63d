import { type SQL, sql } from 'drizzle-orm'

/** A statement with `$1` placeholders as Drizzle SQL; values are bound and never in the text. */
export function bindParams(text: string, params: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`)),
    sql``,
  )
}
