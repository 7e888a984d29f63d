import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { OrderStatus } from '@yaoji/ui/order-status'
import { useRef } from 'react'
import { useServerTime } from '../../core/clock/useServerTime'
import { OrderActions } from '../../features/orders/OrderActions'

export interface OrderStatusPanelProps {
  detail: Pick<OrderDetail, 'order' | 'next_step'>
  /** Requests the order again. */
  onRefresh: () => void
}

/** The status of an order, what happens next and until when, and the buyer's actions. */
export function OrderStatusPanel({ detail, onRefresh }: OrderStatusPanelProps) {
  const { order, next_step } = detail
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <OrderStatus
      order={order}
      next_step={next_step}
      now={useServerTime()}
      onEnd={onRefresh}
      headingRef={heading}
    >
      <OrderActions order={order} focusAfter={() => heading.current} />
    </OrderStatus>
  )
}
