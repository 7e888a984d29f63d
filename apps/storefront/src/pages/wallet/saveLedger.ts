import type { LedgerLine } from '@yaoji/api-client/contract/wallet'
import { type SheetColumn, saveSheet, sheetCells } from '../../core/page/saveSheet'

/** What the spreadsheet of a ledger calls itself and its amounts. */
export interface LedgerSheet {
  readonly name: string
  readonly change: string
  readonly after: string
  /** Of the amounts; absent for points. */
  readonly format?: string
}

/** What a row adds; negative for what it takes, so that the column adds up. */
const signed = ({ direction, amount }: LedgerLine) => (direction === 'out' ? -1 : 1) * Number(amount)

function columnsOf({ change, after, format }: LedgerSheet): readonly SheetColumn<LedgerLine>[] {
  const decimals = format ? { format } : {}
  return [
    { header: '时间', width: 20, value: line => line.time },
    { header: '类型', width: 10, value: line => line.use_type_text },
    { header: change, width: 14, value: signed, ...decimals },
    { header: after, width: 14, value: line => Number(line.balance_after), ...decimals },
    { header: '订单号', width: 20, value: line => line.order_sn ?? '' },
    { header: '说明', width: 32, value: line => line.remark },
  ]
}

/** The cells of the sheet. */
export function ledgerCells(sheet: LedgerSheet, lines: readonly LedgerLine[]) {
  return sheetCells(columnsOf(sheet), lines)
}

/** Saves the rows of a ledger as an xlsx file in the browser's downloads. */
export async function saveLedger(sheet: LedgerSheet, lines: readonly LedgerLine[]): Promise<void> {
  const day = lines[0]?.time.slice(0, 10) ?? ''
  await saveSheet({ name: sheet.name, day, columns: columnsOf(sheet) }, lines)
}
