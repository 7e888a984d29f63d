import type { OrderReturns } from '@yaoji/api-client/contract/return'
import { OrderRequests } from './OrderRequests'
import { ReturnForm } from './ReturnForm'
import { ReturnPanel } from './ReturnPanel'

/** The returns of an order, and the request of another. */
export function OrderReturnView({ returns }: { returns: OrderReturns }) {
  const { order_id, list, kinds, blocked } = returns
  return (
    <OrderRequests
      order_id={order_id}
      open={kinds.length > 0}
      blocked={{ title: '现在不能申请退换货', text: blocked }}
      askText="再申请一笔退换货"
      first={list.every(({ by_shop }) => by_shop === 1)}
      form={(close, onCancel) => <ReturnForm returns={returns} onDone={close} onCancel={onCancel} />}
    >
      {list.map(each => (
        <ReturnPanel key={each.id} orderReturn={each} />
      ))}
    </OrderRequests>
  )
}
