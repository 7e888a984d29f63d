import { type SQL, sql } from 'drizzle-orm'

/** A text or an array of texts in a statement. */
const TEXT = /(\$\d+)::(text(?:\[\])?)/g

/**
 * A statement whose plan does not depend on its texts: each is a query of its own, whose result the planner does not know
 * and does not look for in its statistics. So the plan for these values costs as much as the one for all values, which the
 * server keeps. The indexes are used as before.
 */
export function withUnknownTexts(text: string): string {
  return text.replace(TEXT, '(select $1::$2)::$2')
}

/** A statement with `$1` placeholders as Drizzle SQL; values are bound and never in the text. */
export function bindParams(text: string, params: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`)),
    sql``,
  )
}
