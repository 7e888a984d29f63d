import { orderList } from '@yaoji/api-client/contract/order'
import { useCall, useSession } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { readId, useUrlQuery } from '../../core/navigation/address'
import { linksTo } from '../../core/navigation/linksTo'
import { QueryView } from '../../core/page/QueryView'
import { CartStepLayout } from '../../features/cart/CartStepLayout'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { OrderRows } from '../../features/orders/OrderRows'
import { PaymentSection } from '../../features/payment/PaymentSection'
import { ReceiptNotice } from '../../features/payment/ReceiptNotice'

/** RT-16: step 3 of an order with ephedrine-type products. Without an order in the address, the unpaid ones. */
export default function EphedrinePayPage() {
  const [query] = useUrlQuery()
  const id = readId(query.get('id'))
  return (
    <CartStepLayout step={3} title="支付含麻黄碱类订单">
      {!query.has('id') && <UnpaidOrders />}
      {query.has('id') && (id === null ? <OrderNotFound /> : <PaymentSection id={id} is_ephedrine={1} />)}
    </CartStepLayout>
  )
}

/** The number of unpaid orders that are searched: unpaid orders close by themselves within days. */
const MAX_ORDERS = 100

/** The buyer's unpaid orders with ephedrine-type products; those of stores are paid by them. */
function UnpaidOrders() {
  const { user } = useSession()
  const own = { tab: 'unpaid', per_page: MAX_ORDERS, store_id: user?.user_id }
  const orders = useCall(orderList, own, { inline: true })
  return (
    <QueryView
      query={orders}
      pending={<Skeleton variant="rows" count={3} label="正在加载订单" />}
      isEmpty={({ list }) => !list.some(isEphedrine)}
      empty={<NoUnpaidOrders />}
    >
      {({ list }) => (
        <>
          <ReceiptNotice />
          <OrderRows
            title="待付款的含麻黄碱类订单"
            orders={list.filter(isEphedrine).map(order => ({ ...order, ...order.amounts }))}
          />
        </>
      )}
    </QueryView>
  )
}

const isEphedrine = (order: { is_ephedrine: 0 | 1 }) => order.is_ephedrine === 1

function NoUnpaidOrders() {
  return (
    <Empty
      title="没有待付款的含麻黄碱类订单"
      text="此类商品单独成单，提交订单后在这里付款。"
      links={linksTo({ orders: '我的订单', home: '继续选购' })}
    />
  )
}
