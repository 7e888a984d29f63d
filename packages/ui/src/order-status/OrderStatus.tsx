'use client'
import { ORDER } from '@yaoji/domain'
import { unixSeconds } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { Countdown } from '../countdown'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './OrderStatus.css'

export const orderStatusLabels = {
  /** Name of the section, for screen readers. */
  section: '订单状态',
  /** Why the slip of a transfer was refused. */
  refusedSlip: (reason: string) => `转账凭证未通过：${reason}`,
  /** Until when; `time` is to the minute. */
  deadline: (time: string) => `截止 ${time}`,
  /** The same of an order that was sent: what happens then. */
  autoReceived: (time: string) => `${time} 自动确认收货`,
  /** Before what is left, in the last day. */
  left: '，剩余 ',
  /** In place of it once the time is over. */
  ended: '时间已到，正在更新',
}

/** Statuses that wait for the buyer, and those that have ended. The others are under way. */
const TONES: Readonly<Record<number, 'wait' | 'ended'>> = {
  [ORDER.unpaid]: 'wait',
  [ORDER.shipped]: 'wait',
  [ORDER.completed]: 'ended',
  [ORDER.cancelled]: 'ended',
  [ORDER.closed]: 'ended',
}

const DAY_SECONDS = 86_400

export interface OrderStatusProps extends HTMLAttributes<HTMLElement> {
  /** The order, by the wire's names. */
  order: {
    readonly status: number
    readonly status_text: string
    readonly slip_refused?: string | undefined
  }
  /** What happens next, and until when; `until` is `YYYY-MM-DD HH:mm:ss`, or null without a limit. */
  next_step: { readonly text: string; readonly until: string | null }
  /** Now by the server's clock, in unix seconds, ticking; undefined until it is known. */
  now?: number | undefined
  /** Called once when the time is over: fetch the order again. */
  onEnd?: () => void
  /** The status, for a caller that moves the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Words in place of those of {@link orderStatusLabels}. */
  labels?: Partial<typeof orderStatusLabels>
}

/**
 * The status of an order, what happens next and until when; the children are what the buyer can do. Renders `section`; a
 * change is announced. Sets `data-tone`: `wait`, `ended`, or none while it is under way.
 */
export const OrderStatus = forwardRef<HTMLElement, OrderStatusProps>(function OrderStatus(
  { order, next_step, now, onEnd, headingRef, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('orderStatus', orderStatusLabels, labels)
  const { status, status_text, slip_refused } = order
  const { text, until } = next_step
  return (
    <section
      aria-label={words.section}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-tone={TONES[status]}
    >
      <div role="status" className={plain} data-part="status">
        <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={css.title} data-part="title">
          {status_text}
        </h2>
        {slip_refused && (
          <p className={css.text} data-part="refused">
            {words.refusedSlip(slip_refused)}
          </p>
        )}
        <p className={css.text} data-part="next">
          {text}
        </p>
      </div>
      {until && <Deadline {...{ status, until, now, onEnd, words }} />}
      {children}
    </section>
  )
})

interface DeadlineProps extends Pick<OrderStatusProps, 'now' | 'onEnd'> {
  status: number
  until: string
  words: typeof orderStatusLabels
}

/** Until when; in the last day what is left of it, by the service's clock. */
function Deadline({ status, until, now, onEnd, words }: DeadlineProps) {
  const times = useTimes()
  const end = unixSeconds(until)
  return (
    <p className={css.deadline} data-part="deadline">
      {(status === ORDER.shipped ? words.autoReceived : words.deadline)(times.minute(until))}
      {now !== undefined && end - now < DAY_SECONDS && (
        <>
          {words.left}
          <Countdown variant="text" end={end} now={now} onEnd={onEnd} labels={{ ended: words.ended }} />
        </>
      )}
    </p>
  )
}
