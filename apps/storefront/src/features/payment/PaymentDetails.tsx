import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { OrderAmounts } from '@yaoji/ui/order-amounts'
import { Panel } from '@yaoji/ui/panel'
import { OrderSummary } from '../orders/OrderSummary'
import * as css from './PaymentDetails.css'

/** The order that is paid: number, address and amounts. */
export function PaymentDetails({ detail }: { detail: OrderDetail }) {
  return (
    <Panel title="订单信息">
      <OrderSummary detail={detail} />
      <div className={css.amounts}>
        <OrderAmounts amounts={detail.order.amounts} wide />
      </div>
    </Panel>
  )
}
