import { rowCells, type SheetCell, type SheetColumn, sheetCells } from './cells'

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

/** Saves rows, of which the first one has the titles, as an xlsx file of this name. */
export async function saveRows(fileName: string, rows: readonly (readonly SheetCell[])[]): Promise<void> {
  const { default: write } = await import('write-excel-file/browser')
  const columns = rows[0]?.map(() => ({ width: WIDTH })) ?? []
  await write(rowCells(rows), { columns }).toFile(fileName)
}
