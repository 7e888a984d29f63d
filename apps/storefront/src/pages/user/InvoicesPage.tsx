import { invoiceList, invoiceOrders } from '@yaoji/api-client/contract/invoice'
import { InvoiceOrderTable, InvoiceTable } from '@yaoji/ui/invoice-table'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { Stack } from '@yaoji/ui/stack'
import { choiceField, keywordsField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { InvoiceProfileSection } from './InvoiceProfileSection'
import { InvoiceOrderResults, InvoiceResults, NoInvoices } from './InvoiceResults'

/** The tabs of the invoices; `orders` has the orders without one. */
const TABS = [
  { value: 'orders', name: '待申请' },
  { value: 'applied', name: '已申请' },
  { value: 'issued', name: '已开票' },
  { value: 'closed', name: '驳回与作废' },
] as const

const FIELDS = {
  tab: choiceField(
    TABS.map(({ value }) => value),
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
  const orders = useListCall(invoiceOrders, input, { enabled: showsOrders })
  const invoices = useListCall(
    invoiceList,
    { ...input, tab: showsOrders ? undefined : tab },
    { enabled: !showsOrders },
  )
  const shared = {
    tabs: {
      label: '开票状态',
      items: TABS,
      value: tab,
      onChange: (next: typeof tab) => change({ tab: next }),
    },
    aside: (
      <KeywordFilter
        label={showsOrders ? '订单号' : '订单号或发票号码'}
        value={input.keywords}
        onSearch={keywords => change({ keywords })}
      />
    ),
    empty: ({ focus }: { focus: () => void }) => (
      <NoInvoices
        tab={TABS.find(({ value }) => value === tab)}
        isFound={!input.keywords}
        onChange={next => {
          change(next)
          focus()
        }}
      />
    ),
  }
  return showsOrders ? (
    <RecordList
      name="订单"
      query={orders}
      pending={<InvoiceOrderTable orders={undefined} orderHref={() => ''} framed={false} />}
      {...shared}
    >
      {({ list }, { refreshing }) => <InvoiceOrderResults orders={list} refreshing={refreshing} />}
    </RecordList>
  ) : (
    <RecordList
      name="发票"
      query={invoices}
      pending={<InvoiceTable invoices={undefined} orderHref={() => ''} framed={false} />}
      {...shared}
    >
      {({ list }, { refreshing }) => <InvoiceResults invoices={list} refreshing={refreshing} />}
    </RecordList>
  )
}
