import { is, isSQLWrapper, Placeholder, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()

/**
 * A statement or a part of one whose text never changes: Drizzle puts it together once, and not for each use. A list or a
 * cart spends less time on a statement then than its database.
 * @param build writes the part once; `place` is where a value goes, or another part that changes
 * @returns the part with values, which are bound, or parts, which are written out
 */
export function fixedText<Name extends string>(
  build: (place: (name: Name) => Placeholder<Name>) => SQL,
): (values: Readonly<Record<Name, unknown>>) => SQL {
  let written: { readonly texts: readonly SQL[]; readonly params: readonly unknown[] } | null = null
  return values => {
    written ??= write(build(name => sql.placeholder(name)))
    const { texts, params } = written
    return new SQL(
      texts.flatMap((text, at) => {
        if (at === params.length) return [text]
        const param = params[at]
        // Each placeholder has one of the names.
        return [text, chunkOf(is(param, Placeholder) ? values[param.name as Name] : param)]
      }),
    )
  }
}

/** The texts around the params: one more than there are params. */
function write(part: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(part)
  return { texts: text.split(/\$\d+/).map(one => sql.raw(one)), params }
}

/** A list would be written as many values: a value is always one. */
function chunkOf(value: unknown) {
  return isSQLWrapper(value) ? value : sql.param(value)
}
