import { orderList } from '@yaoji/api-client/contract/order'
import { ORDER_TABS } from '@yaoji/domain'
import { useSettledAnnouncement } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { Tabs } from '@yaoji/ui/tabs'
import { useRef } from 'react'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { DayFilter } from '../../core/page/DayFilter'
import { KeywordFilter } from '../../core/page/KeywordFilter'
import { PageHeading } from '../../core/page/PageHeading'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { OrderResults, type OrdersAnswer } from './OrderResults'
import * as css from './OrdersPage.css'
import { OrderTable } from './OrderTable'
import { useOrderSearch } from './useOrderSearch'

/** RT-26: the buyer's orders by status, keywords and days, with what can be done with each. */
export default function OrdersPage() {
  const { title } = useRouteRow()
  const [search, change] = useOrderSearch()
  const { tab, keywords, from, to } = search
  const results = useRef<HTMLDivElement>(null)
  const query = useCall(orderList, search, { inline: true, placeholderData: shown => shown })
  const announcement = useSettledAnnouncement(summaryOf(query.data), { pending: query.isFetching })
  const counts = query.data?.tabs ?? []
  const items = ORDER_TABS.map(row => ({
    value: row.tab,
    name: row.text,
    count: counts.find(each => each.tab === row.tab)?.count,
  }))

  /** The button that was pressed disappears with the answer; the focus moves to what replaces it. */
  function changeFromResults(next: Parameters<typeof change>[0]) {
    change(next)
    results.current?.focus()
  }

  return (
    <>
      <PageHeading title={title} crumbs={[{ name: '首页', href: href('home') }, { name: title }]} />
      <div className={css.panel}>
        <div className={css.filters}>
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
        </div>
        <Tabs
          label="订单状态"
          items={items}
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
      </div>
      <p role="status" className={css.readOut}>
        {announcement}
      </p>
    </>
  )
}

/** What changed, for screen readers. */
function summaryOf(answer: OrdersAnswer | undefined): string {
  if (!answer) return ''
  const { total, page, last_page } = answer
  if (total === 0) return '没有符合条件的订单'
  return last_page > 1 ? `共 ${total} 个订单，第 ${page} 页，共 ${last_page} 页` : `共 ${total} 个订单`
}
