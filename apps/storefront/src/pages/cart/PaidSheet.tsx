import { orderDetail } from '@yaoji/api-client/contract/order'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { PAYMENT_WAYS } from '@yaoji/domain'
import { useCall, usePayment } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { PaidResult } from '@yaoji/ui/paid-result'
import { PaymentStatus } from '@yaoji/ui/payment-status'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useEffect } from 'react'
import { NoOrder } from '../../app/cart/NoOrder'
import { OrderRows } from '../../app/cart/OrderRows'
import type { OrderDetail } from '../../app/cart/PaySheet'
import { unmarkPaying } from '../../app/cart/payMark'
import { ReceiptNotice } from '../../app/cart/ReceiptNotice'
import { ErrorPanel } from '../../app/errors/ErrorPanel'
import { isMissing } from '../../app/errors/isMissing'
import { href } from '../../routes'

/** What became of an order's payment. */
export function PaidSheet({ id }: { id: number }) {
  const order = useCall(orderDetail, { id }, { inline: true })
  const payment = usePayment(id)
  useEffect(() => unmarkPaying(id), [id])
  const error = order.error ?? payment.error
  if (isMissing(error)) return <NoOrder />
  if (order.data && payment.data) return <Result detail={order.data} payment={payment.data.payment} />
  if (error) {
    const retry = () => void Promise.all([order.refetch(), payment.refetch()])
    return <ErrorPanel error={error} onRetry={retry} retrying={order.isFetching || payment.isFetching} />
  }
  return <Skeleton variant="lines" count={6} label="正在加载付款结果" />
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
          <PaymentStatus payment={payment} actions={<Ways payment={payment} />} />
          <OrderRows title="同次提交的其他订单" orders={siblings} />
        </>
      )}
      {order.is_ephedrine === 1 && <ReceiptNotice />}
    </>
  )
}

/** Where an order goes on that is not paid, or not yet. */
function Ways({ payment: { order_id, ways } }: { payment: Payment }) {
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
