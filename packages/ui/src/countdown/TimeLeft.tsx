'use client'
import { useServerClock } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { Countdown } from './Countdown'
import * as css from './TimeLeft.css'

/** More than this is shown with its days. */
const DAY_SECONDS = 86_400

export interface TimeLeftProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** What ends: `距本月结束`. */
  text: ReactNode
  /** When it ends, in unix seconds. */
  end: number
  /** The service's time in the answer that has it, in unix seconds. */
  timestamp: number
  /** When that answer arrived. */
  receivedAt: Date
  /** Called once when the end is reached. */
  onEnd: () => void
  /**
   * In a frame of its own, as a part of a page.
   * @default false
   */
  framed?: boolean
}

/**
 * How long something holds, by the clock of the service: in boxes, and in words where it is more than a day. Renders `p`; sets
 * `data-framed`.
 */
export const TimeLeft = forwardRef<HTMLParagraphElement, TimeLeftProps>(function TimeLeft(
  { text, end, timestamp, receivedAt, onEnd, framed, className, ...rest },
  ref,
) {
  const now = useServerClock(timestamp, { receivedAt }) ?? timestamp
  return (
    <p {...rest} ref={ref} className={joinClass(css.root, className)} data-framed={dataAttr(framed)}>
      {text}{' '}
      <Countdown variant={end - now > DAY_SECONDS ? 'text' : 'boxes'} end={end} now={now} onEnd={onEnd} />
    </p>
  )
})
