import { invoiceList, invoiceOrders } from '@yaoji/api-client/contract/invoice'
import type { ViewedQuery } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { InvoiceOrderTable, InvoiceTable } from '@yaoji/ui/invoice-table'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { ListPanel } from '@yaoji/ui/list-panel'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Tabs } from '@yaoji/ui/tabs'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { QueryView } from '../../core/page/QueryView'
import { InvoiceOrderResults } from './InvoiceOrderResults'
import { InvoiceProfileSection } from './InvoiceProfileSection'
import { InvoiceResults } from './InvoiceResults'
import * as css from './InvoicesPage.css'
import {
  type ChangeInvoiceSearch,
  INVOICE_TABS,
  type InvoiceSearch,
  useInvoiceSearch,
} from './useInvoiceSearch'

/** RT-32: who invoices are made out to, the orders without one, and the invoices with their PDFs. */
export default function InvoicesPage() {
  const { title } = useRouteRow()
  const [search, change] = useInvoiceSearch()
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
      <div className={css.page}>
        <InvoiceProfileSection />
        <Lists search={search} change={change} />
      </div>
    </>
  )
}

interface ListProps {
  search: InvoiceSearch
  change: ChangeInvoiceSearch
}

/** The orders without an invoice, or the invoices: one list for React, so that the focus stays on the tabs. */
function Lists({ search, change }: ListProps) {
  const { tab, ...input } = search
  const showsOrders = tab === 'orders'
  const orders = useCall(invoiceOrders, input, {
    inline: true,
    enabled: showsOrders,
    placeholderData: shown => shown,
  })
  const invoices = useCall(
    invoiceList,
    { ...input, tab: showsOrders ? undefined : tab },
    { inline: true, enabled: !showsOrders, placeholderData: shown => shown },
  )
  if (showsOrders) {
    return (
      <InvoiceList
        search={search}
        change={change}
        query={orders}
        pending={<InvoiceOrderTable orders={undefined} orderHref={() => ''} framed={false} />}
        Results={InvoiceOrderResults}
      />
    )
  }
  return (
    <InvoiceList
      search={search}
      change={change}
      query={invoices}
      pending={<InvoiceTable invoices={undefined} orderHref={() => ''} framed={false} />}
      Results={InvoiceResults}
    />
  )
}

interface Counts {
  readonly total: number
  readonly page: number
  readonly last_page: number
  readonly tabs: readonly { readonly tab: string; readonly count: number }[]
}

interface ResultsProps<Answer> extends ListProps {
  answer: Answer
  refreshing: boolean
}

interface InvoiceListProps<Answer> extends ListProps {
  query: ViewedQuery<Answer> & { readonly isFetching: boolean; readonly isPlaceholderData: boolean }
  /** The table while the first answer loads. */
  pending: ReactNode
  Results: ComponentType<ResultsProps<Answer>>
}

/** A list of this page with its filter, tabs and counts. */
function InvoiceList<Answer extends Counts>({
  search,
  change,
  query,
  pending,
  Results,
}: InvoiceListProps<Answer>) {
  const results = useRef<HTMLDivElement>(null)

  /** A button of the results, which may disappear: the focus moves to them. */
  function changeFromResults(next: Parameters<ChangeInvoiceSearch>[0]) {
    change(next)
    results.current?.focus()
  }

  return (
    <ListPanel
      name={search.tab === 'orders' ? '订单' : '发票'}
      counts={query.data}
      refreshing={query.isFetching}
      filters={
        <KeywordFilter
          label={search.tab === 'orders' ? '订单号' : '订单号或发票号码'}
          value={search.keywords}
          onSearch={keywords => change({ keywords })}
        />
      }
    >
      <Tabs
        label="开票状态"
        items={INVOICE_TABS.map(({ tab, name }) => ({
          value: tab,
          name,
          count: query.data?.tabs.find(each => each.tab === tab)?.count,
        }))}
        value={search.tab}
        activationMode="manual"
        onValueChange={next => change({ tab: INVOICE_TABS.find(({ tab }) => tab === next)?.tab })}
      >
        <div ref={results} tabIndex={-1}>
          <QueryView query={query} pending={pending}>
            {answer => (
              <Results
                answer={answer}
                search={search}
                change={changeFromResults}
                refreshing={query.isPlaceholderData}
              />
            )}
          </QueryView>
        </div>
      </Tabs>
    </ListPanel>
  )
}
