import { rowCells, type SheetCell, type SheetColumn, sheetCells, type WrittenCell } from './cells'

export interface Sheet<Row> {
  /** Of the sheet, and the begin of the file's name. */
  readonly name: string
  /** In the file's name, `YYYY-MM-DD`. */
  readonly day: string
  readonly columns: readonly SheetColumn<Row>[]
}

/** Width of a column without one of its own, in characters. */
const WIDTH = 18

/** Saves records as an xlsx file in the browser's downloads. The library that writes it is loaded at the first call. */
export async function saveSheet<Row>(
  { name, day, columns }: Sheet<Row>,
  rows: readonly Row[],
): Promise<void> {
  const { default: write } = await import('write-excel-file/browser')
  const widths = columns.map(({ width }) => ({ width }))
  const options = { columns: widths, sheet: name, stickyRowsCount: 1 }
  await write(sheetCells(columns, rows), options).toFile(`${name} ${day}.xlsx`)
}

/** A sheet of a file that has several, with its rows. */
export interface WrittenSheet {
  readonly name: string
  readonly cells: WrittenCell[][]
  /** Width of each column, in characters. */
  readonly widths: readonly number[]
}

/** The sheet of records with these columns. */
export function sheetOf<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): WrittenSheet {
  return { name, cells: sheetCells(columns, rows), widths: columns.map(({ width }) => width) }
}

/** Saves several sheets as one xlsx file of this name. */
export async function saveSheets(fileName: string, sheets: readonly WrittenSheet[]): Promise<void> {
  const { default: write } = await import('write-excel-file/browser')
  const written = sheets.map(({ name, cells, widths }) => ({
    data: cells,
    sheet: name,
    columns: widths.map(width => ({ width })),
    stickyRowsCount: 1,
  }))
  await write(written).toFile(fileName)
}

/** Saves rows, of which the first one has the titles, as an xlsx file of this name. */
export async function saveRows(fileName: string, rows: readonly (readonly SheetCell[])[]): Promise<void> {
  const { default: write } = await import('write-excel-file/browser')
  const columns = rows[0]?.map(() => ({ width: WIDTH })) ?? []
  await write(rowCells(rows), { columns }).toFile(fileName)
}
