import { orderList } from '@yaoji/api-client/contract/order'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useSearchParams } from 'react-router-dom'
import { CartStepFrame } from '../../app/cart/CartStepFrame'
import { NoOrder } from '../../app/cart/NoOrder'
import { OrderRows } from '../../app/cart/OrderRows'
import { orderIdOf } from '../../app/cart/orderIdOf'
import { PayDesk } from '../../app/cart/PayDesk'
import { ReceiptNotice } from '../../app/cart/ReceiptNotice'
import { ErrorPanel } from '../../app/errors/ErrorPanel'
import { href } from '../../routes'

/** RT-16: step 3 of an order with ephedrine-type goods; without one in the address, those that wait to be paid. */
export default function EphedrinePayPage() {
  const [query] = useSearchParams()
  const id = orderIdOf(query.get('id'))
  return (
    <CartStepFrame step={3} title="支付含麻黄碱类订单">
      {!query.has('id') && <Waiting />}
      {query.has('id') && (id === null ? <NoOrder /> : <PayDesk id={id} is_ephedrine={1} />)}
    </CartStepFrame>
  )
}

/** The most unpaid orders that are looked through: they lapse by themselves within days. */
const MOST = 100

/** The buyer's orders with ephedrine-type goods that wait to be paid. */
function Waiting() {
  const orders = useCall(orderList, { tab: 'unpaid', per_page: MOST }, { inline: true })
  if (orders.data) {
    const list = orders.data.list.filter(order => order.is_ephedrine === 1)
    if (list.length === 0) return <NothingWaiting />
    return (
      <>
        <ReceiptNotice />
        <OrderRows
          title="待付款的含麻黄碱类订单"
          orders={list.map(order => ({ ...order, payable_amount: order.amounts.payable_amount }))}
        />
      </>
    )
  }
  if (orders.isError) {
    return (
      <ErrorPanel error={orders.error} onRetry={() => void orders.refetch()} retrying={orders.isFetching} />
    )
  }
  return <Skeleton variant="rows" count={3} label="正在加载订单" />
}

function NothingWaiting() {
  return (
    <Empty
      title="没有待付款的含麻黄碱类订单"
      text="此类商品单独成单，提交订单后在这里付款。"
      actions={
        <>
          <LinkButton href={href('orders')}>我的订单</LinkButton>
          <LinkButton href={href('home')}>继续选购</LinkButton>
        </>
      }
    />
  )
}
