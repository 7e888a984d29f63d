import {
  cellNumber,
  isDate,
  isScientificCode,
  isTotal,
  packNumberProblem,
  readPackNumber,
  SCIENTIFIC_CODE_TEXT,
  withUnit,
} from './purchase-cells'
import { isOwnCode } from './purchase-code'
import {
  kindOfValues,
  numberByAmount,
  PURCHASE_COLUMN_TEXT,
  type PurchaseColumnKind,
} from './purchase-columns'
import {
  cellsOf,
  findHead,
  type PurchaseHead,
  type PurchaseRows,
  textOf,
  titleOf,
  titlesOf,
} from './purchase-head'
import type { PurchaseLine, PurchaseReading, PurchaseSkip, PurchaseSkipReason } from './purchase-reading'
import { isDeclined } from './written-line'

/** A column and what it seems to have. */
export interface PurchaseTableColumn {
  readonly kind: PurchaseColumnKind
  /** Its title; empty without one. */
  readonly title: string
  /** Up to three values below the titles. */
  readonly samples: readonly string[]
  /** Number of rows that have a value. */
  readonly filled: number
  /** Why the column is the number, or is not although it could be; empty when there is nothing to say. */
  readonly reason: string
}

/** How a table seems to be built. */
export interface PurchaseTableProposal {
  /** Null without titles. */
  readonly head: PurchaseHead | null
  /** One for each column, in their order. */
  readonly columns: readonly PurchaseTableColumn[]
}

/** How a table is to be read. */
export interface PurchaseTableChoice {
  readonly head: PurchaseHead | null
  /** The kind of each column, in their order. A column that is missing is not used. */
  readonly kinds: readonly PurchaseColumnKind[]
}

/** A product to buy of a row of a table. */
export interface PurchaseTableLine {
  /** Index of its row. */
  readonly row: number
  /** Name, pack and maker; the code where there is no name. Empty when the row has only a number. */
  readonly query: string
  /** The code or codes of the row, separated by spaces; empty without one. A code of another shop can be there too. */
  readonly code: string
  /** The code of the buyer's own system, from its own column or from that of codes; empty without one. */
  readonly own_code: string
  /** The number as it was written; empty without one. */
  readonly number: string
  /** What is wrong with the number or the code, as a buyer reads it; empty when nothing is. */
  readonly problem: string
}

/** Rows whose values say what a column has. */
const SAMPLE_ROWS = 200

/** A cell that makes its row a gift, which nobody buys. */
const GIFT = /^(赠|赠品)$/

/** Names of rows that cost money and are no product, as in the orders that the shop exports. */
const CHARGE = /^(运费|快递费|物流费|配送费|包装费|手续费|多收款|优惠|折扣|税额)$/

/** How a table seems to be built: its titles and the kinds of its columns. With `head` the titles are those. */
export function proposePurchaseTable(rows: PurchaseRows, head = findHead(rows)): PurchaseTableProposal {
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const titles = Array.from({ length: count }, (_, at) => titlesOf(rows, head, at))
  const body = rows
    .slice(head ? head.row + head.rows : 0)
    .filter(row => cellsOf(row).length > 1 && !isTotal(cellsOf(row)[0] ?? ''))
    .slice(0, SAMPLE_ROWS)
  const valuesOf = (at: number) => body.map(row => textOf(row, at)).filter(Boolean)
  const kinds = head
    ? titles.map(each => titleOf(each)?.kind ?? 'none')
    : kindsOfValues(
        body,
        Array.from({ length: count }, (_, at) => valuesOf(at)),
      )
  const number = head ? meantNumber(titles, valuesOf) : kinds.indexOf('number')
  const columns = titles.map((each, at) => {
    const values = valuesOf(at)
    const kind = kinds[at] === 'number' && at !== number ? 'none' : (kinds[at] ?? 'none')
    const named = { titles: titles.map(([title = '']) => title), number }
    return {
      kind,
      title: each[0] ?? '',
      samples: values.slice(0, 3),
      filled: values.length,
      reason: reasonOf(at, kinds[at] ?? 'none', named),
    }
  })
  return { head, columns }
}

/**
 * The lines of a table in which the head and the columns are known. Name, pack and maker are the query; codes are
 * apart, because a code of another shop must not decide. Every row is a line or is skipped for a reason.
 */
