import type { ViewedQuery } from '@yaoji/hooks'
import { Button } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { ListPanel } from '@yaoji/ui/list-panel'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Select } from '@yaoji/ui/select'
import { type Stat, StatList } from '@yaoji/ui/stat-list'
import { type ReactNode, useRef } from 'react'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { DayFilter } from '../../core/page/DayFilter'
import { PagedResults } from '../../core/page/PagedResults'
import { QueryView } from '../../core/page/QueryView'
import { LedgerExport } from './LedgerExport'
import { LedgerTable } from './LedgerTable'
import * as css from './LedgerView.css'
import type { Ledger, LedgerAnswer, LedgerRow } from './ledgers'
import { LEDGER_KINDS, type LedgerSearch } from './useLedgerSearch'
import { root } from './WalletPage.css'

/** Rows of the skeleton. */
const EXPECTED = 10

export interface LedgerViewProps<Row extends LedgerRow, Answer extends LedgerAnswer<Row>> {
  ledger: Ledger<Row, Answer>
  /** The filters in the address, and how to change them. */
  search: LedgerSearch
  query: ViewedQuery<Answer> & { readonly isFetching: boolean; readonly isPlaceholderData: boolean }
}

export interface LedgerPanelProps<Row extends LedgerRow, Answer extends LedgerAnswer<Row>>
  extends LedgerViewProps<Row, Answer> {
  /** With a frame of its own. Default: true; false within another panel. */
  framed?: boolean
}

/** A page that is a ledger. */
export function LedgerView<Row extends LedgerRow, Answer extends LedgerAnswer<Row>>({
  notice,
  ...props
}: LedgerViewProps<Row, Answer> & {
  /** Above the ledger. */
  notice?: ReactNode
}) {
  const { title } = useRouteRow()
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('home'), crumbTo('wallet'), { name: title }]} />
      <div className={root}>
        {notice}
        <LedgerPanel {...props} />
      </div>
    </>
  )
}

/** A ledger: filters, what the rows of the filter add and take, and the rows page by page. */
export function LedgerPanel<Row extends LedgerRow, Answer extends LedgerAnswer<Row>>({
  ledger,
  search,
  query,
  framed,
}: LedgerPanelProps<Row, Answer>) {
  const results = useRef<HTMLDivElement>(null)
  const [{ kind, from, to }, change] = search
  const isFiltered = Boolean(kind || from || to)

  /** The button disappears with the filter; the focus moves to the rows. */
  function clear() {
    change({ kind: undefined, from: undefined, to: undefined })
    results.current?.focus()
  }

  return (
    <ListPanel
      name={ledger.name}
      framed={framed}
      counts={query.data}
      refreshing={query.isFetching}
      filters={
        <>
          <Filters uses={ledger.uses} search={search} />
          <LedgerExport ledger={ledger} search={search[0]} />
        </>
      }
    >
      <section aria-label="合计">
        <StatList inline className={css.sums} stats={sumsOf(ledger, query.error ? undefined : query.data)} />
      </section>
      <div ref={results} tabIndex={-1}>
        <QueryView
          query={query}
          pending={<LedgerTable ledger={ledger} rows={undefined} expected={EXPECTED} />}
        >
          {answer =>
            answer.total === 0 ? (
              <NoRows ledger={ledger} onClear={isFiltered ? clear : undefined} />
            ) : (
              <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
                <LedgerTable ledger={ledger} rows={answer.list} refreshing={query.isPlaceholderData} />
              </PagedResults>
            )
          }
        </QueryView>
      </div>
    </ListPanel>
  )
}

function Filters({ uses, search }: { uses: Ledger<LedgerRow>['uses']; search: LedgerSearch }) {
  const [{ kind, from, to }, change] = search
  // A kind that the address names stays chosen, also where no action writes such rows.
  const options = uses
    .filter(({ use_type, dormant }) => !dormant || use_type === kind)
    .map(({ use_type, text }) => ({ value: String(use_type), name: text }))
  return (
    <>
      <Select
        label="类型"
        labelHidden
        className={css.kind}
        options={[{ value: '', name: '全部类型' }, ...options]}
        value={String(kind ?? '')}
        onValueChange={next => change({ kind: LEDGER_KINDS.find(each => String(each) === next) })}
      />
      <DayFilter
        label="日期"
        value={{ from, to }}
        onValueChange={days => change({ from: days.from, to: days.to })}
      />
    </>
  )
}

/** What the rows of the filter add and take; a dash while the first answer loads, and when it failed. */
function sumsOf<Row extends LedgerRow, Answer extends LedgerAnswer<Row>>(
  { sums }: Ledger<Row, Answer>,
  answer: Answer | undefined,
): readonly Stat[] {
  return sums.map(({ name, value }) => ({ name, value: answer ? value(answer) : '—' }))
}

interface NoRowsProps {
  ledger: { readonly name: string; readonly emptyText: string }
  /** Absent without a filter. */
  onClear: (() => void) | undefined
}

function NoRows({ ledger: { name, emptyText }, onClear }: NoRowsProps) {
  if (!onClear) return <Empty title={`还没有${name}`} text={emptyText} />
  return (
    <Empty
      title={`没有符合条件的${name}`}
      text="换一个类型，或者放宽日期。"
      actions={<Button onClick={onClear}>清除筛选</Button>}
    />
  )
}
