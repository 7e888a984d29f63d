import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm'

type Columns = Readonly<Record<string, Column>>

/** A row of these columns. */
export type JsonRow<C extends Columns> = { -readonly [Name in keyof C]: GetColumnData<C[Name]> }

/**
 * Columns of a row as one field. The embedded database hands over thousands of fields slowly, whatever they hold:
 * wide rows in great numbers arrive three times as fast like this. At most 100 columns, which is what a function takes.
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
    // Every name of the columns is in it, with what its column makes of the value.
    return row as JsonRow<C>
  })
}

/** What JSON brings as it is: texts and whole numbers. Times become dates, and arrays what their items become. */
function isPlain(column: Column): boolean {
  return column.dataType === 'string' || column.dataType === 'number'
}