export function readPurchaseSheet(
  rows: PurchaseRows,
  choice: PurchaseTableChoice,
): PurchaseReading<PurchaseTableLine> {
  const unit = numberUnit(rows, choice)
  const lines: PurchaseTableLine[] = []
  const skipped: PurchaseSkip[] = []
  rows.forEach((cells, row) => {
    const reason = skipReason(rows, row, choice)
    if (reason) skipped.push({ row, text: cellsOf(cells).join(' '), reason })
    else lines.push(lineOf(cells, row, { ...choice, unit }))
  })
  return { lines, skipped }
}

/** The unit that the title of the number names; empty without one. */
function numberUnit(rows: PurchaseRows, { head, kinds }: PurchaseTableChoice): string {
  const at = kinds.indexOf('number')
  return at < 0 ? '' : (titleOf(titlesOf(rows, head, at))?.unit ?? '')
}

/** Units of a row that no number of packs can have: tablets, and packs of packs. */
const NO_PACKS = /^(中包|大包|小包|大件|粒|丸|克|公斤|kg|g)$/i

/** The number of a row with its unit, and what is wrong with it. What the row does not order has no number. */
function numberOf(written: string, unit: string, declined: string) {
  if (declined !== '' && written !== '') return { number: '', problem: `写着“${declined}”，请核对后填写数量` }
  if (written !== '' && NO_PACKS.test(unit))
    return { number: '', problem: `数量的单位是${unit}，请填写包装数` }
  const number = withUnit(written, unit)
  return { number, problem: packNumberProblem(number) }
}

interface LineChoice extends PurchaseTableChoice {
  /** Of the numbers; empty where the rows say it. */
  readonly unit: string
}

function lineOf(cells: readonly string[], row: number, { kinds, unit }: LineChoice): PurchaseTableLine {
  const texts = (...wanted: PurchaseColumnKind[]) =>
    wanted
      .flatMap(kind => kinds.flatMap((each, at) => (each === kind ? [textOf(cells, at)] : [])))
      .filter(Boolean)
  const codes = texts('code')
  const exact = codes.filter(code => !isScientificCode(code))
  const names = texts('name', 'spec', 'maker').join(' ')
  const declined = cells.find((text, at) => (kinds[at] ?? 'none') === 'none' && isDeclined(text)) ?? ''
  const { number, problem } = numberOf(texts('number')[0] ?? '', texts('unit')[0] ?? unit, declined.trim())
  const lost = exact.length < codes.length && names === '' && exact.length === 0
  return {
    row,
    query: names || [...codes, ...texts('own_code')].join(' '),
    code: exact.join(' '),
    own_code: texts('own_code').find(text => !isScientificCode(text)) ?? exact.find(isOwnCode) ?? '',
    number,
    problem: lost ? SCIENTIFIC_CODE_TEXT : problem,
  }
}

/** A code that can be one of this shop: `YJ101005`, a barcode, an approval number. */
const SHOP_CODE = /^[a-z]{0,4}\d{6,}$|\p{Script=Han}/iu

/**
 * The line of a row as one text: its codes, then name, pack and maker, which decide where no product of the shop has the
 * code. A short code such as 1023, which no product of this shop has, is left out where there is a name.
 */
export function purchaseLineOf({ query, code, own_code, number }: PurchaseTableLine): PurchaseLine {
  const codes = code.split(/\s+/).filter(each => SHOP_CODE.test(each))
  const named = query.split(' ').some(each => !code.includes(each))
  const line = { query: named && code !== '' ? [...codes, query].join(' ') : query, number }
  return own_code === '' || own_code === query ? line : { ...line, own_code }
}

