import { orderList } from '@yaoji/api-client/contract/order'
import { ORDER_TABS } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { DayFilter } from '../../core/page/DayFilter'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { NoOrders } from './NoOrders'
import { OrdersExport } from './OrdersExport'
import { OrderTable } from './OrderTable'
import { useOrderSearch } from './useOrderSearch'

const TAB_ITEMS = ORDER_TABS.map(({ tab, text }) => ({ value: tab, name: text }))

/** RT-26: the buyer's orders by status, keywords and days, with what can be done with each. */
export default function OrdersPage() {
  const [search, change] = useOrderSearch()
  const { tab, keywords, from, to } = search
  const query = useCall(orderList, search, { inline: true, placeholderData: shown => shown })

  return (
    <>
      <PageTop />
      <RecordList
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
          items: TAB_ITEMS,
          value: tab,
          onChange: next => change({ tab: next }),
        }}
        pending={<OrderTable answer={undefined} />}
        empty={({ focus }) =>
          query.data && (
            <NoOrders
              answer={query.data}
              search={search}
              // The button that was pressed disappears with the answer.
              change={next => {
                change(next)
                focus()
              }}
            />
          )
        }
      >
        {(answer, { refreshing }) => <OrderTable answer={answer} refreshing={refreshing} />}
      </RecordList>
    </>
  )
}
