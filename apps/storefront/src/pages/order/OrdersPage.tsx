import { orderList } from '@yaoji/api-client/contract/order'
import { ORDER_TABS } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { ListPanel } from '@yaoji/ui/list-panel'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Tabs } from '@yaoji/ui/tabs'
import { useRef } from 'react'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { DayFilter } from '../../core/page/DayFilter'
import { QueryView } from '../../core/page/QueryView'
import { OrderResults, type OrdersAnswer } from './OrderResults'
import { OrdersExport } from './OrdersExport'
import { OrderTable } from './OrderTable'
import { useOrderSearch } from './useOrderSearch'

/** RT-26: the buyer's orders by status, keywords and days, with what can be done with each. */
export default function OrdersPage() {
  const { title } = useRouteRow()
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
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
      <ListPanel
        name="订单"
        counts={query.data}
        refreshing={query.isFetching}
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
      >
        <Tabs
          label="订单状态"
          items={tabsOf(query.data)}
          value={tab}
          activationMode="manual"
          onValueChange={next => change({ tab: ORDER_TABS.find(row => row.tab === next)?.tab })}
        >
          <div ref={results} tabIndex={-1}>
            <QueryView query={query} pending={<OrderTable answer={undefined} />}>
              {answer => (
                <OrderResults
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
    </>
  )
}

/** The tabs with their numbers of orders, once they are known. */
function tabsOf(answer: OrdersAnswer | undefined) {
  return ORDER_TABS.map(({ tab, text }) => ({
    value: tab,
    name: text,
    count: answer?.tabs.find(each => each.tab === tab)?.count,
  }))
}
