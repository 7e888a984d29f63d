/**
 * Reads a tab-separated table whose header must be exactly `columns`, and returns one record per row.
 *
 * Cells are trimmed and may be empty. A header that differs, a row with another number of cells or a table
 * without rows throws with the file's name and line: part of a catalogue is worse than none.
 */
export function readTsv<Column extends string>(
  name: string,
  text: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  const [header = '', ...rows] = lines
  if (header !== columns.join('\t')) {
    throw new Error(`${name}: the header is "${header}". It must be the columns ${columns.join(', ')}.`)
  }
  if (rows.length === 0) throw new Error(`${name}: there are no rows under the header.`)
  return rows.map((line, index) => readRow(line, { name, lineNumber: index + 2, columns }))
}

function readRow<Column extends string>(
  line: string,
  { name, lineNumber, columns }: { name: string; lineNumber: number; columns: readonly Column[] },
): Record<Column, string> {
  const cells = line.split('\t')
  if (cells.length !== columns.length) {
    throw new Error(`${name}:${lineNumber}: ${cells.length} cells, expected ${columns.length}.`)
  }
  const entries = columns.map((column, at) => [column, (cells[at] ?? '').trim()])
  // The type of Object.fromEntries has no fixed columns; the count above makes sure that all are there.
  return Object.fromEntries(entries) as Record<Column, string>
}
