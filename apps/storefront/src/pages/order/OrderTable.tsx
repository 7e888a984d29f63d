import { OrderTable as Orders } from '@yaoji/ui/order-table'
import { OrderActions } from '../../features/orders/OrderActions'
import { PayTogether } from '../../features/payment/PayTogether'
import { href } from '../../routes'
import type { OrdersAnswer } from './NoOrders'
import * as css from './OrderTable.css'

export interface OrderTableProps {
  /** Undefined while the first answer loads. */
  answer: Pick<OrdersAnswer, 'list' | 'purchases'> | undefined
  refreshing?: boolean
}

/**
 * The orders of a page with their actions, and the payment of a purchase that became several orders. Those of a store are
 * only shown to its head office.
 */
export function OrderTable({ answer, refreshing }: OrderTableProps) {
  return (
    <Orders
      framed={false}
      orders={answer?.list}
      purchases={answer?.purchases}
      refreshing={refreshing}
      orderHref={({ id }) => href('order', { id })}
      purchaseHref={({ parent_sn }) => href('orders', {}, { keywords: parent_sn })}
      renderActions={order => !order.store && <OrderActions order={order} listed />}
      renderPay={({ pay_together, pay_together_amount }) => (
        <PayTogether ids={pay_together} amount={pay_together_amount} className={css.payButton} />
      )}
    />
  )
}
