import { formatAmount, formatPrice } from '@yaoji/domain'
import type { InvoiceLine } from '../modules/invoice/tables'
import { BOX, CONTENT, type Drawing, LINE, MARGIN } from './drawing'

interface Column {
  readonly title: string
  /** Part of the width of the content. */
  readonly share: number
  readonly align: 'left' | 'right'
  readonly text: (line: InvoiceLine) => string
}

// biome-ignore format: one line for each column
const COLUMNS: readonly Column[] = [
  { title: '项目名称', share: 0.26, align: 'left', text: ({ name }) => name },
  { title: '规格型号', share: 0.19, align: 'left', text: ({ ypgg }) => ypgg },
  { title: '单位', share: 0.06, align: 'left', text: ({ bzdw }) => bzdw },
  { title: '数量', share: 0.08, align: 'right', text: line => (hasPacks(line) ? String(line.number) : '') },
  { title: '单价', share: 0.11, align: 'right', text: line => (hasPacks(line) ? unitPrice(line) : '') },
  { title: '金额', share: 0.12, align: 'right', text: ({ net }) => formatAmount(net) },
  { title: '税率', share: 0.07, align: 'right', text: ({ rate }) => rateText(rate) },
  { title: '税额', share: 0.11, align: 'right', text: ({ tax }) => formatAmount(tax) },
]

/** A rate in basis points as it is written on an invoice. */
export function rateText(rate: number): string {
  return rate === 0 ? '免税' : `${rate / 100}%`
}

/** A red line takes back an amount, not a number of packs; freight has none. */
function hasPacks({ net, tax, number }: InvoiceLine): boolean {
  return net + tax > 0 && number > 0
}

/** The price of one pack without tax, to four decimals. */
function unitPrice({ net, number }: InvoiceLine): string {
  return formatPrice(Math.round((net * 100) / number))
}

/** The lines of an invoice as a table. A table that does not fit goes on, below its heads, on another page. */
export function drawLines(document: Drawing, lines: readonly InvoiceLine[]): void {
  document.fontSize(8.5)
  drawRow(
    document,
    COLUMNS.map(({ title }) => title),
  )
  for (const line of lines) {
    const texts = COLUMNS.map(({ text }) => text(line))
    if (document.y + heightOf(document, texts) > bottomOf(document)) {
      document.addPage()
      drawRow(
        document,
        COLUMNS.map(({ title }) => title),
      )
    }
    drawRow(document, texts)
  }
  document.x = MARGIN
}

/** The sums below the table need some space too. */
function bottomOf(document: Drawing): number {
  return document.page.height - MARGIN - 24
}

function heightOf(document: Drawing, texts: readonly string[]): number {
  const heights = texts.map((text, at) =>
    document.heightOfString(text, { width: widthOf(COLUMNS[at]?.share ?? 0) - BOX }),
  )
  return Math.max(...heights) + BOX
}

function widthOf(share: number): number {
  return CONTENT * share
}

function drawRow(document: Drawing, texts: readonly string[]): void {
  const top = document.y
  const height = heightOf(document, texts)
  let x = MARGIN
  for (const [at, { share, align }] of COLUMNS.entries()) {
    const width = widthOf(share)
    document.text(texts[at] ?? '', x + BOX / 2, top + BOX / 2, { width: width - BOX, align })
    document.rect(x, top, width, height).stroke(LINE)
    x += width
  }
  document.y = top + height
}
