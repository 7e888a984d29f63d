import { orderList } from '@yaoji/api-client/contract/order'
import { useCall } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { OrderTable } from '@yaoji/ui/order-table'
import { PageHeading } from '@yaoji/ui/page-heading'
import { QueryView } from '@yaoji/ui/query-view'
import { paths } from './routes'

const TABLE = {
  orderHref: () => paths.orders,
  purchaseHref: () => paths.orders,
  renderActions: () => null,
}

/** The buyer's latest orders. */
export function OrdersPage() {
  const query = useCall(orderList, {}, { inline: true })
  return (
    <>
      <PageHeading title="Orders" />
      <QueryView
        query={query}
        pending={<OrderTable {...TABLE} orders={undefined} />}
        empty={<Empty title="No orders yet" />}
      >
        {({ list, purchases }) => <OrderTable {...TABLE} orders={list} purchases={purchases} />}
      </QueryView>
    </>
  )
}
