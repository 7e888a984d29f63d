import { type OrderDetail, orderDetail } from '@yaoji/api-client/contract/order'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { PAYMENT_WAYS } from '@yaoji/domain'
import { useCall, usePayment } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { PaidResult } from '@yaoji/ui/paid-result'
import { PaymentStatus } from '@yaoji/ui/payment-status'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useEffect } from 'react'
import { combineQueries, QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { OrderRows } from '../../features/orders/OrderRows'
import { unmarkPaying } from '../../features/payment/paymentMark'
import { ReceiptNotice } from '../../features/payment/ReceiptNotice'
import { href } from '../../routes'

/** The result of an order's payment. */
export function PaidView({ id }: { id: number }) {
  const detail = useCall(orderDetail, { id }, { inline: true })
  const query = combineQueries({ detail, state: usePayment(id) })
  useEffect(() => unmarkPaying(id), [id])
  return (
    <QueryView
      query={query}
      pending={<Skeleton variant="lines" count={6} label="正在加载付款结果" />}
      missing={<OrderNotFound />}
    >
      {({ detail, state }) => <Result detail={detail} payment={state.payment} />}
    </QueryView>
  )
}

function Result({ detail, payment }: { detail: OrderDetail; payment: Payment }) {
  const { order, siblings } = detail
  return (
    <>
      {payment.state === 'paid' ? (
        <PaidResult
          sn={order.sn}
          amount={payment.amount}
          paid_at={payment.paid_at}
          payText={PAYMENT_WAYS.find(({ way }) => way === payment.pay_type)?.text}
          unpaid={siblings.filter(sibling => sibling.status === 10)}
          payHref={({ id }) => href('cartPay', { id })}
          orderHref={href('order', { id: order.id })}
          homeHref={href('home')}
        />
      ) : (
        <>
          <PaymentStatus payment={payment} actions={<NextSteps payment={payment} />} />
          <OrderRows title="同次提交的其他订单" orders={siblings} />
        </>
      )}
      {order.is_ephedrine === 1 && <ReceiptNotice />}
    </>
  )
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
