import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { OrderStatus } from '@yaoji/ui/order-status'
import { TextLink } from '@yaoji/ui/text-link'
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
  const differing = order.store ? undefined : parcels.find(({ short, rejected }) => short + rejected > 0)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <OrderStatus
      order={order}
      next_step={next_step}
      now={useServerTime()}
      onEnd={onRefresh}
      headingRef={heading}
    >
      {differing && (
        <TextLink href={href('orderAcceptance', { id: order.id }, { parcel: differing.id })}>
          查看验收差异和处理
        </TextLink>
      )}
      <OrderActions order={order} focusAfter={() => heading.current} />
    </OrderStatus>
  )
}
