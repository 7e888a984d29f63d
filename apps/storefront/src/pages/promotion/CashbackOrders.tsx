import { cashbackOrders } from '@yaoji/api-client/contract/cashback'
import { moneyText } from '@yaoji/domain'
import { CashbackOrderTable } from '@yaoji/ui/cashback'
import { Empty } from '@yaoji/ui/empty'
import { Panel } from '@yaoji/ui/panel'
import { Text } from '@yaoji/ui/text'
import { pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedView } from '../../core/page/PagedView'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'

const FIELDS = { page: pageField }

const hrefOf = ({ order_id }: { order_id: number }) => href('order', { id: order_id })

/** The orders that count for this month, with their sum. */
export function CashbackOrders() {
  const [{ page }] = useSearchState(FIELDS)
  const query = useListCall(cashbackOrders, { page })
  const { data, isPlaceholderData } = query
  return (
    <Panel
      title="计入本月的订单"
      aside={
        data && (
          <Text as="span" size="m">
            合计 {moneyText(data.received_amount)}
          </Text>
        )
      }
    >
      <PagedView
        query={query}
        pending={<CashbackOrderTable orders={undefined} hrefOf={hrefOf} />}
        empty={<NoOrders />}
        errorSize="s"
        keepScroll
      >
        {({ list }) => <CashbackOrderTable orders={list} hrefOf={hrefOf} refreshing={isPlaceholderData} />}
      </PagedView>
    </Panel>
  )
}

function NoOrders() {
  return (
    <Empty
      title="本月还没有收货的订单"
      text="订单确认收货后计入本月。"
      links={[['看待收货的订单', href('orders', {}, { tab: 'to_receive' })]]}
    />
  )
}
