import { orderDetail } from '@yaoji/api-client/contract/order'
import { combineQueries } from '@yaoji/hooks'
import { useCall, usePayment } from '@yaoji/hooks/data'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Navigate } from 'react-router-dom'
import { QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../orders/OrderNotFound'
import { payHref } from '../orders/payHref'
import { PaymentView } from './PaymentView'

export interface PaymentSectionProps {
  id: number
  /** Which of the two payment pages this is. An order of the other kind redirects to the other page. */
  is_ephedrine: 0 | 1
}

/** Step 3 of one order, in every state: unpaid, in progress, paid, missing. */
export function PaymentSection({ id, is_ephedrine }: PaymentSectionProps) {
  const order = useCall(orderDetail, { id }, { inline: true })
  const payment = usePayment(id)
  if (order.data && order.data.order.is_ephedrine !== is_ephedrine)
    return <Navigate to={payHref(order.data.order)} replace />
  return (
    <QueryView
      query={combineQueries({ detail: order, state: payment })}
      pending={<Skeleton variant="rows" count={6} label="正在加载订单" />}
      missing={<OrderNotFound />}
    >
      {({ detail, state }) => (
        <PaymentView
          key={id}
          detail={detail}
          payment={state.payment}
          offline={payment.isError}
          onRefresh={() => void payment.refetch()}
        />
      )}
    </QueryView>
  )
}
