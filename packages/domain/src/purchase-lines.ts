import { readLeadingNumbers } from './leading-numbers'
import {
  cellNumber,
  isDate,
  isScientificCode,
  isTotal,
  isWrittenNumber,
  unitOfNumber,
} from './purchase-cells'
import { numberByAmount, numberColumnOf } from './purchase-columns'
import { findHead } from './purchase-head'
import type { PurchaseLine, PurchaseReading, PurchaseSkipReason } from './purchase-reading'
import { proposePurchaseTable, purchaseLineOf, readPurchaseSheet } from './purchase-table'
import {
  codesIn,
  endsWithCode,
  isDeclined,
  isRemarkText,
  readWrittenLine,
  splitAtCommas,
} from './written-line'
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
  const tabs = split.filter(({ separator }) => separator === 'tab')
  const numberAt = head ? -1 : numberColumnOf(tabs.map(({ cells }) => cells))
  const read = split.map((line, row) => {
    if (isOfTable[row]) return { lines: lines.get(row) ?? [], skipped: skipped.get(row) ?? [] }
    const reason = head && row < head.row ? 'title' : skipReasonOf(line)
    return reason
      ? { lines: [], skipped: { row, text: line.line.trim(), reason } }
      : { lines: readOrKeep(line, numberAt), skipped: [] }
  })
  const all = read.flatMap(each => each.lines)
  return {
    lines: head ? all : readLeadingNumbers(all),
    skipped: read.flatMap(each => each.skipped),
  }
}

/**
 * A row without titles: its last cell is the number when it is written as one, also when it is not a valid one. Of
 * several numbers at its end, with price and amount, the number is the one that they prove; else it has none.
 */
function readRow(row: readonly string[]): PurchaseLine[] {
  const cells = row.map(cell => cell.trim()).filter(Boolean)
  const amount = cells.at(-1) ?? ''
  if (cells.length > 1 && UNCOUNTED.test(amount))
    return [{ query: cells.slice(0, -1).join(' '), number: amount }]
  const named = withoutPosition(withoutRemark(exactCells(cells).filter(cell => !UNIT_ALONE.test(cell))))
  const numbers = numbersAtEnd(named)
  if (numbers < 2) return readCells(cells.length > 2 ? named : cells, isNumberOfRow)
  // Digits alone are a code of the buyer's own, where it is certain which of them are the number.
  const begin = Math.max(1, named.length - numbers)
  const last = named.slice(begin)
  const number = last.length === 1 ? last[0] : last[numberByAmount([last], [...last.keys()])]
  if (number === undefined && begin > named.length - numbers) return [{ query: named.join(' '), number: '' }]
  return [{ query: named.slice(0, begin).join(' '), number: number ?? '' }]
}

/** The row without a barcode that a spreadsheet shortened, where another cell names the product. */
function exactCells(cells: readonly string[]): readonly string[] {
  const exact = cells.filter(cell => !isScientificCode(cell))
  return exact.some(cell => /\p{L}/u.test(cell) && !UNIT_ALONE.test(cell)) ? exact : cells
}

/** A cell that says how many without a number. It is in the place of the number, which the buyer is asked for. */
const UNCOUNTED =
  /^(?:[很许好]?多|多[点些]|若干|[一有]些|少[许量]|[大适足]量|几|待定|[?？]+)[盒瓶支袋件箱包罐板套]?$/u

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

/** The row without a remark in a cell of its own behind a number. */
function withoutRemark(cells: readonly string[]): readonly string[] {
  const isRemark = isRemarkText(cells.at(-1) ?? '') && isWrittenNumber((cells.at(-2) ?? '').normalize('NFKC'))
  return isRemark ? cells.slice(0, -1) : cells
}

/** How many cells at the end are numbers, without codes. */
function numbersAtEnd(cells: readonly string[]): number {
  const isNumber = (cell: string) =>
    !CODE.test(cell.trim()) && (cellNumber(cell) !== null || isWrittenNumber(cell.normalize('NFKC')))
  const last = cells.findLastIndex(cell => !isNumber(cell))
  return cells.length - 1 - last
}

/** A line without titles. `numberAt` is the column of its numbers, where the rows of the list prove one. */
function readLine({ cells, separator, line }: SplitLine, numberAt: number): PurchaseLine[] {
  if (separator === 'tab') return readTabs(cells, numberAt)
  const plain = withoutSurroundings(withoutDate(line))
  // What is given back, and a line around a product, has no number to order.
  if (DECLINES_ALL.test(plain) || noteReasonOf(line)) return [{ query: plain, number: '' }]
  const forEach = readForEach(plain)
  if (forEach) return forEach.queries.map(query => ({ query, number: forEach.number }))
  const parts = splitProducts(plain, part => readOne(part).some(({ number }) => number !== ''))
  return (parts ?? [plain]).flatMap(readOne)
}

