import { type Order, orderDetail } from '@yaoji/api-client/contract/order'
import { useCall, usePayment } from '@yaoji/hooks/data'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Navigate } from 'react-router-dom'
import { href } from '../../routes'
import { ErrorPanel } from '../errors/ErrorPanel'
import { isMissing } from '../errors/isMissing'
import { NoOrder } from './NoOrder'
import { PaySheet } from './PaySheet'

export interface PayDeskProps {
  id: number
  /** Which of the two pay pages this is; an order of the other kind is shown by the other. */
  is_ephedrine: 0 | 1
}

/** Step 3 of one order, in every state: to be paid, on the way, paid, gone. */
export function PayDesk({ id, is_ephedrine }: PayDeskProps) {
  const order = useCall(orderDetail, { id }, { inline: true })
  const payment = usePayment(id)
  const error = order.error ?? (payment.data ? null : payment.error)
  if (isMissing(error)) return <NoOrder />
  if (order.data && order.data.order.is_ephedrine !== is_ephedrine)
    return <OtherPage order={order.data.order} />
  if (order.data && payment.data) {
    return (
      <PaySheet
        key={id}
        detail={order.data}
        payment={payment.data.payment}
        unreached={payment.isError}
        onAsk={() => void payment.refetch()}
      />
    )
  }
  if (error) {
    const retry = () => void Promise.all([order.refetch(), payment.refetch()])
    return <ErrorPanel error={error} onRetry={retry} retrying={order.isFetching || payment.isFetching} />
  }
  return <Skeleton variant="rows" count={6} label="正在加载订单" />
}

function OtherPage({ order: { id, is_ephedrine } }: { order: Order }) {
  const there = is_ephedrine === 1 ? href('cartEphedrine', {}, { id }) : href('cartPay', { id })
  return <Navigate to={there} replace />
}
