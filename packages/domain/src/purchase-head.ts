import { type ColumnTitle, readColumnTitle } from './purchase-columns'

/** Rows of a table, each a list of cells as texts. */
export type PurchaseRows = readonly (readonly string[])[]

/** The rows that have the titles of the columns. */
export interface PurchaseHead {
  /** Index of the first row. */
  readonly row: number
  /** 2 when the cells of the first row are merged over those of the second. */
  readonly rows: 1 | 2
}

/** Rows among which the titles are looked for. */
const HEAD_ROWS = 15

/** The row, or the two rows, with the most known titles, one row before two; a title names a product. */
export function findHead(rows: PurchaseRows): PurchaseHead | null {
  return bestHead(
    rows,
    rows.slice(0, HEAD_ROWS).flatMap((_cells, row) => headsFrom(rows, row)),
  )
}

/** The titles that begin in a row that the buyer chooses: one row, or two when the second one says more. */
export function headAt(rows: PurchaseRows, row: number): PurchaseHead {
  return bestHead(rows, headsFrom(rows, row)) ?? { row, rows: 1 }
}

function headsFrom(rows: PurchaseRows, row: number): PurchaseHead[] {
  const alone: PurchaseHead = { row, rows: 1 }
  return isLowerHead(rows, row + 1) ? [alone, { row, rows: 2 }] : [alone]
}

function bestHead(rows: PurchaseRows, heads: readonly PurchaseHead[]): PurchaseHead | null {
  const known = heads.map(head => ({ head, known: countKnown(rows, head) })).filter(each => each.known > 0)
  const [best] = known.toSorted((a, b) => b.known - a.known || a.head.rows - b.head.rows)
  return best?.head ?? null
}

function countKnown(rows: PurchaseRows, head: PurchaseHead): number {
  const width = Math.max(...rows.slice(head.row, head.row + head.rows).map(row => row.length))
  const kinds = Array.from({ length: width }, (_, at) => titleOf(titlesOf(rows, head, at))?.kind)
  const namesProduct = kinds.some(kind => kind === 'code' || kind === 'own_code' || kind === 'name')
  return namesProduct ? kinds.filter(Boolean).length : 0
}

/** The second row of merged titles: short texts without a digit, and at least one title. */
function isLowerHead(rows: PurchaseRows, row: number): boolean {
  const texts = cellsOf(rows[row] ?? [])
  const short = texts.every(text => text.length <= 10 && !/\d/.test(text))
  return short && texts.some(text => readColumnTitle(text) !== null || /数|量/.test(text))
}

/** The titles that a column can have: its own one first, then with the one that is merged over it. */
export function titlesOf(rows: PurchaseRows, head: PurchaseHead | null, at: number): string[] {
  if (!head) return []
  const upper = rows[head.row] ?? []
  if (head.rows === 1) return [textOf(upper, at)]
  const lower = textOf(rows[head.row + 1] ?? [], at)
  if (lower === '') return [textOf(upper, at)]
  const over =
    upper
      .slice(0, at + 1)
      .findLast(text => text.trim() !== '')
      ?.trim() ?? ''
  return [over === '' ? lower : `${over}${lower}`, lower, `${lower}${over}`]
}

/** What a column is by the titles that it can have. */
export function titleOf(titles: readonly string[]): ColumnTitle | null {
  const read = titles.map(readColumnTitle).filter(each => each !== null)
  return read.toSorted((a, b) => b.rank - a.rank)[0] ?? null
}

/** A cell without its spaces; empty when the row has no such cell. */
export function textOf(row: readonly string[], at: number): string {
  return row[at]?.trim() ?? ''
}

/** The cells of a row that have a text. */
export function cellsOf(row: readonly string[]): string[] {
  return row.map(text => text.trim()).filter(Boolean)
}
