import { invoiceList, invoiceOrders } from '@yaoji/api-client/contract/invoice'
import { useCall } from '@yaoji/hooks/data'
import { InvoiceOrderTable, InvoiceTable } from '@yaoji/ui/invoice-table'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { Stack } from '@yaoji/ui/stack'
import { tabsWithCounts } from '@yaoji/ui/tabs'
import { useRef } from 'react'
import { choiceField, keywordsField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedList } from '../../core/page/PagedList'
import { PageTop } from '../../core/page/PageTop'
import { InvoiceProfileSection } from './InvoiceProfileSection'
import { InvoiceOrderResults, InvoiceResults, NoInvoices } from './InvoiceResults'

/** The tabs of the invoices; `orders` has the orders without one. */
const TABS = [
  { tab: 'orders', text: '待申请' },
  { tab: 'applied', text: '已申请' },
  { tab: 'issued', text: '已开票' },
  { tab: 'closed', text: '驳回与作废' },
] as const

const FIELDS = {
  tab: choiceField(
    TABS.map(({ tab }) => tab),
    'orders',
  ),
  keywords: keywordsField,
  page: pageField,
}

/** RT-32: who invoices are made out to, the orders without one, and the invoices with their PDFs. */
export default function InvoicesPage() {
  return (
    <>
      <PageTop />
      <Stack>
        <InvoiceProfileSection />
        <Lists />
      </Stack>
    </>
  )
}

/** The orders without an invoice, or the invoices: one list for React, so that the focus stays on the tabs. */
function Lists() {
  const [{ tab, ...input }, change] = useSearchState(FIELDS)
  const showsOrders = tab === 'orders'
  const options = { inline: true, placeholderData: <Data,>(shown: Data) => shown }
  const orders = useCall(invoiceOrders, input, { ...options, enabled: showsOrders })
  const invoices = useCall(
    invoiceList,
    { ...input, tab: showsOrders ? undefined : tab },
    { ...options, enabled: !showsOrders },
  )
  const results = useRef<HTMLDivElement>(null)
  const shared = {
    resultsRef: results,
    filters: (
      <KeywordFilter
        label={showsOrders ? '订单号' : '订单号或发票号码'}
        value={input.keywords}
        onSearch={keywords => change({ keywords })}
      />
    ),
    empty: (
      <NoInvoices
        tab={TABS.find(row => row.tab === tab)}
        isFound={!input.keywords}
        onChange={next => {
          change(next)
          // The button that was pressed disappears.
          results.current?.focus()
        }}
      />
    ),
  }
  const tabsOf = (counts: Parameters<typeof tabsWithCounts>[1]) => ({
    label: '开票状态',
    items: tabsWithCounts(TABS, counts),
    value: tab,
    onValueChange: (next: string) => change({ tab: FIELDS.tab.read(next) }),
  })
  return showsOrders ? (
    <PagedList
      {...shared}
      name="订单"
      query={orders}
      tabs={tabsOf(orders.data?.tabs)}
      pending={<InvoiceOrderTable orders={undefined} orderHref={() => ''} framed={false} />}
    >
      {({ list }, refreshing) => <InvoiceOrderResults orders={list} refreshing={refreshing} />}
    </PagedList>
  ) : (
    <PagedList
      {...shared}
      name="发票"
      query={invoices}
      tabs={tabsOf(invoices.data?.tabs)}
      pending={<InvoiceTable invoices={undefined} orderHref={() => ''} framed={false} />}
    >
      {({ list }, refreshing) => <InvoiceResults invoices={list} refreshing={refreshing} />}
    </PagedList>
  )
}