function skipReason(
  rows: PurchaseRows,
  row: number,
  { head, kinds }: PurchaseTableChoice,
): PurchaseSkipReason | null {
  const cells = rows[row] ?? []
  const filled = cellsOf(cells)
  if (filled.length === 0) return 'empty'
  if (head && row < head.row) return 'title'
  if (head && row < head.row + head.rows) return 'head'
  if (isTotal(filled[0] ?? '') || filled.slice(1, 3).some(text => isTotal(text) && text.length <= 4))
    return 'total'
  if (head && isRepeatedHead(cells, rows[head.row] ?? [])) return 'head'
  const has = (...wanted: PurchaseColumnKind[]) =>
    kinds.some((kind, at) => wanted.includes(kind) && textOf(cells, at) !== '')
  const named = has('code', 'own_code', 'name')
  if (!named && !has('number')) return 'note'
  if (!named && isSum(rows, row, { head, kinds })) return 'total'
  if (filled.every(isDate)) return 'date'
  if (isNote(filled)) return 'note'
  if (!head && row === 0 && filled.length === 1 && rows.slice(1).some(each => cellsOf(each).length > 1))
    return 'title'
  return unsoldReason(cells, kinds)
}

/** Why a row of an order is nothing to buy, although it has a name and a number. */
function unsoldReason(
  cells: readonly string[],
  kinds: readonly PurchaseColumnKind[],
): PurchaseSkipReason | null {
  if (cellsOf(cells).some(text => GIFT.test(text))) return 'gift'
  return kinds.some((kind, at) => kind === 'name' && CHARGE.test(textOf(cells, at))) ? 'charge' : null
}

/** A row without a product whose number is the sum of the numbers above. */
function isSum(rows: PurchaseRows, row: number, { head, kinds }: PurchaseTableChoice): boolean {
  const at = kinds.indexOf('number')
  const above = rows
    .slice(head ? head.row + head.rows : 0, row)
    .map(each => readPackNumber(textOf(each, at)) ?? 0)
  const sum = above.reduce((total, number) => total + number, 0)
  return above.length > 1 && sum === cellNumber(textOf(rows[row] ?? [], at))
}

const isRepeatedHead = (cells: readonly string[], head: readonly string[]) =>
  cellsOf(cells).length > 1 && cellsOf(cells).join('\t') === cellsOf(head).join('\t')

/** Who made the table, when, and what for: 制单人：张三. */
function isNote(filled: readonly string[]): boolean {
  return /^(制单|制表|审核|审批|采购员|采购人|复核|经办|备注|说明|签字|日期|制单日期|联系人|电话|地址|收货|打印|注)[人员]?(时间|日期)?\s*[:：]/.test(
    filled[0] ?? '',
  )
}

/** Of several columns of numbers the one whose title fits best, then the one with more numbers; -1 without one. */
function meantNumber(titles: readonly string[][], valuesOf: (at: number) => string[]): number {
  const found = titles.flatMap((each, at) => {
    const title = titleOf(each)
    if (title?.kind !== 'number') return []
    const valid = valuesOf(at).filter(text => readPackNumber(text) !== null).length
    return [{ at, rank: title.rank, valid }]
  })
  const some = found.filter(({ valid }) => valid > 0)
  const [best] = (some.length > 0 ? some : found).toSorted((a, b) => b.rank - a.rank || b.valid - a.valid)
  return best?.at ?? -1
}

function reasonOf(
  at: number,
  kind: PurchaseColumnKind,
  { titles, number }: { titles: readonly string[]; number: number },
): string {
  if (kind !== 'number' || at === number) return ''
  const [own, chosen] = [
    titles[at] || PURCHASE_COLUMN_TEXT.number,
    titles[number] || PURCHASE_COLUMN_TEXT.number,
  ]
  return `已按“${chosen}”取数量，未用“${own}”`
}

/** The kinds of columns without titles. A column of numbers is meant when it is the only one, or amounts prove it. */
function kindsOfValues(body: PurchaseRows, values: readonly string[][]): PurchaseColumnKind[] {
  const kinds = values.map(kindOfValues)
  const numeric = kinds.flatMap((kind, at) =>
    kind === 'numeric' && !isCounter(values[at] ?? []) ? [at] : [],
  )
  const full = body.filter(row => numeric.every(at => textOf(row, at) !== ''))
  const byAmount = numberByAmount(full, numeric)
  const [only = -1] = numeric
  const single = numeric.length === 1 && (values[only] ?? []).some(text => readPackNumber(text) !== null)
  const number = single ? only : byAmount
  return kinds.map((kind, at) => {
    if (kind !== 'numeric') return kind
    return at === number ? 'number' : 'none'
  })
}

/** Line numbers: 1, 2, 3. */
function isCounter(values: readonly string[]): boolean {
  return values.length > 1 && values.every((text, at) => Number(text) === at + 1)
}
