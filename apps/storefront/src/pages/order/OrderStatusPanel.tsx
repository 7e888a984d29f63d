import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { ORDER, type OrderStatus } from '@yaoji/domain'
import { Countdown } from '@yaoji/ui/countdown'
import { useRef } from 'react'
import { minuteText } from '../../core/clock/minuteText'
import { unixSeconds, useServerTime } from '../../core/clock/useServerTime'
import { OrderActions } from '../../features/orders/OrderActions'
import * as css from './OrderStatusPanel.css'

/** Statuses in which the order waits for the buyer, and those in which it has ended. The others are under way. */
const TONES: Readonly<Partial<Record<OrderStatus, 'wait' | 'ended'>>> = {
  [ORDER.unpaid]: 'wait',
  [ORDER.shipped]: 'wait',
  [ORDER.completed]: 'ended',
  [ORDER.cancelled]: 'ended',
  [ORDER.closed]: 'ended',
}

export interface OrderStatusPanelProps {
  detail: OrderDetail
  /** Requests the order again. */
  onRefresh: () => void
}

/** The status of an order, what happens next and until when, and the buyer's actions. */
export function OrderStatusPanel({ detail, onRefresh }: OrderStatusPanelProps) {
  const { order, next_step } = detail
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-label="订单状态" className={css.root} data-tone={TONES[order.status]}>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {order.status_text}
        </h2>
        {order.slip_refused && <p className={css.text}>转账凭证未通过：{order.slip_refused}</p>}
        <p className={css.text}>{next_step.text}</p>
      </div>
      {next_step.until && <Deadline until={next_step.until} onEnd={onRefresh} />}
      <OrderActions order={order} focusAfter={() => heading.current} />
    </section>
  )
}

interface DeadlineProps {
  until: NonNullable<OrderDetail['next_step']['until']>
  onEnd: () => void
}

const DAY_SECONDS = 86_400

/** Until when; in the last day what is left of it, by the service's clock. */
function Deadline({ until, onEnd }: DeadlineProps) {
  const now = useServerTime()
  const end = unixSeconds(until)
  return (
    <p className={css.deadline}>
      截止 {minuteText(until)}
      {now !== undefined && end - now < DAY_SECONDS && (
        <>
          ，剩余{' '}
          <Countdown
            variant="text"
            end={end}
            now={now}
            onEnd={onEnd}
            labels={{ ended: '时间已到，正在更新' }}
          />
        </>
      )}
    </p>
  )
}
