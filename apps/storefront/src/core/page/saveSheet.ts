import writeXlsxFile, { type Cell, getSheetData } from 'write-excel-file/browser'

export interface SheetColumn<Row> {
  readonly header: string
  /** In characters. */
  readonly width: number
  readonly value: (row: Row) => string | number
  /** Decimals of an amount; absent for texts and counts. */
  readonly format?: string
}

/** The cells of a sheet: the names of the columns, then one row for each record. Money is a number. */
export function sheetCells<Row extends object>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  return getSheetData(
    [...rows],
    columns.map(({ header, width, value, format }) => ({
      header: { value: header, fontWeight: 'bold' as const },
      width,
      cell: (row: Row): Cell => {
        const content = value(row)
        return typeof content === 'number'
          ? { value: content, type: Number, ...(format ? { format } : {}) }
          : { value: content, type: String }
      },
    })),
  )
}

export interface Sheet<Row> {
  /** Of the sheet, and the begin of the file's name. */
  readonly name: string
  /** In the file's name. */
  readonly day: string
  readonly columns: readonly SheetColumn<Row>[]
}

/** Saves records as an xlsx file in the browser's downloads. Only code that is loaded at a press imports this file. */
export async function saveSheet<Row extends object>(
  { name, day, columns }: Sheet<Row>,
  rows: readonly Row[],
): Promise<void> {
  const widths = columns.map(({ width }) => ({ width }))
  const options = { columns: widths, sheet: name, stickyRowsCount: 1 }
  await writeXlsxFile(sheetCells(columns, rows), options).toFile(`${name} ${day}.xlsx`)
}
