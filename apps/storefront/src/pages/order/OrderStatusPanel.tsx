import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { OrderStatus } from '@yaoji/ui/order-status'
import { useRef } from 'react'
import { useServerTime } from '../../core/clock/useServerTime'
import { OrderActions } from '../../features/orders/OrderActions'
import { href } from '../../routes'

export interface OrderStatusPanelProps {
  detail: Pick<OrderDetail, 'order' | 'next_step' | 'parcels'>
  /** Requests the order again. */
  onRefresh: () => void
}

/** The status of an order, what happens next and until when, and the buyer's actions. */
export function OrderStatusPanel({ detail, onRefresh }: OrderStatusPanelProps) {
  const { order, next_step, parcels } = detail
  const isChecked = parcels.every(({ accepted_at }) => accepted_at !== null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <OrderStatus
      order={order}
      next_step={next_step}
      now={useServerTime()}
      onEnd={onRefresh}
      headingRef={heading}
    >
      <OrderActions
        order={order}
        parcels={parcels}
        acceptHref={isChecked ? undefined : href('orderAcceptance', { id: order.id })}
        focusAfter={() => heading.current}
      />
    </OrderStatus>
  )
}