/** What a line without titles says. One in which no product is found is a product to be named: no line is dropped. */
function readOrKeep(line: SplitLine, numberAt: number): PurchaseLine[] {
  const read = readLine(line, numberAt)
  return read.length > 0 ? read : [{ query: line.line.trim().replace(/\s+/g, ' '), number: '' }]
}

function readTabs(cells: readonly string[], numberAt: number): PurchaseLine[] {
  const [first = '', ...others] = cells
  const lines = readRow([withoutSurroundings(first), ...others])
  if (others.some(isDeclined)) return lines.map(({ query }) => ({ query, number: '' }))
  return lines.map(({ query, number }) => ({ query, number: number || (cells[numberAt]?.trim() ?? '') }))
}

/** A line that gives back or cancels everything on it. */
const DECLINES_ALL = /^(?:退[货回掉换]|取消|不要|停[用购]|缺货|[退停换](?=[\s:：]))/u

/** A line without the day on which it was written. */
function withoutDate(line: string): string {
  return line.replace(/^\s*(?:19|20)\d{2}[-/.年]\d{1,2}[-/.月]\d{1,2}[日号]?[\s,，:：]+(?=.*[\p{L}])/u, '')
}

/** One product. The parts between spaces can belong to its name: long digits there are a code. */
function readOne(line: string): PurchaseLine[] {
  if (isDeclined(line) || namesTwoCodes(line)) return [{ query: line.trim(), number: '' }]
  const written = readWrittenLine(line)
  if (written) return [ofSeveralNumbers(written)]
  const { cells, separator } = splitLine(line)
  const read =
    separator === 'comma'
      ? readRow(cells)
      : readCells(cells, text => isWrittenNumber(text) && !CODE.test(text))
  return read.map(ofSeveralNumbers)
}

/** Whether a line has two codes of one shop: it is not clear which one the number is for. */
function namesTwoCodes(line: string): boolean {
  const letters = [...new Set(codesIn(line))].map(code => code.replace(/\d+$/, '').toLowerCase())
  return letters.some((each, at) => letters.indexOf(each) < at)
}

/**
 * A line with more numbers before the one that was read, with unit, price and amount between spaces or marks:
 * `YJ102408 盒 20 14.00 280.00`. The number is the one with a unit, or the one that price and amount prove; else none.
 */
function ofSeveralNumbers(line: PurchaseLine): PurchaseLine {
  if (line.number === '') return line
  const words = line.query.split(/[\s|;；]+/).filter(word => word !== '' && !BESIDE_NUMBER.test(word))
  const names = words.findLastIndex(word => !isNumberWord(word)) + 1
  if (names === 0 || names === words.length) return line
  const query = words.slice(0, names).join(' ')
  const numbers = [...words.slice(names), line.number]
  const [counted, another] = numbers.filter(text => unitOfNumber(text) !== '')
  if (counted !== undefined && another === undefined) {
    if (counted !== line.number) return { query, number: counted }
    // A number before the one with a unit can be of the name, but not behind a code, nor as a group of thousands.
    const isOfName = !endsWithCode(query) && !(words.length - names === 1 && /^\d{3}(?!\d)/.test(counted))
    if (isOfName) return line
  }
  return { query, number: numbers[numberByAmount([numbers], [...numbers.keys()])] ?? '' }
}

/** A unit or a sign between the numbers of a line. */
const BESIDE_NUMBER = /^[盒瓶支袋件包罐板套x×✕*=]$/i

/** A word that is nothing but a number of packs, a price or an amount. `10袋` can be the content of a pack. */
const isNumberWord = (word: string) => (cellNumber(word) !== null && !CODE.test(word)) || /^\d+盒$/.test(word)

function readCells(row: readonly string[], isNumber: (text: string) => boolean): PurchaseLine[] {
  const cells = row.map(cell => cell.trim()).filter(Boolean)
  const last = cells.at(-1) ?? ''
  const numbered = cells.length > 1 && isNumber(last.normalize('NFKC'))
  const query = (numbered ? cells.slice(0, -1) : cells).join(' ')
  return query === '' ? [] : [{ query, number: numbered ? last : '' }]
}

/** Why a line names no product; null for a line with one. A code is that of a product, whatever is around it. */
function skipReasonOf({ line }: SplitLine): PurchaseSkipReason | null {
  const dated = withoutDate(line)
  if (codesIn(dated).length > 0) return null
  return isDate(withoutSurroundings(dated)) ? 'date' : noteReasonOf(dated)
}

/** Whether a line is about the list: no line of it. */
function noteReasonOf(line: string): 'total' | 'note' | null {
  if (isTotal(withoutSurroundings(line))) return 'total'
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
