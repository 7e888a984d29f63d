import { RecordsTable } from '@yaoji/ui/records-table'
import * as css from './LedgerTable.css'
import type { Ledger, LedgerRow } from './ledgers'

export interface LedgerTableProps<Row extends LedgerRow> {
  ledger: Pick<Ledger<Row>, 'name' | 'columns'>
  /** Undefined while the first answer loads. */
  rows: readonly Row[] | undefined
  refreshing?: boolean
  /** Rows of the skeleton. */
  expected?: number
}

/** Rows of a ledger. */
export function LedgerTable<Row extends LedgerRow>({
  ledger: { name, columns },
  rows,
  refreshing,
  expected,
}: LedgerTableProps<Row>) {
  return (
    <RecordsTable
      className={css.root}
      label={name}
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      refreshing={refreshing}
      skeletonRows={expected}
      labels={{ loading: `正在加载${name}` }}
    />
  )
}
