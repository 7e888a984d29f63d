import { REDEMPTION_PREFIX } from '@yaoji/domain'
import { type LedgerLink, LedgerTable as LedgerRows } from '@yaoji/ui/ledger-table'
import { href } from '../../routes'
import type { Ledger, LedgerRow } from './ledgers'

export interface LedgerTableProps<Row extends LedgerRow> {
  ledger: Pick<Ledger<Row>, 'name' | 'table'>
  /** Undefined while the first answer loads. */
  rows: readonly Row[] | undefined
  refreshing?: boolean
  /** Rows of the skeleton. */
  expected?: number
}

/** Rows of a ledger, in a panel. */
export function LedgerTable<Row extends LedgerRow>({ ledger, expected, ...rest }: LedgerTableProps<Row>) {
  return (
    <LedgerRows
      {...rest}
      {...ledger.table}
      name={ledger.name}
      linkOf={linkOf}
      skeletonRows={expected}
      framed={false}
    />
  )
}

/** What a row belongs to: an order, or a redemption of points. */
function linkOf(sn: string): LedgerLink {
  const isRedemption = sn.startsWith(REDEMPTION_PREFIX)
  return {
    href: href(isRedemption ? 'ordersPoints' : 'orders', {}, { keywords: sn }),
    name: `${isRedemption ? '积分订单' : '订单'} ${sn}`,
  }
}
