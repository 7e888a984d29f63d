/** A column of a sheet: its title, and what a record has in it. */
export interface SheetColumn<Row> {
  readonly header: string
  /** In characters. */
  readonly width: number
  readonly value: (row: Row) => string | number
  /** Decimals of an amount, as spreadsheet programs write them: `0.00`. Absent for texts and counts. */
  readonly format?: string
}

/** A cell of a table that has no columns of its own. */
export type SheetCell = string | number | null

/** A cell as the library that writes files takes it. */
export type WrittenCell =
  | { value: string; type?: StringConstructor; fontWeight?: 'bold' }
  | { value: number; type: NumberConstructor; format?: string }
  | null

/** The cells of a sheet: the titles of the columns, then one row for each record. Money is a number. */
export function sheetCells<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): WrittenCell[][] {
  const body = rows.map(row => columns.map(({ value, format }) => cellOf(value(row), format)))
  return [titlesOf(columns.map(({ header }) => header)), ...body]
}

/** The cells of rows, of which the first one has the titles. */
export function rowCells([titles = [], ...rows]: readonly (readonly SheetCell[])[]): WrittenCell[][] {
  return [titlesOf(titles), ...rows.map(row => row.map(value => (value === null ? null : cellOf(value))))]
}

function titlesOf(titles: readonly SheetCell[]): WrittenCell[] {
  return titles.map(title => ({ value: String(title ?? ''), fontWeight: 'bold' }))
}

function cellOf(value: string | number, format?: string): WrittenCell {
  if (typeof value === 'string') return { value, type: String }
  return { value, type: Number, ...(format ? { format } : {}) }
}
