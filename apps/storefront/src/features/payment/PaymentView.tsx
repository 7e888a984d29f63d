import type { OrderDetail } from '@yaoji/api-client/contract/order'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { amountText, orderCost, parseAmount, sumAmounts } from '@yaoji/domain'
import { LinkButton, LinkButtons } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { Columns } from '@yaoji/ui/columns'
import { Countdown } from '@yaoji/ui/countdown'
import { OrderAmounts } from '@yaoji/ui/order-amounts'
import { OrderLinesPanel, RefusedSlip } from '@yaoji/ui/order-payment'
import { OrderSummary } from '@yaoji/ui/order-records'
import { Panel } from '@yaoji/ui/panel'
import { PaymentStatus } from '@yaoji/ui/payment-status'
import { Stack } from '@yaoji/ui/stack'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { unixSeconds, useServerTime } from '../../core/clock/useServerTime'
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

const CONFIRMING_TEXT =
  '正在确认付款结果，通常几秒内完成，本页会自动更新。付过款的请不要再次付款；还没有付款的，可以继续付款。'

function StatusWithCountdown({ payment, onRefresh }: { payment: Payment; onRefresh: () => void }) {
  const now = useServerTime()
  const { state, pay_type, pay_before, order_id } = payment
  const isByGateway = state === 'waiting' && pay_type !== 'transfer'
  return (
    <PaymentStatus
      payment={payment}
      text={isByGateway && isPaying(order_id) ? CONFIRMING_TEXT : undefined}
      labels={isCovered(payment) ? COVERED : undefined}
      actions={statusActions(payment)}
    >
      {pay_before && now !== undefined && (
        <p>
          剩余时间{' '}
          <Countdown
            variant="text"
            end={unixSeconds(pay_before)}
            now={now}
            onEnd={onRefresh}
            labels={{ ended: '已超时，订单将自动取消' }}
          />
        </p>
      )}
    </PaymentStatus>
  )
}

/** Words of an order of which nothing is owed: the frozen balance covers it. */
const COVERED = {
  unpaid: { title: '等待确认', text: '余额已冻结，输入登录密码确认后即完成付款。' },
}

const isCovered = ({ amount, ways }: Payment) => ways.length > 0 && parseAmount(amount) === 0

/** Actions: continue at the gateway, or, when there is nothing left to pay, links to other pages. */
function statusActions({ gateway_url, state, order_id, ways }: Payment): ReactNode {
  if (ways.length === 0) return <LinksAfterPayment order_id={order_id} closed={state === 'closed'} />
  if (gateway_url === null) return undefined
  return <LinkButton href={gateway_url}>继续付款</LinkButton>
}

function LinksAfterPayment({ order_id, closed }: { order_id: number; closed: boolean }) {
  return (
    <>
      <LinkButton href={href('order', { id: order_id })} variant={closed ? 'secondary' : 'primary'}>
        查看订单
      </LinkButton>
      {closed && <LinkButtons links={[['回购物车', href('cart')]]} />}
      <LinkButton href={href('home')}>继续选购</LinkButton>
    </>
  )
}
