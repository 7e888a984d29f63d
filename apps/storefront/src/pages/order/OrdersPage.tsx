import { MarketError } from '@yaoji/api-client'
import { orderList } from '@yaoji/api-client/contract/order'
import { ORDER_TABS } from '@yaoji/domain'
import { KeywordFilter } from '@yaoji/ui/keyword-filter'
import { MoreFilters } from '@yaoji/ui/list-panel'
import { StoreSelect } from '@yaoji/ui/store-select'
import { Navigate, useLocation } from 'react-router-dom'
import { useUrlQuery } from '../../core/navigation/address'
import { DayFilter } from '../../core/page/DayFilter'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { NoOrders } from './NoOrders'
import { OrdersExport } from './OrdersExport'
import { OrderTable } from './OrderTable'
import { useOrderSearch } from './useOrderSearch'

const TAB_ITEMS = ORDER_TABS.map(({ tab, text }) => ({ value: tab, name: text }))

/**
 * RT-26: the buyer's orders by status, keywords and days, with what can be done with each; of a head office those of its
 * stores too, or of one of them.
 */
export default function OrdersPage() {
  const [search, change] = useOrderSearch()
  const { store, ...filters } = search
  const { tab, keywords, from, to } = filters
  const query = useListCall(orderList, { ...filters, store_id: store })
  const stores = query.data?.stores ?? []
  if (store && isStoreRefused(query.error)) return <ToAllStores />

  return (
    <>
      <PageTop actions={<OrdersExport search={search} several={stores.length > 1} />} />
      <RecordList
        name="订单"
        query={query}
        filters={
          <MoreFilters
            active={[from ?? to, store].filter(Boolean).length}
            first={
              <KeywordFilter
                label="订单号、商品或厂家"
                value={keywords}
                onSearch={next => change({ keywords: next })}
              />
            }
          >
            <DayFilter
              label="下单日期"
              value={{ from, to }}
              onValueChange={days => change({ from: days.from, to: days.to })}
            />
            <StoreSelect
              stores={stores}
              value={store ?? null}
              onValueChange={next => change({ store: next ?? undefined })}
            />
          </MoreFilters>
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

/** The store of the address is not one of this buyer's: it was chosen before a switch to another store. */
const isStoreRefused = (error: unknown) =>
  error instanceof MarketError && error.fields?.store_id !== undefined

function ToAllStores() {
  const [query] = useUrlQuery()
  const { pathname } = useLocation()
  const rest = new URLSearchParams(query)
  rest.delete('store')
  return <Navigate to={`${pathname}?${rest}`} replace />
}
