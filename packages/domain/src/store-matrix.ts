import { isLicenceChecked, type LicenceState } from './licence'

/** The most stores among which products are distributed at a time. */
export const MATRIX_STORES = 20

/** The most products that are distributed at a time: with the most stores they are the entries of one bulk call. */
export const MATRIX_GOODS = 100

/**
 * The cells of a block that was copied from a spreadsheet, by row; null for the text of one cell. The end of a line after
 * the last row is no row.
 */
export function readPastedCells(text: string): string[][] | null {
  const lines = text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/)
  const rows = lines.map(line => line.split('\t').map(cell => cell.trim()))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null
}

/** Whether a buyer in this state can place orders, as far as the licence decides it. */
export function canPlaceOrders(state: LicenceState): boolean {
  return isLicenceChecked(state) && state !== 'expired'
}
