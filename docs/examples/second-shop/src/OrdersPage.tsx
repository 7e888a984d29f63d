import { orderList } from '@yaoji/api-client/contract/order'
import { useCall } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { OrderTable } from '@yaoji/ui/order-table'
import { PageHeading } from '@yaoji/ui/page-heading'
import { QueryView } from '@yaoji/ui/query-view'

/** The buyer's latest orders. */
export function OrdersPage() {
  const query = useCall(orderList, {}, { inline: true })
  return (
    <>
      <PageHeading title="Orders" />
      <QueryView query={query} empty={<Empty title="No orders yet" />}>
        {({ list, purchases }) => <OrderTable orders={list} purchases={purchases} />}
      </QueryView>
    </>
  )
}
