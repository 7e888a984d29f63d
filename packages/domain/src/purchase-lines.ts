import { cellNumber, isDate, isTotal, isWrittenNumber } from './purchase-cells'
import { numberByAmount } from './purchase-columns'
import { findHead } from './purchase-head'
import type { PurchaseLine, PurchaseReading, PurchaseSkipReason } from './purchase-reading'
import { proposePurchaseTable, purchaseLineOf, readPurchaseSheet } from './purchase-table'
import { readWrittenLine, splitAtCommas } from './written-line'
import { isRemarkLine, readForEach, splitProducts, withoutSurroundings } from './written-list'

/** Digits that can be the code or barcode of a product. */
const CODE = /^\d{8,}$/

/** A barcode of 13 or 14 digits. */
const BARCODE = /^\d{13,14}$/

/**
 * Reads a text that was pasted: a product, then its number, separated by a tab, a comma, a full-width comma or spaces, or
 * as {@link readWrittenLine} says. A line with known titles says which column is which in the lines below it.
 */
export function readPurchaseText(text: string): PurchaseReading<PurchaseLine> {
  const split = text
    .split(/\r\n|\r|\n/)
    .filter(line => /[\p{L}\p{N}]/u.test(line))
    .map(splitLine)
  const head = findHead(split.map(({ cells }) => cells))
  const titles = head && split[head.row + head.rows - 1]
  const isOfTable = split.map(line => titles !== null && titles !== undefined && hasColumnsOf(line, titles))
  // A row of the table that is written in another way is an empty one here, and is read as a line.
  const rows = split.map(({ cells }, at) => (isOfTable[at] ? cells : []))
  const { columns } = proposePurchaseTable(rows, head)
  const table = readPurchaseSheet(rows, { head, kinds: columns.map(({ kind }) => kind) })
  const lines = new Map(table.lines.map(line => [line.row, purchaseLineOf(line)]))
  const skipped = new Map(table.skipped.map(each => [each.row, each]))
  const read = split.map((line, row) => {
    if (isOfTable[row]) return { lines: lines.get(row) ?? [], skipped: skipped.get(row) ?? [] }
    const reason = head && row < head.row ? 'title' : skipReasonOf(line)
    return reason
      ? { lines: [], skipped: { row, text: line.line.trim(), reason } }
      : { lines: readLine(line), skipped: [] }
  })
  return { lines: read.flatMap(each => each.lines), skipped: read.flatMap(each => each.skipped) }
}

/**
 * A row without titles: its last cell is the number when it is written as one, also when it is not a valid one. Of
 * several numbers at its end, with price and amount, the number is the one that they prove; else it has none.
 */
function readRow(row: readonly string[]): PurchaseLine[] {
  const cells = row.map(cell => cell.trim()).filter(Boolean)
  const named = withoutPosition(cells.filter(cell => !UNIT_ALONE.test(cell)))
  const numbers = numbersAtEnd(named)
  if (numbers < 2) return readCells(cells.length > 2 ? named : cells, isNumberOfRow)
  const query = named.slice(0, -numbers).join(' ')
  const last = named.slice(-numbers)
  return query === '' ? [] : [{ query, number: last[numberByAmount([last], [...last.keys()])] ?? '' }]
}

/** A cell with nothing but the unit of the number beside it. */
const UNIT_ALONE = /^[盒瓶支袋件包罐板套]$/

const isNumberOfRow = (text: string) => isWrittenNumber(text) && !BARCODE.test(text)

/** The row without the position of the line in its list, which is before a name. */
function withoutPosition(cells: readonly string[]): readonly string[] {
  const [first = '', second = ''] = cells
  return cells.length > 2 && /^\d{1,3}$/.test(first) && /\p{Script=Han}/u.test(second)
    ? cells.slice(1)
    : cells
}

/** How many cells at the end are numbers, without codes. */
function numbersAtEnd(cells: readonly string[]): number {
  const isNumber = (cell: string) =>
    !CODE.test(cell.trim()) && (cellNumber(cell) !== null || isWrittenNumber(cell.normalize('NFKC')))
  const last = cells.findLastIndex(cell => !isNumber(cell))
  return cells.length - 1 - last
}

/** A line without titles. */
function readLine({ cells, separator, line }: SplitLine): PurchaseLine[] {
  if (separator === 'tab') return readRow([withoutSurroundings(cells[0] ?? ''), ...cells.slice(1)])
  const plain = withoutSurroundings(line)
  const forEach = readForEach(plain)
  if (forEach) return forEach.queries.map(query => ({ query, number: forEach.number }))
  const parts = splitProducts(plain, part => readOne(part).some(({ number }) => number !== ''))
  return (parts ?? [plain]).flatMap(readOne)
}

/** One product. The parts between spaces can belong to its name: long digits there are a code. */
function readOne(line: string): PurchaseLine[] {
  const written = readWrittenLine(line)
  if (written) return [written]
  const { cells, separator } = splitLine(line)
  if (separator === 'comma') return readRow(cells)
  return readCells(cells, text => isWrittenNumber(text) && !CODE.test(text))
}

function readCells(row: readonly string[], isNumber: (text: string) => boolean): PurchaseLine[] {
  const cells = row.map(cell => cell.trim()).filter(Boolean)
  const last = cells.at(-1) ?? ''
  const numbered = cells.length > 1 && isNumber(last.normalize('NFKC'))
  const query = (numbered ? cells.slice(0, -1) : cells).join(' ')
  return query === '' ? [] : [{ query, number: numbered ? last : '' }]
}

/** Why a line names no product; null for a line with one. */
function skipReasonOf({ line }: SplitLine): PurchaseSkipReason | null {
  const text = withoutSurroundings(line)
  if (isTotal(text)) return 'total'
  if (isDate(text)) return 'date'
  return isRemarkLine(line) ? 'note' : null
}

interface SplitLine {
  readonly cells: readonly string[]
  readonly separator: 'tab' | 'comma' | 'space'
  readonly line: string
}

function splitLine(line: string): SplitLine {
  if (line.includes('\t')) return { cells: line.split('\t'), separator: 'tab', line }
  const cells = splitAtCommas(line)
  if (cells.length > 1) {
    const unquoted = cells.map(cell => cell.trim().replace(/^"(.*)"$/u, '$1'))
    return { cells: unquoted, separator: 'comma', line }
  }
  return { cells: line.trim().split(/\s+/), separator: 'space', line }
}

/** A line has the columns of the titles when it is separated as they are. A name can contain spaces. */
function hasColumnsOf({ cells, separator }: SplitLine, titles: SplitLine): boolean {
  if (separator !== titles.separator || titles.cells.length < 2) return false
  return separator !== 'space' || cells.length === titles.cells.length
}
