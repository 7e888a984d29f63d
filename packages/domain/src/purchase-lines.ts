import { cellNumber, isWrittenNumber } from './purchase-cells'
import { numberByAmount } from './purchase-columns'
import { readWrittenLine, splitAtCommas } from './written-line'

/** A product to buy as somebody wrote it down. */
export interface PurchaseLine {
  /** Code, barcode, approval number, name or pinyin; or name, pack and maker. */
  readonly query: string
  /** The number as it was written; empty without one. */
  readonly number: string
}

/** The columns of a table of products, by their index. */
export interface PurchaseColumns {
  /** Columns that can identify a product by themselves; the first one with a text counts. */
  readonly keys: readonly number[]
  /** Columns that identify it together: name, pack, maker. */
  readonly names: readonly number[]
  /** The column of the number; -1 for none. */
  readonly number: number
}

const KEY_TITLES =
  /^(商品|药品|货品|物料)?(编码|编号|货号|条码|条形码)$|^(批准文号|国药准字|注册证号|code|barcode|sku)$/
const NAME_TITLES = /^(商品|药品|产品|通用|货品)?(名称|品名)$|^(通用名|商品名|品名|商品|药品|name)$/
const DETAIL_TITLES =
  /^(包装|商品|药品)?规格(型号)?$|^(生产)?(厂家|厂商|企业|单位)$|^(上市许可)?持有人$|^(产地|spec|maker)$/
const NUMBER_TITLES = /^(采购|订购|订货|需求|计划|购买|补货|填写)?(数量|件数|盒数)$|^(number|quantity|qty)$/

/** Digits that can be the code or barcode of a product. */
const CODE = /^\d{8,}$/

/** A barcode of 13 or 14 digits. */
const BARCODE = /^\d{13,14}$/

/**
 * Reads lines that were pasted: a product, then its number, separated by a tab, a comma, a full-width comma or spaces,
 * or as {@link readWrittenLine} says.
 * A first line with known titles says which column is which.
 */
export function readPurchaseLines(text: string): PurchaseLine[] {
  const [first, ...others] = text
    .split(/\r\n|\r|\n/)
    .filter(line => /[\p{L}\p{N}]/u.test(line))
    .map(splitLine)
  if (!first) return []
  const columns = readPurchaseColumns(first.cells)
  if (!columns) return [first, ...others].flatMap(readLine)
  return others.flatMap(line =>
    hasColumnsOf(line, first) ? readPurchaseTable([line.cells], columns) : readLine(line),
  )
}

/** The columns by their titles; null when the row has no title of a product. */
export function readPurchaseColumns(titles: readonly string[]): PurchaseColumns | null {
  const plain = titles.map(title => title.replace(/[\s*＊：:]|[(（].*[)）]/g, '').toLowerCase())
  const indexes = (pattern: RegExp) => plain.flatMap((title, index) => (pattern.test(title) ? [index] : []))
  const [keys, names, details] = [KEY_TITLES, NAME_TITLES, DETAIL_TITLES].map(indexes) as [
    number[],
    number[],
    number[],
  ]
  if (keys.length + names.length === 0) return null
  return { keys, names: [...names, ...details], number: plain.findIndex(title => NUMBER_TITLES.test(title)) }
}

/** A code or number that can be one of this shop: `YJ101005`, a barcode, an approval number. */
const SHOP_KEY = /^[a-z]{0,4}\d{6,}$|\p{Script=Han}/iu

/**
 * The lines of a table below its titles. A code is followed by name, pack and maker, which decide where the code is that
 * of another shop. A row without a product keeps its number; one without both is left out.
 */
export function readPurchaseTable(
  rows: readonly (readonly string[])[],
  { keys, names, number }: PurchaseColumns,
): PurchaseLine[] {
  return rows.flatMap(row => {
    const text = (index: number) => row[index]?.trim() ?? ''
    const key = keys.map(text).find(each => each !== '')
    const named = names.map(text).filter(Boolean).join(' ')
    const known = key !== undefined && (named === '' || SHOP_KEY.test(key))
    const query = known ? `${key} ${named}`.trim() : named
    return query === '' && text(number) === '' ? [] : [{ query, number: text(number) }]
  })
}

/**
 * A row without titles: its last cell is the number when it is written as one, also when it is not a valid one. Of
 * several numbers at its end, with price and amount, the number is the one that they prove; else it has none.
 */
export function readPurchaseRow(row: readonly string[]): PurchaseLine[] {
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

/** A line without titles. Its parts between spaces can belong to the name: long digits there are a code. */
function readLine({ cells, separator, line }: SplitLine): PurchaseLine[] {
  if (separator === 'tab') return readPurchaseRow(cells)
  const written = readWrittenLine(line)
  if (written) return [written]
  if (separator === 'comma') return readPurchaseRow(cells)
  return readCells(cells, text => isWrittenNumber(text) && !CODE.test(text))
}

function readCells(row: readonly string[], isNumber: (text: string) => boolean): PurchaseLine[] {
  const cells = row.map(cell => cell.trim()).filter(Boolean)
  const last = cells.at(-1) ?? ''
  const numbered = cells.length > 1 && isNumber(last.normalize('NFKC'))
  const query = (numbered ? cells.slice(0, -1) : cells).join(' ')
  return query === '' ? [] : [{ query, number: numbered ? last : '' }]
}

interface SplitLine {
  readonly cells: readonly string[]
  readonly separator: 'tab' | 'comma' | 'space'
  readonly line: string
}

function splitLine(line: string): SplitLine {
  if (line.includes('\t')) return { cells: line.split('\t'), separator: 'tab', line }
  const cells = splitAtCommas(line)
  if (cells.length > 1) return { cells, separator: 'comma', line }
  return { cells: line.trim().split(/\s+/), separator: 'space', line }
}

/** A line has the columns of the titles when it is separated as they are. A name can contain spaces. */
function hasColumnsOf({ cells, separator }: SplitLine, titles: SplitLine): boolean {
  if (separator !== titles.separator) return false
  return separator !== 'space' || cells.length === titles.cells.length
}
