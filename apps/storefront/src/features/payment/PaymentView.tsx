import type { OrderDetail } from '@yaoji/api-client/contract/order'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { amountText, orderCost, sumAmounts } from '@yaoji/domain'
import { Callout } from '@yaoji/ui/callout'
import { Columns } from '@yaoji/ui/columns'
import { OrderAmounts } from '@yaoji/ui/order-amounts'
import { OrderLinesPanel, RefusedSlip } from '@yaoji/ui/order-payment'
import { OrderSummary } from '@yaoji/ui/order-records'
import { Panel } from '@yaoji/ui/panel'
import { OrderPaymentStatus } from '@yaoji/ui/payment-status'
import { Stack } from '@yaoji/ui/stack'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServerTime } from '../../core/clock/useServerTime'
import { href } from '../../routes'
import { OrderRows } from '../orders/OrderRows'
import { PaymentMethods } from './PaymentMethods'
import { isPaying } from './paymentMark'
import { ReceiptNotice } from './ReceiptNotice'

export interface PaymentViewProps {
  detail: OrderDetail
  payment: Payment
  /** The last fetch of the payment failed. */
  offline: boolean
  /** Fetches the state of the payment. */
  onRefresh: () => void
}

/** Payment of one order: its state, how to pay, and the order. */
export function PaymentView({ detail, payment, offline, onRefresh }: PaymentViewProps) {
  useRedirectWhenPaid(payment)
  const { order, siblings } = detail
  return (
    <>
      {offline && <Callout tone="bad">暂时连接不上，付款状态可能不是最新的。恢复后会自动更新。</Callout>}
      <RefusedSlip slip={payment.refused_slip} />
      <Columns size="m" aside={<OrderDetails detail={detail} />}>
        <StatusWithCountdown payment={payment} onRefresh={onRefresh} />
        {order.is_ephedrine === 1 && <ReceiptNotice />}
        {payment.ways.length > 0 && (
          <Panel title="付款">
            <PaymentMethods payment={payment} />
          </Panel>
        )}
        <OrderLinesPanel order={order} />
        <OrderRows title={purchaseTitle(detail)} orders={siblings} />
      </Columns>
    </>
  )
}

function OrderDetails({ detail }: Pick<PaymentViewProps, 'detail'>) {
  return (
    // Beside the sum of a whole purchase its amounts would look like another sum that is due.
    <Panel title={detail.siblings.length > 0 ? '本单信息' : '订单信息'}>
      <Stack gap={3}>
        <OrderSummary detail={detail} />
        <OrderAmounts amounts={detail.order.amounts} wide />
      </Stack>
    </Panel>
  )
}

/** How many other orders the purchase has, and what all of it costs, with what the balance pays. */
function purchaseTitle({ order, siblings }: OrderDetail): string {
  const all = [order.amounts, ...siblings]
  const sum = sumAmounts(all.map(orderCost))
  return `同次采购的其他 ${siblings.length} 单（整个采购 ${all.length} 单共 ${amountText(sum)}）`
}

/** Opens the last step of the checkout when the order is paid or its transfer slip is sent, if this tab started the payment. */
function useRedirectWhenPaid({ order_id, state }: Payment): void {
  const navigate = useNavigate()
  useEffect(() => {
    const done = state === 'paid' || state === 'reviewing'
    if (done && isPaying(order_id)) navigate(href('cartPaid', {}, { id: order_id }), { replace: true })
  }, [order_id, state, navigate])
}

function StatusWithCountdown({ payment, onRefresh }: Pick<PaymentViewProps, 'payment' | 'onRefresh'>) {
  const { order_id: id } = payment
  return (
    <OrderPaymentStatus
      payment={payment}
      paying={isPaying(id)}
      now={useServerTime()}
      onEnd={onRefresh}
      hrefs={{ order: href('order', { id }), cart: href('cart'), home: href('home') }}
    />
  )
}
