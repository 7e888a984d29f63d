import { orderList } from '@yaoji/api-client/contract/order'
import { ORDER_TABS } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { tabsWithCounts } from '@yaoji/ui/tabs'
import { useRef } from 'react'
import { DayFilter } from '../../core/page/DayFilter'
import { PagedList } from '../../core/page/PagedList'
import { PageTop } from '../../core/page/PageTop'
import { NoOrders } from './NoOrders'
import { OrdersExport } from './OrdersExport'
import { OrderTable } from './OrderTable'
import { useOrderSearch } from './useOrderSearch'

/** RT-26: the buyer's orders by status, keywords and days, with what can be done with each. */
export default function OrdersPage() {
  const [search, change] = useOrderSearch()
  const { tab, keywords, from, to } = search
  const results = useRef<HTMLDivElement>(null)
  const query = useCall(orderList, search, { inline: true, placeholderData: shown => shown })

  /** The button that was pressed disappears with the answer; the focus moves to what replaces it. */
  function changeFromResults(next: Parameters<typeof change>[0]) {
    change(next)
    results.current?.focus()
  }

  return (
    <>
      <PageTop />
      <PagedList
        name="订单"
        query={query}
        filters={
          <>
            <KeywordFilter
              label="订单号、商品或厂家"
              value={keywords}
              onSearch={next => change({ keywords: next })}
            />
            <DayFilter
              label="下单日期"
              value={{ from, to }}
              onValueChange={days => change({ from: days.from, to: days.to })}
            />
            <OrdersExport search={search} />
          </>
        }
        tabs={{
          label: '订单状态',
          items: tabsWithCounts(ORDER_TABS, query.data?.tabs),
          value: tab,
          onValueChange: next => change({ tab: ORDER_TABS.find(row => row.tab === next)?.tab }),
        }}
        resultsRef={results}
        pending={<OrderTable answer={undefined} />}
        empty={query.data && <NoOrders answer={query.data} search={search} change={changeFromResults} />}
      >
        {(answer, refreshing) => <OrderTable answer={answer} refreshing={refreshing} />}
      </PagedList>
    </>
  )
}
