import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm'

type Columns = Readonly<Record<string, Column>>

/** A row with these columns. */
export type JsonRow<C extends Columns> = { -readonly [Name in keyof C]: GetColumnData<C[Name]> }

/**
 * Columns of a row as one JSON field. The embedded database returns each field slowly; many wide rows arrive three times
 * as fast as one field each. At most 100 columns, the limit of a function's arguments.
 */
export function jsonRow<C extends Columns>(columns: C): SQL<JsonRow<C>> {
  const named = Object.entries(columns)
  const fields = sql.join(
    named.map(([, column]) => sql`${column}`),
    sql`, `,
  )
  const readers = named.map(([, column]) => (isPlain(column) ? null : column))
  return sql`json_build_array(${fields})`.mapWith((values: readonly unknown[]) => {
    const row: Record<string, unknown> = {}
    for (const [at, [name]] of named.entries()) {
      const reader = readers[at]
      const value = values[at]
      row[name] = !reader || value === null ? value : reader.mapFromDriverValue(value)
    }
    // It has the name of every column, with the value in the column's type.
    return row as JsonRow<C>
  })
}

/** Texts and whole numbers stay as JSON has them. Times become dates, and the items of arrays are converted too. */
function isPlain(column: Column): boolean {
  return column.dataType === 'string' || column.dataType === 'number'
}
