import { POINTS_USES, REDEMPTION_PREFIX, VOUCHER_USES, WALLET_USES } from '@yaoji/domain'
import type { ViewedQuery } from '@yaoji/hooks'
import {
  type LedgerEntry,
  type LedgerLink,
  type LedgerName,
  LedgerNone,
  LedgerPanel,
  LedgerRows,
  type LedgerSums,
} from '@yaoji/ui/ledger-table'
import { Stack } from '@yaoji/ui/stack'
import { type ReactNode, useRef } from 'react'
import { DayFilter } from '../../core/page/DayFilter'
import { PagedView } from '../../core/page/PagedView'
import { PageTop } from '../../core/page/PageTop'
import { href } from '../../routes'
import { LedgerExport } from './LedgerExport'
import { LEDGER_KINDS, type LedgerSearch } from './useLedgerSearch'

const USES = { balance: WALLET_USES, points: POINTS_USES, vouchers: VOUCHER_USES }

/** Rows of the skeleton. */
const EXPECTED = 10

export interface LedgerViewProps {
  ledger: LedgerName
  /** The filters in the address, and how to change them. */
  search: LedgerSearch
  query: ViewedQuery<LedgerSums & { readonly list: readonly LedgerEntry[] }> & {
    readonly isFetching: boolean
    readonly isPlaceholderData: boolean
  }
}

/** A page that is a ledger, below a notice. */
export function LedgerPage({ notice, ...view }: LedgerViewProps & { notice: ReactNode }) {
  return (
    <>
      <PageTop parents={['wallet']} actions={<LedgerExport ledger={view.ledger} search={view.search[0]} />} />
      <Stack gap={3}>
        {notice}
        <LedgerView {...view} />
      </Stack>
    </>
  )
}

/** A ledger: filters, what the rows of the filter add and take, and the rows page by page. `filterEnd` is after the filters. */
export function LedgerView({
  ledger,
  search,
  query,
  framed,
  filterEnd,
}: LedgerViewProps & { framed?: boolean; filterEnd?: ReactNode }) {
  const results = useRef<HTMLDivElement>(null)
  const [{ kind, from, to }, change] = search

  /** The button disappears with the filter; the focus moves to the rows. */
  function clear() {
    change({ kind: undefined, from: undefined, to: undefined })
    results.current?.focus()
  }

  return (
    <LedgerPanel
      ledger={ledger}
      answer={query.data}
      failed={Boolean(query.error)}
      refreshing={query.isFetching}
      framed={framed}
      uses={USES[ledger]}
      use_type={kind}
      onUseTypeChange={next => change({ kind: LEDGER_KINDS.find(each => each === next) })}
      resultsRef={results}
      filters={
        <>
          <DayFilter
            label="日期"
            value={{ from, to }}
            onValueChange={days => change({ from: days.from, to: days.to })}
          />
          {filterEnd}
        </>
      }
    >
      <PagedView
        query={query}
        pending={<LedgerRows ledger={ledger} rows={undefined} skeletonRows={EXPECTED} linkOf={linkOf} />}
        empty={<LedgerNone ledger={ledger} onClear={kind || from || to ? clear : undefined} />}
      >
        {({ list }) => (
          <LedgerRows ledger={ledger} rows={list} refreshing={query.isPlaceholderData} linkOf={linkOf} />
        )}
      </PagedView>
    </LedgerPanel>
  )
}

/** What a row belongs to: an order, or a redemption of points. */
export function linkOf(sn: string): LedgerLink {
  const isRedemption = sn.startsWith(REDEMPTION_PREFIX)
  return {
    href: href(isRedemption ? 'ordersPoints' : 'orders', {}, { keywords: sn }),
    name: `${isRedemption ? '积分订单' : '订单'} ${sn}`,
  }
}
