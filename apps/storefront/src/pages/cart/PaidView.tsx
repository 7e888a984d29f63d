import { type OrderDetail, orderDetail } from '@yaoji/api-client/contract/order'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { formatAmount, ORDER, orderCost, PAY_TYPES, parseAmount, sumAmounts } from '@yaoji/domain'
import { combineQueries, useNewAnswer } from '@yaoji/hooks'
import { useCall, usePayment } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { OrderLinesPanel } from '@yaoji/ui/order-payment'
import { PaidResult } from '@yaoji/ui/paid-result'
import { PaymentStatus } from '@yaoji/ui/payment-status'
import { Skeleton } from '@yaoji/ui/skeleton'
import { type ReactNode, useEffect } from 'react'
import { QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { OrderRows } from '../../features/orders/OrderRows'
import { unmarkPaying } from '../../features/payment/paymentMark'
import { ReceiptNotice } from '../../features/payment/ReceiptNotice'
import { href } from '../../routes'

export interface PaidViewProps {
  id: number
  /** What is below the result, shown with it. */
  children: ReactNode
}

/** The result of an order's payment. */
export function PaidView({ id, children }: PaidViewProps) {
  const detail = useCall(orderDetail, { id }, { inline: true, staleTime: 0 })
  const query = combineQueries({ detail: useNewAnswer(detail), state: useNewAnswer(usePayment(id)) })
  useEffect(() => unmarkPaying(id), [id])
  return (
    <QueryView
      query={query}
      pending={<Skeleton variant="lines" count={6} label="正在加载付款结果" />}
      missing={
        <>
          <OrderNotFound />
          {children}
        </>
      }
    >
      {({ detail, state }) => (
        <>
          <Result detail={detail} payment={state.payment} />
          {children}
        </>
      )}
    </QueryView>
  )
}

function Result({ detail, payment }: { detail: OrderDetail; payment: Payment }) {
  const { order, siblings } = detail
  const together = paidTogether(detail)
  return (
    <>
      {payment.state === 'paid' ? (
        <>
          <Paid detail={detail} payment={payment} />
          <OrderRows title="一起付款的其他订单" orders={together} />
        </>
      ) : (
        <>
          <PaymentStatus payment={payment} actions={<NextSteps payment={payment} />} />
          <OrderRows title="同次提交的其他订单" orders={siblings} />
        </>
      )}
      {order.is_ephedrine === 1 && <ReceiptNotice />}
      <OrderLinesPanel order={order} title={together.length > 0 ? `商品清单 ${order.sn}` : undefined} />
      {together.map(({ id }) => (
        <LinesOf key={id} id={id} />
      ))}
    </>
  )
}

/** The other orders of the purchase that the same payment paid. */
function paidTogether({ order, siblings }: OrderDetail): OrderDetail['siblings'] {
  return siblings.filter(sibling => sibling.paid_at !== null && sibling.paid_at === order.paid_at)
}

/** What was paid, with the part of the balance, and what is still unpaid. */
function Paid({ detail, payment }: { detail: OrderDetail; payment: Payment }) {
  const { order, siblings } = detail
  const together = paidTogether(detail)
  const paid = [order.amounts, ...together]
  const balance = sumAmounts(paid.map(each => parseAmount(each.balance_amount)))
  return (
    <PaidResult
      sn={[order, ...together].map(({ sn }) => sn).join('、')}
      amount={formatAmount(sumAmounts(paid.map(orderCost)))}
      balance_amount={formatAmount(balance)}
      paid_at={payment.paid_at}
      payText={PAY_TYPES.find(({ way }) => way === payment.pay_type)?.text}
      unpaid={siblings.filter(({ status }) => status === ORDER.unpaid)}
      payHref={({ id }) => href('cartPay', { id })}
      orderHref={href('order', { id: order.id })}
      homeHref={href('home')}
      arrivedAt="main"
    />
  )
}

/** The lines of another order that was paid; nothing while they load. */
function LinesOf({ id }: { id: number }) {
  const { data } = useCall(orderDetail, { id }, { inline: true })
  return data ? <OrderLinesPanel order={data.order} title={`商品清单 ${data.order.sn}`} /> : null
}

/** Links for an order that is not paid. */
function NextSteps({ payment: { order_id, ways } }: { payment: Payment }) {
  return (
    <>
      {ways.length > 0 && (
        <LinkButton href={href('cartPay', { id: order_id })} variant="primary">
          去付款
        </LinkButton>
      )}
      <LinkButton href={href('order', { id: order_id })}>查看订单</LinkButton>
      <LinkButton href={href('home')}>继续选购</LinkButton>
    </>
  )
}
