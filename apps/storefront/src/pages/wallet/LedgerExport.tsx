import { userLedgerExport } from '@yaoji/api-client/contract/wallet'
import { useClient } from '@yaoji/hooks/data'
import { ledgerColumns, saveSheet } from '@yaoji/hooks/sheets'
import { ExportButton } from '@yaoji/ui/export-button'
import { type LedgerName, ledgerPanelLabels } from '@yaoji/ui/ledger-table'
import { type LedgerSearch, ledgerInput } from './useLedgerSearch'

const SHEETS: Readonly<Record<LedgerName, string>> = {
  balance: '余额收支记录',
  points: '积分记录',
  vouchers: '现金券明细',
}

/** Saves the rows of the filtered ledger as an xlsx file. */
export function LedgerExport({ ledger, search }: { ledger: LedgerName; search: LedgerSearch[0] }) {
  const client = useClient()
  const { name, change, after } = ledgerPanelLabels.ledgers[ledger]

  async function save() {
    const { page: _, ...filters } = ledgerInput(search)
    const { list, total } = await client.call(userLedgerExport, { ledger, ...filters })
    const columns = ledgerColumns({
      words: { change, after },
      format: ledger === 'points' ? undefined : '0.00',
    })
    const [row] = list
    if (row) await saveSheet({ name: SHEETS[ledger], day: row.time.slice(0, 10), columns }, list)
    return { saved: list.length, total }
  }

  return (
    <ExportButton
      save={save}
      noneText={`没有符合条件的${name}，未导出`}
      restText="缩小日期范围可以分次导出"
    />
  )
}
