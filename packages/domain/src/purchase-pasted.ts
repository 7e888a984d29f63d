import { cellsOf, type PurchaseRows } from './purchase-head'
import { proposePurchaseTable } from './purchase-table'

/** A table that says more than a product and its number has so many columns. */
const WIDE = 3

/**
 * The rows of a text that was copied from a table with more columns than product and number, so that the buyer can look at
 * how they are read; null for another text, and where no column names products.
 */
export function readPastedTable(text: string): PurchaseRows | null {
  if (!text.includes('\t')) return null
  const rows = text
    .split(/\r\n|\r|\n/)
    .map(line => line.split('\t'))
    .slice(0, MOST_ROWS)
  const filled = rows.map(row => cellsOf(row).length).filter(count => count > 0)
  const wide = filled.filter(count => count >= WIDE).length
  if (wide < 2 || wide * 2 < filled.length) return null
  const { columns } = proposePurchaseTable(rows)
  return columns.some(({ kind }) => NAMING.has(kind)) ? withoutEnd(rows) : null
}

/** Rows that are looked at; a list has at most 500 lines. */
const MOST_ROWS = 5_000

const NAMING: ReadonlySet<string> = new Set(['code', 'own_code', 'name'])

/** A copied table ends with the end of a line. */
function withoutEnd(rows: PurchaseRows): PurchaseRows {
  return rows.slice(0, rows.findLastIndex(row => cellsOf(row).length > 0) + 1)
}
