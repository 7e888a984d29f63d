import type { InputOf } from '@yaoji/api-client'
import { userLedgerExport } from '@yaoji/api-client/contract/wallet'
import { useClient } from '@yaoji/hooks/data'
import { ExportButton } from '@yaoji/ui/export-button'
import type { LedgerSheet } from './saveLedger'
import { type LedgerSearch, ledgerInput } from './useLedgerSearch'

export type LedgerName = InputOf<typeof userLedgerExport>['ledger']

export interface LedgerExportProps {
  ledger: { readonly name: string; readonly call: LedgerName; readonly sheet: LedgerSheet }
  /** The filters in the address. */
  search: LedgerSearch[0]
}

/** Saves the rows of the filtered ledger as an xlsx file. The code that writes it is loaded at the first press. */
export function LedgerExport({ ledger, search }: LedgerExportProps) {
  const client = useClient()

  async function save() {
    const { page: _, ...filters } = ledgerInput(search)
    const [{ saveLedger }, { list, total }] = await Promise.all([
      import('./saveLedger'),
      client.call(userLedgerExport, { ledger: ledger.call, ...filters }),
    ])
    if (list.length > 0) await saveLedger(ledger.sheet, list)
    return { saved: list.length, total }
  }

  return (
    <ExportButton
      save={save}
      noneText={`没有符合条件的${ledger.name}，未导出`}
      restText="缩小日期范围可以分次导出"
    />
  )
}
