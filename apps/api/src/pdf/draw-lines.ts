import { formatAmount, formatPrice } from '@yaoji/domain'
import type { InvoiceLine } from '../modules/invoice/tables'
import { drawTable, type TableColumn } from './draw-table'
import type { Drawing } from './drawing'

// biome-ignore format: one line for each column
const COLUMNS: readonly TableColumn<InvoiceLine>[] = [
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

/** The lines of an invoice as a table. */
export function drawLines(document: Drawing, lines: readonly InvoiceLine[]): void {
  document.fontSize(8.5)
  drawTable(document, { columns: COLUMNS, rows: lines })
}
